import * as z from 'zod/mini';
import { countOf } from '../core/counts.ts';
import type { Entry } from '../live/feed.ts';
import type { Tally } from '../live/activity.ts';
import { liveQuestion, type LiveQuestion } from './live-qna.feed.ts';
import type { LiveQnaState, LiveQnaTally, Merge } from './live-qna.live.ts';
import { headOf } from './live-qna.merging.ts';

/** What a counter is called: the number of a question, with a minus for votes against it. */
export const upCounter = (question: number): string => String(question);
export const downCounter = (question: number): string => String(-question);
/** Whoever votes for anything; no question has this number. */
export const votersCounter = '0';

/** The votes on show out of the counters of the slot: the `most` questions that have most. */
export const talliedVotes = (
  { counters }: Tally,
  most: number,
  /** So many counters were asked for: where there are as many, there may be others. */
  asked: number,
): LiveQnaTally => {
  const sums = new Map<number, { up: number; down: number }>();
  for (const [name, count] of Object.entries(counters)) {
    const number = Number(name);
    if (number === 0) continue;
    const sum = sums.get(Math.abs(number)) ?? { up: 0, down: 0 };
    sum[number > 0 ? 'up' : 'down'] += count;
    sums.set(Math.abs(number), sum);
  }
  const all = [...sums].toSorted(
    ([one, a], [other, b]) => b.up + b.down - (a.up + a.down) || one - other,
  );
  const shown = all.slice(0, most);
  const counts = (side: 'up' | 'down'): Record<string, number> =>
    Object.fromEntries(
      shown.flatMap(([id, sum]) => (sum[side] > 0 ? [[String(id), sum[side]]] : [])),
    );
  const more = all.length > most || Object.keys(counters).length >= asked;
  // Nothing has more; where it is not among the largest, it is as large as each of them.
  const voters = counters[votersCounter] ?? Math.max(0, ...Object.values(counters));
  return { voters, up: counts('up'), down: counts('down'), more };
};

/** A question with what it came to, and what was joined with it. */
export interface QuestionOfRun extends LiveQuestion {
  readonly id: number;
  readonly participant: string;
  readonly at: number;
  readonly up: number;
  readonly down: number;
}

/** The questions of a run out of all of its room, each with its votes; what was joined with another is left out. */
export const questionsOfRun = (
  { lot, merged }: Pick<LiveQnaState, 'lot' | 'merged'>,
  entries: readonly Entry<unknown>[],
  counters: Tally['counters'],
): QuestionOfRun[] =>
  entries.flatMap(({ id, at, author, item }) => {
    const read = z.safeParse(liveQuestion, item);
    if (!read.success || read.data.lot !== lot || isJoined(merged, id)) return [];
    const [up, down] = [countOf(counters, upCounter(id)), countOf(counters, downCounter(id))];
    return [{ ...read.data, id, participant: author.participant, at, up, down }];
  });

const isJoined = (merged: readonly Merge[], question: number): boolean =>
  headOf(merged, question) !== question;

/** Whether nobody has answered it, and it was not taken away. */
export const isOwed = ({ answered, stage }: Pick<LiveQuestion, 'answered' | 'stage'>): boolean =>
  !answered && stage !== 'hidden';
