import type { PracticeCard } from '@sets/shared/practice/practice.contract.ts';
import { expect, it } from 'vitest';
import { isOver, knownIn, missedIn, newRound, nextIn, withOutcome } from './round.ts';

const card = (id: string): PracticeCard => ({
  quizid: 'quiz',
  topicid: 't1',
  quiz: 'Capitals',
  question: { kind: 'true-false', id, text: id, seconds: null },
  missedOn: null,
});

it('goes on once a question was answered, and asks what was missed once more', () => {
  const begun = newRound([card('a'), card('b')]);
  expect(nextIn(begun)).toBe(begun);
  const first = withOutcome(begun, 'wrong');
  expect(withOutcome(first, 'right')).toBe(first);
  const over = nextIn(withOutcome(nextIn(first), 'right'));
  expect(isOver(over)).toBe(true);
  expect(knownIn(over)).toBe(1);
  expect(missedIn(over).map(({ question }) => question.id)).toEqual(['a']);
});
