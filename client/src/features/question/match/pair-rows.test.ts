import { match, type MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { example } from '@sets/shared/question/kinds/testing/match.drafts.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { expect, it } from 'vitest';
import { pairWriting, rowsOf } from './pair-rows.ts';

const blank = match.blank(
  (
    (count) => () =>
      `new-${(count += 1)}`
  )(0),
);
const texts = (question: MatchQuestion, right: Right | null) => {
  const { rows, others } = rowsOf(question, right);
  return [
    ...rows.map(({ left, option }) => `${left.text}/${option?.text ?? ''}`),
    ...others.map(({ text }) => `/${text}`),
  ];
};

it('what is written side by side is a pair, and is so again when it comes back in another order', () => {
  let [question, right]: readonly [MatchQuestion, Right | null] = [blank, null];
  const write = (
    how: (writing: ReturnType<typeof pairWriting>) => readonly [MatchQuestion, Right | null],
  ) => {
    [question, right] = how(pairWriting(question, right));
  };
  for (const [at, [left, option]] of [
    ['Kenya', 'Nairobi'],
    ['Chile', 'Santiago'],
    ['Norway', 'Oslo'],
  ].entries()) {
    write((writing) => writing.writeLeft(at, left!));
    write((writing) => writing.writeOption(at, option!));
  }
  write((writing) => writing.addOther());
  write((writing) => writing.writeOther(0, 'Lima'));
  const written = ['Kenya/Nairobi', 'Chile/Santiago', 'Norway/Oslo', '/Lima'];
  expect(texts(question, right)).toEqual(written);
  expect(match.lacks(question)).toEqual(['text']);
  const kept = match.tidy(question);
  expect(match.keyed.of(kept, right!)).toEqual(right);
  expect(texts(kept, right)).toEqual(written);
  write((writing) => writing.remove(1));
  expect(texts(question, right)).toEqual(['Kenya/Nairobi', 'Norway/Oslo', '/Lima']);
});

it('of which nothing is right, nothing becomes so by writing', () => {
  const [question, right] = pairWriting(example, null).writeLeft(0, 'Uganda');
  expect(question.lefts[0]?.text).toBe('Uganda');
  expect(right).toBeNull();
});
