import { numberAt, wholeOf } from '@sets/shared/question/number/steps.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const tenths = { min: 0, max: 2_000, step: 0.1 };
const whole = { min: -50, max: 50_000, step: 1 };
const read = (typed: string, range = tenths, sign = '.') => {
  const found = readNumber(typed, range, sign);
  return found.is === 'number' ? found.number : found.is;
};

it('is read with a comma and with a point, wherever one is', () => {
  for (const sign of ['.', ',']) {
    expect(read('12,5', tenths, sign)).toBe(12.5);
    expect(read('12.5', tenths, sign)).toBe(12.5);
    expect(read('1.234,5', tenths, sign)).toBe(1234.5);
    expect(read('1,234.5', tenths, sign)).toBe(1234.5);
    expect(read('1 234', whole, sign)).toBe(1234);
    expect(read("12'345", whole, sign)).toBe(12_345);
    expect(read(',5', tenths, sign)).toBe(0.5);
    expect(read(' +7 ', whole, sign)).toBe(7);
  }
});

it('what may mean two numbers means the one that can be an answer, else the usual one', () => {
  expect(read('1,200', whole, ',')).toBe(1200);
  expect(read('1.200', whole, '.')).toBe(1200);
  const thousandths = { min: 0, max: 2_000, step: 0.001 };
  expect(read('1,200', thousandths, ',')).toBe(1.2);
  expect(read('1,200', thousandths, '.')).toBe(1200);
  expect(read('1,200', { min: 0, max: 10, step: 0.1 }, '.')).toBe(1.2);
});

it('knows the figures and the minus of others', () => {
  expect(read('\u0661\u0662\u066B\u0665')).toBe(12.5);
  expect(read('\uFF11\uFF12', whole)).toBe(12);
  expect(read('\u2212 7', whole)).toBe(-7);
  expect(read('\u200E-7', whole)).toBe(-7);
});

it('says why something is no answer', () => {
  expect(readNumber(' ', tenths, '.')).toEqual({ is: 'empty' });
  expect(readNumber('-', tenths, '.')).toEqual({ is: 'empty' });
  for (const typed of ['ten', '1e3', '1.2.3', '--1', '0x10', '5kg', 'Infinity']) {
    expect(readNumber(typed, tenths, '.')).toEqual({ is: 'no-number' });
  }
  expect(readNumber('2000.1', tenths, '.')).toEqual({ is: 'outside' });
  expect(readNumber('-1', tenths, '.')).toMatchObject({ is: 'outside' });
  expect(readNumber('1.26', tenths, '.')).toEqual({ is: 'between', below: 1.2, above: 1.3 });
  expect(readNumber('1.24', tenths, '.')).toEqual({ is: 'between', below: 1.2, above: 1.3 });
});

it('every number is read as it is written, wherever one is', () => {
  const locales = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'fa', 'sv'];
  const steps = fc.integer({ min: 0, max: wholeOf(tenths).steps });
  fc.assert(
    fc.property(steps, fc.constantFrom(...locales), (step, locale) => {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
      const sign = format.formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
      const number = numberAt(tenths, step);
      expect(read(format.format(number), tenths, sign)).toBe(number);
    }),
  );
});
