import type { OpenTime } from '@sets/shared/food/stall.contract.ts';
import * as z from 'zod/mini';
import { newId } from '../../../../core/new-id.ts';
import type { Faults } from '../form/faults.ts';

/** A time of a day as it is typed; its id lasts as long as it. */
const line = z.strictObject({ id: z.string(), from: z.string(), to: z.string() });
export type TimeLine = z.infer<typeof line>;
/** The times of each day, from Monday on. */
export const week = z.array(z.array(line)).check(z.length(7));
export type Week = TimeLine[][];

/** Fields of a browser know no 24:00: the end of a day is typed as its beginning. */
export const typedEnd = (to: string): string => (to === '24:00' ? '00:00' : to);
export const endOf = (typed: string): string => (typed === '00:00' ? '24:00' : typed);

/** The times of a stall as they are edited. */
export const weekOf = (opens: readonly OpenTime[]): Week =>
  Array.from({ length: 7 }, (_none, day) =>
    opens
      .filter(({ weekday }) => weekday === day + 1)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }, at) => ({ id: `${day}-${at}`, from, to: typedEnd(to) })),
  );

/** As they are sent. A line in which nothing is typed is none. */
export const opensOf = (days: Week): OpenTime[] =>
  days.flatMap((lines, day) =>
    lines
      .filter(({ from, to }) => from !== '' || to !== '')
      .map(({ from, to }) => ({ weekday: day + 1, from, to: endOf(to) })),
  );

/** What is wrong with lines, by their ids. */
export const weekFaults = (
  days: Week,
  words: { readonly half: string; readonly backwards: string },
): Faults => {
  const faults: Record<string, string> = {};
  for (const { id, from, to } of days.flat()) {
    if (from === '' && to === '') continue;
    if (from === '' || to === '') faults[id] = words.half;
    else if (from >= endOf(to)) faults[id] = words.backwards;
  }
  return faults;
};

const hoursOf = (time: string): number => Number(time.slice(0, 2));
const timeAt = (hours: number, minutes: string): string =>
  `${String(hours).padStart(2, '0')}:${minutes}`;

/** What a further line begins with: an hour after the last, or a usual day. */
const nextLine = (lines: readonly TimeLine[]): TimeLine => {
  const id = newId();
  const last = lines.at(-1)?.to ?? '';
  if (lines.length === 0) return { id, from: '08:00', to: '16:00' };
  const hours = hoursOf(last);
  if (last === '' || last === '00:00' || hours > 20) return { id, from: '', to: '' };
  const minutes = last.slice(3, 5);
  return { id, from: timeAt(hours + 1, minutes), to: timeAt(hours + 3, minutes) };
};

const withDay = (days: Week, day: number, lines: TimeLine[]): Week =>
  days.map((each, at) => (at === day ? lines : each));

export const addTime = (days: Week, day: number): Week =>
  withDay(days, day, [...(days[day] ?? []), nextLine(days[day] ?? [])]);

export const removeTime = (days: Week, id: string): Week =>
  days.map((lines) => lines.filter((each) => each.id !== id));

export const changeTime = (days: Week, id: string, part: Partial<TimeLine>): Week =>
  days.map((lines) => lines.map((each) => (each.id === id ? { ...each, ...part } : each)));

/** The times of one day for others, in place of what they had. */
export const copyDay = (days: Week, from: number, to: readonly number[]): Week =>
  days.map((lines, day) =>
    to.includes(day)
      ? (days[from] ?? []).map((each) => ({ id: newId(), from: each.from, to: each.to }))
      : lines,
  );
