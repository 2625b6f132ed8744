import { expect, it } from 'vitest';
import { changeBetween } from './change-between.ts';
import { laneOf } from './lane.ts';

const round = (answered: number, ...counts: number[]) => ({
  slot: 'q0.r1',
  question: 1,
  round: 1,
  text: 'Which?',
  multiple: false,
  openedAt: null,
  closedAt: null,
  answered,
  lines: counts.map((count) => ({ text: 'one', count })),
});

it('tells the option whose share moved most between the first round and the last', () => {
  const rounds = [round(10, 5, 3, 2), round(10, 0, 0, 10), round(20, 2, 16, 2)];
  expect(changeBetween(rounds)).toEqual({ index: 1, from: 0.3, to: 0.8 });
  expect(changeBetween([round(4, 4, 0), round(4, 1, 3)])).toEqual({ index: 0, from: 1, to: 0.25 });
});

it('tells nothing where it was asked once, nobody answered, or nothing moved', () => {
  expect(changeBetween([])).toBeNull();
  expect(changeBetween([round(4, 4, 0)])).toBeNull();
  expect(changeBetween([round(0, 0, 0), round(4, 1, 3)])).toBeNull();
  expect(changeBetween([round(4, 1, 3), round(8, 2, 6)])).toBeNull();
});

it.each([
  [[round(100, 61, 39)], 0.65],
  [[round(100, 60, 40)], 0.6],
  [[round(100, 12, 11)], 0.2],
  [[round(0, 0, 0)], 0.2],
  [[round(10, 3, 7), round(10, 10, 0)], 1],
])('a lane ends at the next twentieth above the leader of all rounds', (rounds, end) => {
  expect(laneOf(rounds)).toBeCloseTo(end, 9);
});
