import { expect, test } from 'vitest';
import type { HostQuestion } from '../questions-on-show.ts';
import { beside, countsOf, listed } from './desk-questions.ts';

const question = (id: number, changed: Partial<HostQuestion> = {}): HostQuestion => ({
  id,
  lot: 7,
  text: `Question ${id}`,
  name: null,
  stage: 'shown',
  by: 'p1',
  answered: false,
  pinned: false,
  up: 0,
  down: 0,
  isTold: true,
  joined: 0,
  ...changed,
});
const all = [
  question(1, { up: 2 }),
  question(2, { up: 5 }),
  question(3, { stage: 'waiting', up: 9 }),
  question(4, { stage: 'waiting' }),
  question(5, { answered: true }),
  question(6, { stage: 'hidden', answered: true }),
];
const ids = (questions: readonly HostQuestion[]) => questions.map(({ id }) => id);

test('each question stands in one list; what waits is in the order in which it came', () => {
  expect(countsOf(all)).toEqual({ open: 2, waiting: 2, answered: 1, hidden: 1 });
  expect(ids(listed(all, 'open', 'votes'))).toEqual([2, 1]);
  expect(ids(listed(all, 'waiting', 'votes'))).toEqual([3, 4]);
  expect(ids(listed(all, 'hidden', 'newest'))).toEqual([6]);
});

test('the arrows go through the list and end at its ends, also where the chosen one has left it', () => {
  const list = listed(all, 'open', 'votes');
  expect(beside(list, null, 1)).toBe(2);
  expect(beside(list, 2, 1)).toBe(1);
  expect(beside(list, 1, 1)).toBe(1);
  expect(beside(list, 2, -1)).toBe(2);
  expect(beside(list, 99, 1)).toBe(2);
  expect(beside([], 2, 1)).toBeNull();
});
