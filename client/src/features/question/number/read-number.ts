import {
  nearestStep,
  numberAt,
  type NumberRange,
  stepOf,
  wholeOf,
} from '@sets/shared/question/number/steps.ts';

/** What was typed: a number of the range, or why it is none. */
export type ReadNumber =
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'empty' | 'no-number' | 'outside' }
  | { readonly is: 'between'; readonly below: number; readonly above: number };

/** The figure that a sign stands for, in whichever script: in each, ten follow each other. */
const figureOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  let figure = 0;
  while (figure < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - figure - 1))) figure += 1;
  return String(code <= 57 ? code - 48 : figure);
};

/** Digits of all scripts as ours; without blanks and signs of groups that nobody takes for a part. */
const plain = (typed: string): string =>
  typed
    .replaceAll(/\p{Nd}/gu, figureOf)
    .replaceAll(/[\s\p{Z}\p{Cf}'\u2019\u066C_]/gu, '')
    .replaceAll(/[\u2212\u2013\uFF0D]/gu, '-')
    .replaceAll('\u066B', ',')
    .replace(/^\+/, '');

/** How it may be meant, the likelier first: with a sign for the part, or for groups of three. */
const readings = (text: string, decimalSign: string): string[] => {
  const points = text.replaceAll(/[^.,]/g, '');
  if (points === '') return [text];
  const last = points.at(-1) ?? '';
  const isMixed = new Set(points).size > 1;
  const asPart = points.split(last).length > 2 ? [] : [text.replaceAll(/[.,](?=.*[.,])/g, '')];
  const inGroups = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text) ? [text.replaceAll(/[.,]/g, '')] : [];
  const part = asPart.map((each) => each.replace(',', '.'));
  if (isMixed) return part;
  return last === decimalSign ? [...part, ...inGroups] : [...inGroups, ...part];
};

const isNumber = (text: string): boolean => /^-?(?:\d+\.?\d*|\.\d+)$/.test(text);

const isIn = (range: NumberRange, number: number): boolean =>
  number >= range.min && number <= numberAt(range, wholeOf(range).steps);

/**
 * What somebody typed as a number, however they write where they are: 12,5 and 12.5, 1.200 and
 * 1,200. Where it may mean two numbers it is the one that can be an answer.
 */
export const readNumber = (typed: string, range: NumberRange, decimalSign: string): ReadNumber => {
  const text = plain(typed);
  if (text === '' || text === '-') return { is: 'empty' };
  const numbers = readings(text, decimalSign).filter(isNumber).map(Number);
  const taken = numbers.find((each) => stepOf(range, each) !== null);
  if (taken !== undefined) return { is: 'number', number: taken + 0 };
  const near = numbers.find((each) => isIn(range, each)) ?? numbers[0];
  if (near === undefined) return { is: 'no-number' };
  if (!isIn(range, near)) return { is: 'outside' };
  const step = nearestStep(range, near);
  const below = numberAt(range, step) < near ? step : step - 1;
  return { is: 'between', below: numberAt(range, below), above: numberAt(range, below + 1) };
};
