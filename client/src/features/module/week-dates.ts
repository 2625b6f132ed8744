import { locale } from '../../core/locale.ts';

const dayMs = 86_400_000;

/** Days have no zone: 12 October is that everywhere. */
const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The days of a week, of a space that starts on a day, as `Oct 12 – 18`; '' where it starts on none. */
export const weekDates = (startDate: string, week: number): string => {
  const start = Date.parse(`${startDate}T00:00:00Z`) + (week - 1) * 7 * dayMs;
  return Number.isNaN(start) ? '' : day.formatRange(start, start + 6 * dayMs);
};
