import { locale } from '../../../../core/locale.ts';
import { weekdayWords } from '../../parts/clock-words.ts';

/** From Monday on. */
export const dayNames: readonly string[] = Array.from({ length: 7 }, (_none, day) =>
  weekdayWords(day + 1),
);

const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

/** A day as `2031-05-06`, as people write it. */
export const dayText = (day: string): string => long.format(Date.parse(`${day}T00:00:00Z`));
