import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAlphabet } from '../../core/ids.ts';
import { randomFrom } from '../../core/seeded.ts';
import {
  gapsIn,
  invoiceNumberOf,
  invoiceYear,
  newSeries,
  seriesBytes,
  textOfInvoiceNumber,
} from './invoice-number.ts';

const random = fc.uint8Array({ minLength: seriesBytes, maxLength: seriesBytes });

test('a number is read as it was written, and is written in one way', () => {
  const number = fc.record({
    series: random.map(newSeries),
    year: fc.integer({ min: 2_000, max: 9_999 }),
    number: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(number, (given) => {
      const text = textOfInvoiceNumber(given);
      expect(invoiceNumberOf(text)).toEqual(given);
      expect(invoiceNumberOf(text.replace(/(\d+)$/, '0$1'))).toBeNull();
    }),
  );
  const series = newSeries(new Uint8Array(seriesBytes));
  expect(textOfInvoiceNumber({ series, year: 2_031, number: 42 })).toBe(`${series}-2031-000042`);
  for (const text of ['', `${series}-2031-42`, `${series}-2031-000000`, `${series}-2031-0000042`]) {
    expect(invoiceNumberOf(text)).toBeNull();
  }
});

test('a series is of letters that nobody misreads, each as likely in each place', () => {
  const chance = randomFrom(1);
  const drawn = () => newSeries(Uint8Array.from({ length: seriesBytes }, () => chance() * 256));
  const series = Array.from({ length: 2_700 }, drawn);
  expect(new Set(series).size).toBe(series.length);
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const counts = Array.from(codeAlphabet).map(
      (letter) => series.filter((each) => each[place] === letter).length,
    );
    // 100 of each are to be expected.
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(145);
  }
  expect(() => newSeries(new Uint8Array(4))).toThrow('16 bytes');
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
  expect(gapsIn([])).toBe(0);
  expect(gapsIn(numbers(2_031, 2, 1, 3))).toBe(0);
  expect(gapsIn(numbers(2_031, 1, 3))).toBe(1);
  expect(gapsIn(numbers(2_031, 2, 5))).toBe(3);
  expect(gapsIn(numbers(2_031, 1, 2, 2))).toBe(1);
  expect(gapsIn([...numbers(2_031, 1), ...numbers(2_032, 2)])).toBe(1);
});
