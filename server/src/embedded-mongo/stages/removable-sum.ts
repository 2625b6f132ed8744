import { Double, Int32, Long } from 'bson';
import { doubleOf, integerOf, isNumber, kindOf, Sum, wholeOf } from '../numbers.ts';

const LEAST_LONG = -(2n ** 63n);

/** A sum from which values can be taken away again, as MongoDB's windows calculate it. */
export class RemovableSum {
  readonly #sum = new Sum();
  #infinite = 0;
  #negativeInfinite = 0;
  #notANumber = 0;
  #doubles = 0;
  /** How many numbers are in it. */
  count = 0;

  /** @throws StoreError 2 for a Decimal128 */
  add(value: unknown): void {
    if (!isNumber(value)) return;
    if (!this.#setAside(value, 1)) this.#sum.add(value);
    this.count += 1;
  }

  remove(value: unknown): void {
    if (!isNumber(value)) return;
    if (!this.#setAside(value, -1)) for (const part of negated(value)) this.#sum.add(part);
    this.count -= 1;
  }

  /** Counts a double; one that is not finite is not added to the others, which could not be undone. */
  #setAside(value: unknown, by: 1 | -1): boolean {
    if (kindOf(value) !== 'double') return false;
    this.#doubles += by;
    const double = doubleOf(value);
    if (Number.isFinite(double)) return false;
    if (Number.isNaN(double)) this.#notANumber += by;
    else if (double > 0) this.#infinite += by;
    else this.#negativeInfinite += by;
    return true;
  }

  /** An integer where no double is left in it, and an int where it is one, whatever was added. */
  value(): Int32 | Long | Double {
    const isBoth = this.#infinite > 0 && this.#negativeInfinite > 0;
    if (this.#notANumber > 0 || isBoth) return new Double(Number.NaN);
    if (this.#infinite > 0) return new Double(Infinity);
    if (this.#negativeInfinite > 0) return new Double(-Infinity);
    const sum = this.#sum.value();
    if (sum instanceof Double) {
      if (this.#doubles > 0) return sum;
      return integerOf(BigInt(rounded(sum.value))) ?? sum;
    }
    return integerOf(wholeOf(sum)) ?? sum;
  }

  /** The mean, null of nothing. */
  mean(): Double | null {
    if (this.count === 0) return null;
    return new Double(doubleOf(this.value()) / this.count);
  }
}

/** Halves away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

function negated(value: unknown): unknown[] {
  if (kindOf(value) === 'double') return [new Double(-doubleOf(value))];
  const whole = wholeOf(value);
  if (whole === LEAST_LONG) return [Long.MAX_VALUE, new Int32(1)];
  const kind = kindOf(value) === 'long' ? 'long' : 'int';
  return [integerOf(-whole, kind)];
}
