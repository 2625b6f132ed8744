import * as z from 'zod/mini';

/** What a rehearsal is, in people and in ms: a room whose class is simulated, of which nothing is kept. */
export const rehearsal = {
  /** How many students there are to choose from, and the most there may be. */
  sizes: [30, 100, 300],
  most: 300,
  /** So many go on at once on a server. */
  atOnce: 5,
  /** It ends by itself when its host has done nothing for so long, or it has gone on for so long. */
  quietFor: 30 * 60_000,
  longest: 3 * 60 * 60_000,
  /** Where there is no place for another one, it gives way when its host has done nothing for so long. */
  givesWayAfter: 5 * 60_000,
  /** What has ended is looked at for so long; then nothing of it is left. */
  lookedAt: 60_000,
} as const;

/** Which of those that go on gives way to another one, now: the one that nobody has gone on with for longest; or null. */
export const givingWay = <Going extends { readonly lastAt: number }>(
  going: readonly Going[],
  now: number,
): Going | null => {
  const [longest] = going.toSorted((one, other) => one.lastAt - other.lastAt);
  const gives = longest !== undefined && now - longest.lastAt >= rehearsal.givesWayAfter;
  return gives ? longest : null;
};

/** How many students are to be simulated. */
export const simulatedStudents = z.int().check(z.gte(1), z.lte(rehearsal.most));

/** Everybody comes within so long, in ms. */
const arriving = 7_000;
/** What has no end of its own most answer within so long. */
const atLeisure = 30_000;
/** A few out of a hundred never answer. */
const silent = 0.06;

/** When each of so many students comes in, in ms from the beginning; sorted. */
export const arrivals = (students: number, random: () => number): number[] =>
  Array.from({ length: students }, () => Math.round(random() * random() * arriving)).toSorted(
    (one, other) => one - other,
  );

/**
 * How long a student takes to answer, in ms; null for one who never does. Most are quick and a few
 * take long. `left`: how long the question is open still, or null where nothing says so.
 */
export const thinkingTime = (left: number | null, random: () => number): number | null => {
  if (random() < silent) return null;
  const within = Math.max(0, Math.min(left ?? atLeisure, atLeisure));
  return Math.round(within * (0.05 + 0.85 * random() * random()));
};
