const DIGITS = 16;
const SHOWN = 40;

/** A double as MongoDB writes it: 16 digits at most, in the middle to the even one, as C's `%.16g` does. */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Infinity' : 'Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  // So many digits that none of those which decide are rounded.
  const [mantissa = '', power = ''] = Math.abs(value).toExponential(SHOWN).split('e');
  const all = mantissa.replace('.', '');
  const rounded = String(BigInt(all.slice(0, DIGITS)) + (isUp(all) ? 1n : 0n));
  const exponent = Number(power) + (rounded.length - DIGITS);
  const digits = rounded.replace(/0+$/, '');
  return (value < 0 ? '-' : '') + placed(digits, exponent);
}

function isUp(digits: string): boolean {
  const rest = digits.slice(DIGITS);
  const middle = `5${'0'.repeat(rest.length - 1)}`;
  if (rest !== middle) return rest > middle;
  return Number(digits[DIGITS - 1]) % 2 === 1;
}

function placed(digits: string, exponent: number): string {
  if (exponent < -4 || exponent >= DIGITS) {
    const sign = exponent < 0 ? '-' : '+';
    const power = String(Math.abs(exponent)).padStart(2, '0');
    const rest = digits.slice(1);
    return `${digits.slice(0, 1)}${rest === '' ? '' : `.${rest}`}e${sign}${power}`;
  }
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const rest = digits.slice(exponent + 1);
  return rest === '' ? whole : `${whole}.${rest}`;
}
