import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  invoiceNumberOf,
  invoiceYear,
  isWithoutGaps,
  seriesOf,
  textOfInvoiceNumber,
} from './invoice-number.ts';

const stallid = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);

test('a number is read as it was written, and is written in one way', () => {
  const number = fc.record({
    series: stallid.map(seriesOf),
    year: fc.integer({ min: 2_000, max: 9_999 }),
    number: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(number, (given) => {
      const text = textOfInvoiceNumber(given);
      expect(invoiceNumberOf(text)).toEqual(given);
      expect(invoiceNumberOf(text.replace(/-0*(\d+)$/, '-0$1'))?.number ?? given.number).toBe(
        given.number,
      );
    }),
  );
  const series = seriesOf('stall');
  expect(textOfInvoiceNumber({ series, year: 2_031, number: 42 })).toBe(`${series}-2031-000042`);
  for (const text of ['', `${series}-2031-42`, `${series}-2031-000000`, `${series}-2031-0000042`]) {
    expect(invoiceNumberOf(text)).toBeNull();
  }
});

test('each stall has a series, always the same', () => {
  const series = Array.from({ length: 2_000 }, (_none, index) => seriesOf(`stall-${index}`));
  expect(new Set(series).size).toBe(series.length);
  expect(seriesOf('stall-7')).toBe(series[7]);
});

test('the year is that of the clock of the stall', () => {
  const at = Date.parse('2031-12-31T23:30:00Z');
  expect(invoiceYear('UTC', at)).toBe(2_031);
  expect(invoiceYear('Europe/Berlin', at)).toBe(2_032);
  expect(invoiceYear('America/New_York', at)).toBe(2_031);
});

test('a gap, a repeat, and what is of another year are seen', () => {
  const numbers = (year: number, ...all: number[]) =>
    all.map((number) => ({ series: 'BCDFGH', year, number }));
  expect(isWithoutGaps([])).toBe(true);
  expect(isWithoutGaps(numbers(2_031, 2, 1, 3))).toBe(true);
  expect(isWithoutGaps(numbers(2_031, 1, 3))).toBe(false);
  expect(isWithoutGaps(numbers(2_031, 2, 3))).toBe(false);
  expect(isWithoutGaps(numbers(2_031, 1, 2, 2))).toBe(false);
  expect(isWithoutGaps([...numbers(2_031, 1), ...numbers(2_032, 2)])).toBe(false);
});
