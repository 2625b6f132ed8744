import { StoreError } from '../store-error.ts';
import type { Zone } from './zones.ts';

export const UNITS = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;
export type Unit = (typeof UNITS)[number];

const DAY = 86_400_000;
/** Of the units that are always as long. */
const LENGTH = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 } as const;
const isClockUnit = (unit: Unit): unit is keyof typeof LENGTH => unit in LENGTH;
const MONTHS = { year: 12, quarter: 3, month: 1 } as const;
const DAYS = { week: 7, day: 1 } as const;

/** A moment as clocks in a zone show it: a date whose parts of UTC are those. */
export const localOf = (date: Date, zone: Zone): Date =>
  new Date(date.getTime() + zone.offsetAt(date.getTime()) * 1000);

/** @throws StoreError 2 for a date that JavaScript has not */
export function dateAt(ms: number): Date {
  const date = new Date(ms);
  if (!Number.isNaN(date.getTime())) return date;
  throw new StoreError(2, 'The store has no date so far from 1970');
}

/** The days since 1970 of a local date. */
const dayNumber = (local: Date): number => Math.floor(local.getTime() / DAY);
/** Monday is 0. */
const weekday = (local: Date): number => (local.getUTCDay() + 6) % 7;
const monthNumber = (local: Date): number => local.getUTCFullYear() * 12 + local.getUTCMonth();

/** Such a day as a date; years below 100 are not of the last century here. */
export function localDay(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

export const dayOfYear = (local: Date): number =>
  dayNumber(local) - dayNumber(localDay(local.getUTCFullYear(), 1, 1)) + 1;

/** The number of the week, from 0; weeks begin on Sunday. */
export const weekOfYear = (local: Date): number =>
  Math.floor((dayOfYear(local) - (local.getUTCDay() + 1) + 7) / 7);

export function isoParts(local: Date): { year: number; week: number; day: number } {
  const day = weekday(local) + 1;
  // The year of a week is the one of its Thursday.
  const thursday = new Date(local.getTime() + (4 - day) * DAY);
  const week = Math.floor((dayOfYear(thursday) - 1) / 7) + 1;
  return { year: thursday.getUTCFullYear(), week, day };
}

/** The day of an ISO week; weeks and days beyond those that there are go on into others. */
export function isoDay(year: number, week: number, day: number): Date {
  const fourth = localDay(year, 1, 4);
  return dateAt(fourth.getTime() + ((week - 1) * 7 + day - 1 - weekday(fourth)) * DAY);
}

/** How many borders of units lie between two moments. */
export function difference(
  start: Date,
  end: Date,
  { unit, zone, weekStart }: { unit: Unit; zone: Zone; weekStart: number },
): number {
  const ms = end.getTime() - start.getTime();
  if (unit === 'millisecond') return ms;
  const [from, to] = [localOf(start, zone), localOf(end, zone)];
  const days = dayNumber(to) - dayNumber(from);
  if (unit === 'day') return days;
  if (unit === 'week') {
    const into = (local: Date): number => (weekday(local) - weekStart + 7) % 7;
    return (days + into(from) - into(to)) / 7;
  }
  if (isClockUnit(unit)) {
    const length = LENGTH[unit];
    const shown = Math.floor(to.getTime() / length) - Math.floor(from.getTime() / length);
    const shift = zone.offsetAt(start.getTime()) - zone.offsetAt(end.getTime());
    return shown + Math.trunc((shift * 1000) / length);
  }
  if (unit === 'year') return to.getUTCFullYear() - from.getUTCFullYear();
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return unit === 'month' ? last - first : Math.floor(last / 3) - Math.floor(first / 3);
}

/** A moment so many units later; a day that a month has not is its last one. */
export function added(date: Date, unit: Unit, amount: number, zone: Zone): Date {
  if (amount === 0) return date;
  if (isClockUnit(unit)) return dateAt(date.getTime() + amount * LENGTH[unit]);
  const local = localOf(date, zone);
  const next =
    unit === 'week' || unit === 'day'
      ? dateAt(local.getTime() + amount * DAYS[unit] * DAY)
      : inMonth(local, monthNumber(local) + amount * MONTHS[unit]);
  if (next.getTime() === local.getTime()) return date;
  return dateAt(zone.momentOf(next.getTime()));
}

function inMonth(local: Date, month: number): Date {
  const year = Math.floor(month / 12);
  const last = localDay(year, month - year * 12 + 2, 0).getUTCDate();
  const day = localDay(year, month - year * 12 + 1, Math.min(local.getUTCDate(), last));
  return dateAt(day.getTime() + (local.getTime() - dayNumber(local) * DAY));
}

/** The beginning of the bin that a moment falls into; bins are counted from the year 2000, or its first week. */
export function truncated(
  date: Date,
  { unit, size, zone, weekStart }: { unit: Unit; size: number; zone: Zone; weekStart: number },
): Date {
  const century = Date.UTC(2000, 0, 1);
  const SATURDAY = 5;
  const days = unit === 'week' ? (7 - ((SATURDAY - weekStart + 7) % 7)) % 7 : 0;
  const reference = dateAt(century - zone.offsetAt(century) * 1000 + days * DAY);
  if (isClockUnit(unit)) {
    const bin = size * LENGTH[unit];
    return dateAt(date.getTime() - remainder(date.getTime() - reference.getTime(), bin));
  }
  const distance = difference(reference, date, { unit, zone, weekStart });
  return added(reference, unit, distance - remainder(distance, size), zone);
}

const remainder = (value: number, size: number): number => ((value % size) + size) % size;
