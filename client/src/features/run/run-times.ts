import { locale } from '../../core/locale.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

/** From one ISO date to another, with what they share said once; only the first where there is no other. */
const spanIn =
  (format: Intl.DateTimeFormat) =>
  (from: string, to: string | null): string =>
    to === null ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));

/** As "Sunday, November 22, 2026 at 10:15 – 10:58 AM". */
export const formatRunSpan = spanIn(moment);
/** As "10:15 – 10:17 AM". */
export const formatRoundSpan = spanIn(time);

/** As "Sunday, November 22, 2026". */
export const formatDay = (date: string): string => day.format(new Date(date));

/** As "Nov 22, 2026, 10:15 AM". */
export const formatMoment = (date: string): string => short.format(new Date(date));

const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** The same to the second, where two runs began in one minute. */
export const formatExactMoment = (date: string): string => exact.format(new Date(date));

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The time where one is, as "10-15": in the name of a file no ":" may stand. */
export const timeInName = (date: string): string => {
  const at = new Date(date);
  return [at.getHours(), at.getMinutes()].map(twoDigits).join('-');
};

/** The day where one is, as "2026-11-22": files sort by it. */
export const dayOf = (date: string): string => {
  const on = new Date(date);
  const parts = [on.getFullYear(), on.getMonth() + 1, on.getDate()];
  return parts.map(twoDigits).join('-');
};
