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

/** So many random bytes that each series is as likely as any other. */
export const seriesBytes = 16;

/**
 * A series for a stall, of random bytes. There are 387 million: whoever draws one keeps it for the stall, and draws
 * another one where some stall has it.
 */
export const newSeries = (random: Uint8Array): string => {
  if (random.length < seriesBytes) throw new Error(`A series is made of ${seriesBytes} bytes.`);
  const letters = BigInt(codeAlphabet.length);
  let rest = random.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let series = '';
  while (series.length < seriesLetters) {
    series += codeAlphabet[Number(rest % letters)] ?? '';
    rest /= letters;
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

/** How many numbers of each series and year are missing up to its last, or there twice. */
export const gapsIn = (numbers: readonly InvoiceNumber[]): number => {
  const rows = new Map<string, number[]>();
  for (const { series, year, number } of numbers) {
    const row = `${series}-${year}`;
    rows.set(row, [...(rows.get(row) ?? []), number]);
  }
  return [...rows.values()].reduce((gaps, row) => {
    const there = new Set(row).size;
    return gaps + (row.length - there) + (Math.max(...row) - there);
  }, 0);
};
