import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { dayOfYear, isoParts, localOf, weekOfYear } from './calendar.ts';
import { checkYear } from './date-text.ts';
import type { Zone } from './zones.ts';

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

const year = (value: number): string => {
  checkYear(value);
  return padded(value, 4);
};

function offsetText(seconds: number): string {
  const minutes = Math.trunc(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : '+'}${padded(Math.trunc(minutes / 60), 2)}${padded(minutes % 60, 2)}`;
}

/** What stands for a letter after `%`: of the local date, and of its offset in seconds. */
const SPECIFIERS: Record<string, (local: Date, offset: number) => string> = {
  d: (local) => padded(local.getUTCDate(), 2),
  G: (local) => year(isoParts(local).year),
  H: (local) => padded(local.getUTCHours(), 2),
  j: (local) => padded(dayOfYear(local), 3),
  L: (local) => padded(local.getUTCMilliseconds(), 3),
  m: (local) => padded(local.getUTCMonth() + 1, 2),
  M: (local) => padded(local.getUTCMinutes(), 2),
  S: (local) => padded(local.getUTCSeconds(), 2),
  u: (local) => String(isoParts(local).day),
  U: (local) => padded(weekOfYear(local), 2),
  V: (local) => padded(isoParts(local).week, 2),
  w: (local) => String(local.getUTCDay() + 1),
  Y: (local) => year(local.getUTCFullYear()),
  z: (_local, offset) => offsetText(offset),
  Z: (_local, offset) => String(Math.trunc(offset / 60)),
  '%': () => '%',
};

/** @throws StoreError 18533, 18535, 18536 */
export function checkFormat(format: unknown): void {
  if (typeof format !== 'string')
    throw new StoreError(
      18533,
      `$dateToString requires that 'format' be a string, found: ${typeName(format)}`,
    );
  for (const [, letter = ''] of format.matchAll(/%([\s\S]?)/g)) {
    if (letter === '') throw new StoreError(18535, "Unmatched '%' at end of format string");
    if (!Object.hasOwn(SPECIFIERS, letter))
      throw new StoreError(18536, `Invalid format character '%${letter}' in format string`);
  }
}

/** @throws StoreError 18537 for a year that has not four digits */
export function formatted(date: Date, format: string, zone: Zone): string {
  const offset = zone.offsetAt(date.getTime());
  const local = localOf(date, zone);
  return format.replaceAll(/%([\s\S])/g, (_whole, letter: string) =>
    (SPECIFIERS[letter] ?? (() => ''))(local, offset),
  );
}
