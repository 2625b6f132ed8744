import { digitsFor, inUnit } from '@sets/shared/question/number/number-words.ts';
import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { numberAt, wholeOf } from '@sets/shared/question/number/steps.ts';
import { locale } from '../../../core/locale.ts';
import { numberMessages as words } from './number.messages.ts';

const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });

/** As it is written where the reader is. */
export const formatNumber = (number: number): string => written.format(number);

/** A number of an answer, in the unit of its question. */
export const sayNumber = (question: NumberQuestion, number: number): string =>
  inUnit(question, formatNumber(number));

/** From one number to another; the unit stands once. */
export const sayRange = (question: NumberQuestion, low: number, high: number): string =>
  inUnit(question, words.fromTo(formatNumber(low), formatNumber(high)));

/** Every number that may be given. */
export const sayAll = (question: NumberQuestion): string =>
  sayRange(question, question.min, numberAt(question, wholeOf(question).steps));

/** A mean or a median of answers: always with one more digit than they have. */
export const sayMiddle = (question: NumberQuestion, number: number): string => {
  const digits = digitsFor(question);
  const middle = number.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return inUnit(question, middle);
};

const roundedTo = (question: NumberQuestion, number: number): number => {
  const power = 10 ** digitsFor(question);
  return Math.round(number * power) / power;
};

/** Where it is right to some digits alone, it has no more. */
export const sayMedian = (
  question: NumberQuestion,
  { median, isRough }: Pick<NonNullable<NumberCounts['figures']>, 'median' | 'isRough'>,
): string =>
  isRough
    ? words.about(sayNumber(question, roundedTo(question, median)))
    : sayMiddle(question, median);

export const sayFigureRange = (question: NumberQuestion, low: number, high: number): string =>
  sayRange(question, roundedTo(question, low), roundedTo(question, high));

/** The sign between whole and part, where the reader is. */
export const decimalSign =
  written.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
