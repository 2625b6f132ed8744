import type { Scored } from './scoring.ts';

/* Which of somebody's attempts counts. */

/** What was answered in an attempt, by the place of the question. */
interface Try {
  readonly answers: Record<number, Scored>;
  handedIn: boolean;
}

/** The attempts of one participant, by their numbers. */
export type Tries = Record<number, Try>;

/** The attempt of this number, which is there from now on. */
export const tryOf = (tries: Tries, attempt: number): Try =>
  (tries[attempt] ??= { answers: {}, handedIn: false });

/**
 * The number of the attempt that counts; null where there is none. One that was not handed in is never the last
 * while another one was: whoever has begun anew and found no time loses nothing.
 */
export const countedTry = (
  tries: Tries,
  counts: 'best' | 'last',
  pointsOf: (answers: Readonly<Record<number, Scored>>) => number,
): number | null => {
  const all = Object.entries(tries);
  const handedIn = all.filter(([, each]) => each.handedIn);
  const among = counts === 'last' && handedIn.length > 0 ? handedIn : all;
  const worth = among.map(([number, { answers }]) => ({
    number: Number(number),
    // The last is the one with the largest number; of the best, the first that had as much.
    worth: counts === 'last' ? Number(number) : pointsOf(answers),
  }));
  const [best] = worth.toSorted(
    (one, other) => other.worth - one.worth || one.number - other.number,
  );
  return best?.number ?? null;
};
