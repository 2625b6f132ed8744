import { Double, Int32, Long } from 'bson';
import { StoreError } from '../store-error.ts';
import { RANK, rankOf } from '../values.ts';

const BEYOND_64_BITS = 2 ** 63;
const LARGEST_LONG = 2n ** 63n - 1n;

/**
 * Compiles the operand of `$mod`: a divisor and what is left. Doubles lose what is behind their point, those of the
 * operand as well as those of documents.
 *
 * @throws StoreError 2 for anything else, and for a divisor of zero
 */
export function modTest(operand: unknown): (value: unknown) => boolean {
  if (!Array.isArray(operand)) throw malformed('needs to be an array');
  const [first, second, ...others] = operand as unknown[];
  if (operand.length < 2) throw malformed('not enough elements');
  const [divisor, remainder] = [wholeOperand('divisor', first), wholeOperand('remainder', second)];
  if (others.length > 0) throw malformed('too many elements');
  if (divisor === 0n) throw new StoreError(2, 'divisor cannot be 0');
  const [by, left] = [Number(divisor), Number(remainder)];
  // What is left of two doubles is exact, so only longs that no double is equal to need more.
  const areDoubles = BigInt(by) === divisor && BigInt(left) === remainder;
  return (value) => {
    if (areDoubles && typeof value === 'number') {
      return Math.trunc(value) % by === left && fits(value);
    }
    const dividend = wholeOf(value);
    return dividend !== undefined && dividend % divisor === remainder;
  };
}

const malformed = (what: string): StoreError => new StoreError(2, `malformed mod, ${what}`);

const fits = (value: number): boolean => value >= -BEYOND_64_BITS && value < BEYOND_64_BITS;

function wholeOperand(name: string, value: unknown): bigint {
  if (rankOf(value) !== RANK.number) throw malformed(`${name} not a number`);
  const whole = wholeOf(value);
  if (whole !== undefined) return whole;
  // Of a double that is one too large for a long MongoDB takes the largest long.
  if (Number(value) === BEYOND_64_BITS) return LARGEST_LONG;
  throw malformed(`${name} value is invalid :: caused by :: it is no integral value of 64 bits`);
}

/** The whole part of a number, where it is one of 64 bits. */
function wholeOf(value: unknown): bigint | undefined {
  if (Long.isLong(value)) return value.toBigInt();
  if (typeof value === 'number' || value instanceof Double || value instanceof Int32) {
    const double = Number(value);
    return fits(double) ? BigInt(Math.trunc(double)) : undefined;
  }
  return rankOf(value) === RANK.number ? wholeOfDecimal(String(value)) : undefined;
}

const MOST_DIGITS = 19;

function wholeOfDecimal(decimal: string): bigint | undefined {
  const parts = /^(-?)(\d*)\.?(\d*)(?:E([-+]?\d+))?$/i.exec(decimal);
  if (!parts) return undefined;
  const [, sign = '', whole = '', part = '', power = '0'] = parts;
  const digits = `${whole}${part}`.replace(/^0+/, '');
  const exponent = Number(power) - part.length;
  if (digits === '' || digits.length + exponent <= 0) return 0n;
  if (digits.length + exponent > MOST_DIGITS) return undefined;
  const shown = exponent >= 0 ? digits + '0'.repeat(exponent) : digits.slice(0, exponent);
  const value = BigInt(sign + shown);
  return BigInt.asIntN(64, value) === value ? value : undefined;
}
