import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { questionsOf } from './questions-of.ts';

/** How large a run was. */
export interface ReportFigures {
  readonly people: number;
  readonly questions: number;
  readonly answers: number;
  /** How much of the room answered a round, on average, from 0 to 1; null where nobody was there. */
  readonly turnout: number | null;
}

type Told = Pick<RunResults, 'joined' | 'rounds'>;

/** Of those who were left out later some may still be in a count: no share is more than all. */
const shareOf = (answered: number, joined: number): number => Math.min(1, answered / joined);

export const figuresOf = ({ joined, rounds }: Told): ReportFigures => {
  const shares = rounds.map(({ answered }) => shareOf(answered, joined));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    people: joined,
    questions: questionsOf(rounds).length,
    answers: rounds.reduce((total, { answered }) => total + answered, 0),
    turnout: joined === 0 || rounds.length === 0 ? null : sum / rounds.length,
  };
};

/** What came to a run in which people asked: null where they chose between answers. */
export const askedFiguresOf = ({ rounds }: Pick<Told, 'rounds'>) => {
  if (rounds.length === 0 || rounds.some(({ lists }) => lists !== 'questions')) return null;
  const lines = rounds.flatMap((round) => round.lines);
  const against = lines.reduce((sum, { asked }) => sum + (asked?.against ?? 0), 0);
  return {
    questions: lines.length,
    votes: lines.reduce((sum, { count }) => sum + count, against),
    answered: lines.filter(({ asked }) => asked?.answered === true).length,
  };
};

/** How many answers each place of an option got, over all rounds: A, B, C … */
export const spreadOf = ({ rounds }: Pick<Told, 'rounds'>): number[] => {
  const spread: number[] = [];
  for (const { lines, lists } of rounds) {
    // Nobody chose between questions that were asked: who voted for which makes no set.
    if (lists === 'questions') continue;
    for (const [index, { count }] of lines.entries()) {
      spread[index] = (spread[index] ?? 0) + count;
    }
  }
  return spread;
};

/**
 * The option of each of `seats` seats, in the shares of `spread` to the seat, and mixed: a seat says
 * nothing of a person.
 */
export const seatsByShare = (spread: readonly number[], seats: number): number[] => {
  const all = spread.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  const dealt = spread.map(() => 0);
  return Array.from({ length: seats }, (_, seat) => {
    // Whoever is furthest behind its share is dealt next.
    const behind = spread.map((count, index) => ((seat + 1) * count) / all - (dealt[index] ?? 0));
    const next = behind.indexOf(Math.max(...behind));
    dealt[next] = (dealt[next] ?? 0) + 1;
    return next;
  });
};
