import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedFiguresOf, figuresOf, seatsByShare, spreadOf } from './report-figures.ts';

const round = (question: number, answered: number, ...counts: number[]) => ({
  slot: `q${question}.r1`,
  question,
  round: 1,
  text: 'Which?',
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered,
  lines: counts.map((count) => ({ text: 'one', count })),
});

it('the turnout is the mean over rounds, each of those who were there', () => {
  const rounds = [round(1, 10, 4, 6), round(2, 5, 5, 0)];
  expect(figuresOf({ joined: 10, rounds })).toEqual({
    people: 10,
    questions: 2,
    answers: 15,
    turnout: 0.75,
  });
});

it('of nobody, and of more answers than people, no share is made up', () => {
  expect(figuresOf({ joined: 0, rounds: [round(1, 0, 0)] }).turnout).toBeNull();
  expect(figuresOf({ joined: 3, rounds: [] }).turnout).toBeNull();
  expect(figuresOf({ joined: 2, rounds: [round(1, 3, 3)] }).turnout).toBe(1);
});

it('answers are summed by the place of their option', () => {
  expect(spreadOf({ rounds: [round(1, 3, 1, 2), round(2, 6, 0, 1, 5)] })).toEqual([1, 3, 5]);
});

it('seats are dealt in the shares of the answers, to the seat, also of the first of them', () => {
  const counts = fc.array(fc.nat(500), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 160 }), (spread, seats) => {
      const dealt = seatsByShare(spread, seats);
      const all = spread.reduce((sum, count) => sum + count, 0);
      if (all === 0) return dealt.length === 0;
      return spread.every((count, index) => {
        const own = dealt.filter((each) => each === index).length;
        return dealt.length === seats && Math.abs(own - (seats * count) / all) < spread.length;
      });
    }),
  );
  expect(seatsByShare([2, 1], 6).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 1, 1]);
});

it('where people asked, the figures are of questions and votes, and the set has no answers', () => {
  const asked = (answered: boolean, against: number) => ({ answered, against });
  const lines = [
    { text: 'One?', count: 3, asked: asked(true, 1) },
    { text: 'Other?', count: 0, asked: asked(false, 0) },
  ];
  const rounds = [{ ...round(1, 3), lists: 'questions' as const, lines }];
  expect(askedFiguresOf({ rounds })).toEqual({ questions: 2, votes: 4, answered: 1 });
  expect(spreadOf({ rounds })).toEqual([]);
  expect(askedFiguresOf({ rounds: [round(1, 3, 3)] })).toBeNull();
});
