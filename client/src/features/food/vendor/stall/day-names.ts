import { locale } from '../../../../core/locale.ts';

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const aMonday = Date.UTC(2024, 0, 1);

/** From Monday on. */
export const dayNames: readonly string[] = Array.from({ length: 7 }, (_none, day) =>
  weekday.format(aMonday + day * 86_400_000),
);

const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

/** A day as `2031-05-06`, as people write it. */
export const dayText = (day: string): string => long.format(Date.parse(`${day}T00:00:00Z`));
