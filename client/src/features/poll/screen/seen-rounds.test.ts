import { expect, it } from 'vitest';
import { nothingSeen, seeRound, shapesOf, sumOf } from './seen-rounds.ts';

const lobby = { phase: 'lobby', question: 0, round: 0 } as const;
const open = (question: number, round = 1) => ({ phase: 'open', question, round }) as const;
const tally = (
  question: number,
  answered: number,
  counts: Record<string, number> | null,
  round = 1,
) => ({
  question,
  round,
  answered,
  counts,
});

it('sums up what was asked and answered where all of it was seen', () => {
  let seen = seeRound(nothingSeen, 1, lobby, null);
  seen = seeRound(seen, 2, open(0), tally(0, 3, null));
  seen = seeRound(seen, 2, open(0), tally(0, 5, null));
  seen = seeRound(seen, 3, open(0), tally(0, 5, { a: 1, b: 4 }));
  seen = seeRound(seen, 4, open(0, 2), tally(0, 4, { a: 4, b: 0 }, 2));
  seen = seeRound(seen, 5, open(1), tally(1, 2, { x: 0, y: 1, z: 1 }));
  seen = seeRound(seen, 6, { phase: 'ended', question: 1, round: 1 }, null);
  expect(sumOf(seen)).toEqual({ questions: 2, answers: 11 });
  expect(shapesOf(seen)).toEqual([5, 5, 1]);
});

it('tells no number where a step was missed, or the page came later', () => {
  let seen = seeRound(nothingSeen, 1, lobby, null);
  seen = seeRound(seen, 2, open(0), tally(0, 3, { a: 3 }));
  expect(sumOf(seeRound(seen, 4, open(1), tally(1, 3, { a: 3 })))).toBeNull();
  expect(sumOf(seeRound(nothingSeen, 2, open(0), tally(0, 3, { a: 3 })))).toBeNull();
});

it('is the same object where nothing is new', () => {
  const seen = seeRound(seeRound(nothingSeen, 1, lobby, null), 2, open(0), tally(0, 3, null));
  expect(seeRound(seen, 2, open(0), tally(0, 3, null))).toBe(seen);
});
