import { decimalsIn, type NumberRange } from './steps.ts';
import type { NumberWithin } from './within.ts';

/** What a number is counted in, and where that stands. */
export interface Unit {
  readonly unit: string;
  readonly unitPlace: 'after' | 'before';
}

const written = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** As it is read: with groups of three, and a true minus. */
export const numberInWords = (number: number): string =>
  written.format(number).replace('-', '\u2212');

/** With so many decimals, be they zeros; what rounds to nothing has no sign. */
const fixed = (number: number, digits: number): string =>
  number
    .toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    })
    .replace('-', '\u2212');

/** These stand close to their number. */
const close = /^[%‰°′″'"]/u;

/** A number, or several, with the unit: 3 kg, 40%, $3. */
export const inUnit = ({ unit, unitPlace }: Unit, text: string): string => {
  if (unit === '') return text;
  if (unitPlace === 'before') return unit.length > 1 ? `${unit} ${text}` : `${unit}${text}`;
  return close.test(unit) ? `${text}${unit}` : `${text} ${unit}`;
};

/** A number that is right, and how far from it an answer may be: 42 kg, ± 2. `write`: as numbers are written there. */
export const rightInWords = (
  unit: Unit,
  { number, within }: NumberWithin,
  write: (number: number) => string = numberInWords,
): string => {
  const exact = inUnit(unit, write(number));
  return within === 0 ? exact : `${exact}, \u00b1 ${write(within)}`;
};

/** What lies between answers is read to one more digit than they have. */
export const digitsFor = (range: NumberRange): number => Math.min(6, decimalsIn(range) + 1);

/** A mean or a median has that digit always, as the means of scales, places and points have theirs. */
export const middleInUnit = (range: NumberRange & Unit, middle: number): string =>
  inUnit(range, fixed(middle, digitsFor(range)));

/** Any other figure of answers, in their unit: with that digit where it says something. */
export const rounded = (range: NumberRange & Unit, number: number): string => {
  const power = 10 ** digitsFor(range);
  return inUnit(range, numberInWords(Math.round(number * power) / power));
};
