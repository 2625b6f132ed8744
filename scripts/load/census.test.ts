import { describe, expect, it } from 'vitest';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { AnswerBook } from './answer-book.ts';
import { judgeTally, takeCensus } from './census.ts';
import { sampleQuestion } from './sample-poll.ts';

const question = { question: 2, round: 1 };
const slot = slotOf(question);
const asked = { runId: 'run1', slot };
const bookOf = (...choices: string[]): AnswerBook => {
  const book = new AnswerBook();
  for (const choice of choices) {
    const attempt = book.write(asked, { choices: [choice] });
    const { revision } = attempt;
    book.acknowledge(attempt, { slot, revision, value: { choices: [choice] } });
  }
  return book;
};
const tally = (answered: number, counts: Record<string, number>) => ({
  ...question,
  answered,
  counts,
});

describe('census', () => {
  it('counts the last answer of each phone', () => {
    expect(takeCensus([bookOf('a', 'b'), bookOf('b'), bookOf('c', 'a'), new AnswerBook()])).toEqual(
      [
        {
          runId: 'run1',
          slot,
          answered: 3,
          given: [
            { value: { choices: ['b'] }, by: 2 },
            { value: { choices: ['a'] }, by: 1 },
          ],
          unsettled: 0,
        },
      ],
    );
  });

  it('judges a tally', () => {
    const [census] = takeCensus([bookOf('a'), bookOf('b'), bookOf('b')]);
    const judged = (answered: number, counts: Record<string, number>) =>
      judgeTally(census!, tally(answered, counts), sampleQuestion(2));
    expect(judged(3, { a: 1, b: 2, c: 0 })).toEqual({ lost: 0, doubled: 0 });
    expect(judged(2, { a: 0, b: 2 })).toEqual({ lost: 1, doubled: 0 });
    expect(judged(4, { a: 2, b: 2 })).toEqual({ lost: 0, doubled: 1 });
    expect(judged(3, { a: 1, b: 1, c: 1 })).toEqual({ lost: 1, doubled: 1 });
  });

  it('allows both for what was never settled', () => {
    const unsure = bookOf('a');
    unsure.write(asked, ['b']);
    const [census] = takeCensus([unsure, bookOf('b')]);
    const judged = (counts: Record<string, number>) =>
      judgeTally(census!, tally(2, counts), sampleQuestion(2));
    expect(judged({ a: 1, b: 1 })).toEqual({ lost: 0, doubled: 0 });
    expect(judged({ a: 0, b: 2 })).toEqual({ lost: 0, doubled: 0 });
    expect(judged({ a: 0, b: 0 })).toEqual({ lost: 1, doubled: 0 });
  });
});
