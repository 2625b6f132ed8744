import { seedOf } from '../../core/seeded.ts';
import { codeAlphabet } from '../../core/ids.ts';

/**
 * The number of an invoice, or of a credit note, as `K7M2QD-2031-000042`: the series of the stall, the year by the
 * clock of the stall, and how many there were in it. Each year begins with 1, and none is left out.
 */
export interface InvoiceNumber {
  readonly series: string;
  readonly year: number;
  readonly number: number;
}

const seriesLetters = 6;
const digits = 6;
const form = new RegExp(`^([${codeAlphabet}]{${seriesLetters}})-(\\d{4})-(\\d{${digits},9})$`);

/** The series of a stall: always the same for it, another one for another. */
export const seriesOf = (stallid: string): string => {
  let rest = seedOf(stallid);
  let series = '';
  while (series.length < seriesLetters) {
    series += codeAlphabet[rest % codeAlphabet.length] ?? '';
    rest = Math.floor(rest / codeAlphabet.length);
  }
  return series;
};

/** In which year a time in ms is by the clock of a stall. */
export const invoiceYear = (timeZone: string, at: number): number =>
  Number(
    new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', year: 'numeric' }).format(at),
  );

export const textOfInvoiceNumber = ({ series, year, number }: InvoiceNumber): string =>
  `${series}-${String(year).padStart(4, '0')}-${String(number).padStart(digits, '0')}`;

/** Null where it is none; a number is written in one way alone. */
export const invoiceNumberOf = (text: string): InvoiceNumber | null => {
  const [, series, year, number] = form.exec(text) ?? [];
  if (series === undefined) return null;
  const read = { series, year: Number(year), number: Number(number) };
  return read.number > 0 && textOfInvoiceNumber(read) === text ? read : null;
};

/** Whether these are all numbers of one series and year up to the last of them, each once. */
export const isWithoutGaps = (numbers: readonly InvoiceNumber[]): boolean =>
  numbers
    .map(({ number }) => number)
    .toSorted((one, other) => one - other)
    .every((number, index) => number === index + 1) &&
  new Set(numbers.map(({ series, year }) => `${series}-${year}`)).size <= 1;
