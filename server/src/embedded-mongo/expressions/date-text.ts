import { ObjectId, Timestamp } from 'bson';
import { StoreError } from '../store-error.ts';

/** The moment that a value stands for: dates, timestamps and ObjectIds do for one. */
export function dateOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  return value instanceof Timestamp ? new Date(value.getHighBitsUnsigned() * 1000) : undefined;
}

/** @throws StoreError 18537 for a year that has not four digits */
export function dateText(date: Date): string {
  checkYear(date.getUTCFullYear());
  return date.toISOString();
}

export function checkYear(year: number): void {
  if (year >= 0 && year <= 9999) return;
  throw new StoreError(
    18537,
    `Could not convert date to string: date component was outside the supported range of 0-9999: ${year}`,
  );
}

const DATE =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(?: ?(Z|[-+]\d\d:?\d\d))?)?$/;

/**
 * A date in the form of ISO 8601; without a zone it is of UTC.
 *
 * @throws StoreError 2 for any other form: MongoDB reads many, words among them, and the store none of these
 */
export function parseDate(text: string): Date {
  const found = DATE.exec(text);
  if (!found) throw notRead(text);
  const [, year, month, day, hour = '0', minute = '0', second = '0', part = '0', zone = 'Z'] =
    found;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!isDay || h > 23 || m > 59 || s > 59) throw notRead(text);
  date.setUTCHours(h, m, s, Number(part.padEnd(3, '0')));
  return new Date(date.getTime() - offsetOf(zone) * 60_000);
}

const notRead = (text: string): StoreError =>
  new StoreError(2, `The store does not read '${text}' as a date`);

/** The minutes of `+05:30` or `-0800`; of `Z` none. */
function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}
