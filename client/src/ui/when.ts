import { locale } from '../core/locale.ts';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** When it was, after "people came": "at 14:05", and on another day than `now`'s "on Jan 12, 2026 at 14:05". */
export const whenItWas = (ms: number, now: number = Date.now()): string => {
  const at = `at ${time.format(ms)}`;
  return day.format(ms) === day.format(now) ? at : `on ${day.format(ms)} ${at}`;
};

/** How long ago, as people say it: "yesterday", "3 hours ago". `now` in ms. */
export const ago = (date: string, now: number = Date.now()): string => {
  const past = now - Date.parse(date);
  const unit = units.find(([, length]) => past >= length);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(past / unit[1]), unit[0]);
};

/** When it was, in a list: "14:05", and on another day than `now`'s "Jan 12, 2026, 14:05". */
export const exactTime = (date: string, now: number = Date.now()): string => {
  const ms = Date.parse(date);
  const isToday = day.format(ms) === day.format(now);
  return isToday ? time.format(ms) : `${day.format(ms)}, ${time.format(ms)}`;
};
