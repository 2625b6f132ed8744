import { expect, it } from 'vitest';
import { blankDraft, pollWriting } from './poll-draft.ts';

const [blank] = blankDraft().questions;
const draft = (...asked: string[]) => ({
  ...blankDraft(),
  questions: asked.map((text) => Object.assign({ ...blank! }, { id: text, text })),
});
const asked = ({ questions }: { questions: { text: string }[] }) =>
  questions.map(({ text }) => text);

it('a new poll has one question with two answers, all to be filled in', () => {
  expect(asked(blankDraft())).toEqual(['']);
  expect(blank).toMatchObject({ kind: 'choice', options: [{ text: '' }, { text: '' }] });
});

it('questions are added, moved, removed; the last one is emptied', () => {
  const three = draft('1', '2', '3');
  expect(asked(pollWriting.add(three, 1, 'choice'))).toEqual(['1', '', '2', '3']);
  expect(asked(pollWriting.move(three, 2, 0))).toEqual(['3', '1', '2']);
  expect(asked(pollWriting.remove(three, 1))).toEqual(['1', '3']);
  expect(asked(pollWriting.remove(draft('1'), 0))).toEqual(['']);
});

it('a question is added of the kind that is asked for, and stays of it when it is emptied', () => {
  const two = pollWriting.add(draft('1'), 1, 'true-false');
  expect(two.questions.map(({ kind }) => kind)).toEqual(['choice', 'true-false']);
  const [emptied] = pollWriting.remove(pollWriting.remove(two, 0), 0).questions;
  expect(emptied).toMatchObject({ kind: 'true-false', text: '' });
  expect(emptied!.id).not.toBe(two.questions[1]!.id);
});

it('a question that was changed takes its own place', () => {
  const three = draft('1', '2', '3');
  const changed = { ...three.questions[1]!, text: 'two' };
  expect(asked(pollWriting.change(three, changed))).toEqual(['1', 'two', '3']);
});

it('a copy of a question shares no id with it', () => {
  const { questions } = pollWriting.duplicate(draft('1'), 0);
  const ids = JSON.stringify(questions).match(/"id":"[^"]*"/g)!;
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(ids.length);
});
