import { locale } from '../../../core/locale.ts';

/** By the clock of a place; by that of this device where a browser does not know its time zone. */
const formatIn = (
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  language = locale,
): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone });
  } catch {
    // A zone that got its name after this browser was made.
    return new Intl.DateTimeFormat(language, options);
  }
};

const dayMs = 24 * 3_600_000;
/** Within so many days a weekday names one day alone. */
const daysOfOneName = 6;

/** When something is, by the clock of a place: '14:30' today, 'Mon 08:00' within a week, 'Dec 24, 08:00' after it. */
export const momentWords = (at: number, now: number, timeZone: string): string => {
  const time = formatIn({ timeStyle: 'short' }, timeZone).format(at);
  const day = formatIn({ dateStyle: 'short' }, timeZone);
  if (day.format(at) === day.format(now)) return time;
  if (Math.abs(at - now) <= daysOfOneName * dayMs)
    return `${formatIn({ weekday: 'short' }, timeZone).format(at)} ${time}`;
  return `${formatIn({ month: 'short', day: 'numeric' }, timeZone).format(at)}, ${time}`;
};

/** The time zone of this device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the zone of a place is called, as 'GMT+2', where its clock shows another time than the reader's; else null. */
export const zoneThere = (at: number, timeZone: string, here = zoneHere()): string | null => {
  const clock = { dateStyle: 'short', timeStyle: 'short' } as const;
  if (formatIn(clock, timeZone).format(at) === formatIn(clock, here).format(at)) return null;
  const parts = formatIn({ timeZoneName: 'short' }, timeZone).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
};

/** A time of a place as it was written, with the zone of its clock where the reader has another one. */
export const withZone = (
  written: string,
  at: number,
  timeZone: string,
  here = zoneHere(),
): string => {
  const zone = zoneThere(at, timeZone, here);
  return zone === null ? written : `${written} ${zone}`;
};

/** What time it is by the clock of a place, as '14:30'. */
export const timeWords = (at: number, timeZone: string): string =>
  formatIn({ timeStyle: 'short' }, timeZone).format(at);

/** When something is, seen from now and from where the reader is. */
export const fromNow = (at: number, timeZone: string, now: number = Date.now()): string =>
  withZone(momentWords(at, now, timeZone), at, timeZone);

const asTyped = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });

/** A time of the day, as '08:30', as the reader writes it. */
export const clockWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return asTyped.format(Date.UTC(2000, 0, 1, hour, minute));
};

const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

/** What a weekday is called, of which 1 is Monday. */
export const weekdayWords = (weekday: number): string =>
  // The first of May 2000 was a Monday.
  weekdayName.format(Date.UTC(2000, 4, weekday));

const wholeDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day, as '2031-05-06', as the reader writes it. */
export const dayWords = (day: string): string => wholeDay.format(Date.parse(day));

/** Which day it is by the clock of a place, as '2031-05-06'. */
export const dayThere = (now: number, timeZone: string): string =>
  // In Sweden a day is written as ISO 8601 has it.
  formatIn({ dateStyle: 'short' }, timeZone, 'sv-SE').format(now);
