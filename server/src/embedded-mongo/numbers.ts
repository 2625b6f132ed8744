import { Double, Int32, Long } from 'bson';
import { StoreError } from './store-error.ts';
import { bsonType, RANK, rankOf } from './values.ts';

/** MongoDB's kinds of numbers; a calculation has the later one of its operands'. */
export type NumberKind = 'int' | 'long' | 'double' | 'decimal';

const int32 = { least: -(2n ** 31n), most: 2n ** 31n - 1n };
const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

export const isNumber = (value: unknown): boolean => rankOf(value) === RANK.number;

/**
 * The kind of a number. One of JavaScript's own came from a driver that sends whole numbers of 32 bits as
 * such, and all others as doubles.
 */
export function kindOf(value: unknown): NumberKind {
  if (typeof value !== 'number') return KINDS[bsonType(value as object)] ?? 'decimal';
  const isInt = Number.isInteger(value) && !Object.is(value, -0);
  return isInt && fits(BigInt(value), int32) ? 'int' : 'double';
}

const KINDS: Record<string, NumberKind> = { Int32: 'int', Long: 'long', Double: 'double' };

const fits = (whole: bigint, { least, most }: { least: bigint; most: bigint }): boolean =>
  whole >= least && whole <= most;

/** The value of an int or a long. */
export const wholeOf = (value: unknown): bigint =>
  Long.isLong(value) ? value.toBigInt() : BigInt(Number(value));

/** The value as a double, rounded where it is a long that none is equal to. */
export const doubleOf = (value: unknown): number =>
  Long.isLong(value) ? value.toNumber() : Number(value);

/** A whole number as an int where it is one and `least` allows it, else as a long; nothing where it is neither. */
export function integerOf(whole: bigint, least: NumberKind = 'int'): Int32 | Long | undefined {
  if (least === 'int' && fits(whole, int32)) return new Int32(Number(whole));
  return fits(whole, int64) ? Long.fromBigInt(whole) : undefined;
}

/** The later kind of two. @throws StoreError 2 for a Decimal128: the store does not calculate with these */
export function commonKind(a: unknown, b: unknown): Exclude<NumberKind, 'decimal'> {
  const kinds = new Set([kindOf(a), kindOf(b)]);
  if (kinds.has('decimal')) throw noDecimals();
  if (kinds.has('double')) return 'double';
  return kinds.has('long') ? 'long' : 'int';
}

export const noDecimals = (): StoreError =>
  new StoreError(2, 'The store does not calculate with Decimal128');

/** Calculates with two numbers as MongoDB does: whole numbers that leave 64 bits become what `beyond` says. */
export function calculate(
  a: unknown,
  b: unknown,
  whole: (a: bigint, b: bigint) => bigint,
  real: (a: number, b: number) => number,
  beyond: () => Double | never = () => new Double(real(doubleOf(a), doubleOf(b))),
): Int32 | Long | Double {
  const kind = commonKind(a, b);
  if (kind === 'double') return new Double(real(doubleOf(a), doubleOf(b)));
  return integerOf(whole(wholeOf(a), wholeOf(b)), kind) ?? beyond();
}

/**
 * A sum that loses nothing: whole numbers exactly, doubles with what rounding leaves out carried along, as in
 * MongoDB. What is no number is passed over.
 */
export class Sum {
  #whole = 0n;
  #high = 0;
  #low = 0;
  #kind: NumberKind = 'int';
  count = 0;

  /** @throws StoreError 2 for a Decimal128 */
  add(value: unknown): void {
    if (!isNumber(value)) return;
    const kind = kindOf(value);
    if (kind === 'decimal') throw noDecimals();
    this.count += 1;
    if (kind === 'double') this.#addDouble(doubleOf(value));
    else this.#whole += wholeOf(value);
    if (kind === 'double' || (kind === 'long' && this.#kind === 'int')) this.#kind = kind;
  }

  #addDouble(value: number): void {
    const sum = this.#high + value;
    if (Number.isFinite(sum)) {
      const part = sum - this.#high;
      this.#low += this.#high - (sum - part) + (value - part);
    } else {
      this.#low = 0;
    }
    this.#high = sum;
  }

  /** All of it, as a double. */
  double(): number {
    if (this.#kind !== 'double') return Number(this.#whole);
    const low = BigInt.asUintN(32, this.#whole);
    // Both halves of a long are doubles, so none of it is lost.
    this.#addDouble(Number(this.#whole - low));
    this.#addDouble(Number(low));
    this.#whole = 0n;
    return this.#high + this.#low;
  }

  /** The sum, of the latest kind that was added; a double where a long cannot hold it. */
  value(): Int32 | Long | Double {
    if (this.#kind === 'double') return new Double(this.double());
    return integerOf(this.#whole, this.#kind) ?? new Double(Number(this.#whole));
  }
}
