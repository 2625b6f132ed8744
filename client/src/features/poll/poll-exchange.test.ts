import { type FileRead, noExtra, type ReadItem } from '@sets/shared/material/exchange.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, test } from 'vitest';
import { roomIn, takenOf } from '../material/exchange/taken.ts';
import { blankDraft, pollWriting } from './poll-draft.ts';
import { withTaken } from './poll-exchange.ts';

const item = (at: number, text: string): ReadItem => ({
  at,
  name: text,
  type: 'truefalse',
  question: { kind: 'true-false', id: 'same', text, seconds: null },
  extra: { ...noExtra, right: rightOptions('true') },
  notes: [],
});
const none: ReadItem = { ...item(3, 'no'), question: null, extra: null };
const items = [item(1, 'one'), item(2, 'two'), none];

const read: FileRead<null> = { format: 'gift', title: '', settings: null, notes: [], items };
const taken = (...places: number[]) => takenOf(read, new Set(places));

test('only what is chosen and can be asked is taken, with what is right, under ids of its own', () => {
  const { questions, extras } = withTaken(blankDraft(), taken(1, 2, 3));
  expect(questions.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(2);
  expect(extras?.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  expect(taken(2).questions.map(({ question }) => question.text)).toEqual(['two']);
});

test('they come behind what is written, and in the place of what is not', () => {
  const both = withTaken(withTaken(blankDraft(), taken(1)), taken(2));
  expect(both.questions.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(both.extras).toHaveLength(2);
  expect(roomIn(pollWriting, both)).toBe(48);
  expect(roomIn(pollWriting, blankDraft())).toBe(50);
});
