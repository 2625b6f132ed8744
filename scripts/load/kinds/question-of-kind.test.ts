import { describe, expect, it } from 'vitest';
import { kindNamed, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { AnswerBook } from '../answer-book.ts';
import { judgeTally, takeCensus } from '../census.ts';
import { answersTo, questionOfKind } from './question-of-kind.ts';
import { distinctWords, wordsOf } from './word-cloud.ts';

const phones = 40;
const slot = 'q0.r1';
const answered = questionKindNames.filter((name) => kindNamed(name).isSlide !== true);

describe.each(answered)('a measured question of the kind %s', (name) => {
  const kind = kindNamed(name);

  it('can be asked, and is counted from the answers as its host is shown it', async () => {
    const asked = await questionOfKind(name);
    expect(kind.lacks(asked)).toEqual([]);
    const waves = answersTo(asked, phones);
    const books = Array.from({ length: phones }, () => new AnswerBook());
    for (const values of waves) {
      for (const [index, book] of books.entries()) {
        const attempt = book.write({ runId: 'run1', slot }, values[index]);
        book.acknowledge(attempt, { slot, revision: attempt.revision, value: values[index] });
      }
    }
    const [census] = takeCensus(books);
    const counters: Record<string, number> = {};
    for (const value of waves.at(-1) ?? []) {
      const adds = kind.contribution(asked, kind.schemas.value.parse(value));
      for (const [counter, by] of Object.entries(adds)) {
        counters[counter] = (counters[counter] ?? 0) + by;
      }
    }
    const counts = kind.counts(asked, counters, { audience: 'host' });
    const tally = { question: 0, round: 1, answered: phones, counts };
    expect(judgeTally(census!, tally, asked)).toEqual({ lost: 0, doubled: 0 });
    const empty = kind.counts(asked, {}, { audience: 'host' });
    expect(judgeTally(census!, { ...tally, counts: empty }, asked).lost).toBeGreaterThan(0);
    const fewer = { ...tally, answered: phones - 1 };
    expect(judgeTally(census!, fewer, asked).lost).toBe(1);
  });
});

it('1,000 phones give every word of a cloud once, 2,000 twice', () => {
  const words = (count: number): string[] =>
    Array.from({ length: count }, (_, phone) => wordsOf(phone)).flat();
  expect(new Set(words(1_000)).size).toBe(distinctWords);
  expect(words(2_000)).toHaveLength(2 * distinctWords);
  expect(new Set(words(2_000)).size).toBe(distinctWords);
});
