import type { ReadItem } from '@sets/shared/poll/poll-exchange.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, test } from 'vitest';
import { blankDraft } from '../poll-draft.ts';
import { roomIn, takenOf, withTaken } from './taken.ts';

const item = (at: number, text: string): ReadItem => ({
  at,
  name: text,
  type: 'truefalse',
  question: { kind: 'true-false', id: 'same', text, seconds: null },
  extra: { confidence: false, right: rightOptions('true') },
  notes: [],
});
const none: ReadItem = { ...item(3, 'no'), question: null, extra: null };
const items = [item(1, 'one'), item(2, 'two'), none];

test('only what is chosen and can be asked is taken, with what is right, under ids of its own', () => {
  const { questions, extras } = takenOf(items, new Set([1, 2, 3]));
  expect(questions.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(2);
  expect(extras.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  expect(takenOf(items, new Set([2])).questions.map(({ text }) => text)).toEqual(['two']);
});

test('they come behind what is written, and in the place of what is not', () => {
  const first = withTaken(blankDraft(), takenOf(items, new Set([1])));
  const both = withTaken(first, takenOf(items, new Set([2])));
  expect(both.questions.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(both.extras).toHaveLength(2);
  expect(roomIn(both)).toBe(48);
  expect(roomIn(blankDraft())).toBe(50);
});
