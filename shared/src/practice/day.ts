import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60_000;

/** A day, as `2026-11-27`. */
export const day = z.iso.date();
/** Days in their order are texts in their order. */
export type Day = z.infer<typeof day>;

/** The name of a time zone, as browsers say it; whether there is such a zone `dayIn` finds out. */
export const zoneName = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+){0,3}$/, 'Not a time zone.'),
    z.maxLength(64),
  );

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...parts, calendar: 'gregory', timeZone: zone });
  } catch {
    // A browser may know newer zones than this server.
    return new Intl.DateTimeFormat('en-CA', { ...parts, calendar: 'gregory', timeZone: 'UTC' });
  }
};

/** Which day it is in a zone at a time in ms; in UTC where there is no such zone. */
export const dayIn = (zone: string, at: number): Day => {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

const timeOf = (of: Day): number => Date.parse(`${of}T00:00:00Z`);

/** The day so many days later, or before. */
export const daysAfter = (from: Day, days: number): Day =>
  new Date(timeOf(from) + days * dayMs).toISOString().slice(0, 10);

/** How many days later one day is than another; less than 0 where it is before it. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** How many days one after the other lead to today; while nothing was done today, to yesterday. */
export const streakOf = (days: readonly Day[], today: Day): number => {
  const done = new Set(days);
  let last = done.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  while (done.has(last)) {
    streak += 1;
    last = daysAfter(last, -1);
  }
  return streak;
};
