import { expect, test } from 'vitest';
import { findByStems } from './find-by-stems.ts';
import type { InSpace, Searched } from './searched.ts';

interface Long extends InSpace {
  readonly score: number;
}

const there: Long[] = Array.from({ length: 50 }, (_none, at) => ({ _id: `d${at}`, score: 1 }));

/** Of each text that is read, how many turns others had before. */
const readIn = async (query: string) => {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  others();
  const reads: number[] = [];
  const searched: Searched<Long> = {
    collection: { find: () => ({ toArray: () => Promise.resolve(there) }) } as never,
    fields: { title: 'title', text: 'text', beginnings: 'words', listed: 'open' },
    read: ['title'],
    titleOf: () => '',
    textOf: () => {
      reads.push(turns);
      return 'Looms weave patterns.';
    },
  };
  const hits = await findByStems(searched, { query, moduleids: ['mine'], limit: 20 });
  isOver = true;
  return { reads, found: hits.length };
};

test('while texts are looked through, others have their turn between two of them', async () => {
  const { reads, found } = await readIn('weaving patterns "looms weave" -cats');
  expect(found).toBe(there.length);
  expect(reads).toHaveLength(there.length);
  expect(new Set(reads).size).toBe(there.length);
});

test('what is quoted or left out counts for each of them', async () => {
  expect((await readIn('pattern "weave looms"')).found).toBe(0);
  expect((await readIn('pattern -looms')).found).toBe(0);
  expect((await readIn('pattern')).found).toBe(there.length);
});
