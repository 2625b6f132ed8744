const dayMs = 86_400_000;

/** A day, as `2026-10-12`, as a number of days; the hour and the zone of whoever looks play no part. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The day that it is here, as `2026-10-12`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

export interface Week {
  /** 1 from the day it starts, 2 from a week later; null before it starts. */
  readonly week: number | null;
  /** How many days it is until then; 0 from then on. */
  readonly daysUntil: number;
}

/** In which week a space is on a day, counted from the day it starts; both as `2026-10-12`. */
export const weekOf = (startDate: string, today: string): Week => {
  const since = dayNumber(today) - dayNumber(startDate);
  return since < 0
    ? { week: null, daysUntil: -since }
    : { week: Math.floor(since / 7) + 1, daysUntil: 0 };
};
