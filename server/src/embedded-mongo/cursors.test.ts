import type { Long } from 'bson';
import { expect, test } from 'vitest';
import { Cursors, type Source } from './cursors.ts';

const source = (): Source => ({
  documents: [new Uint8Array(5), new Uint8Array(5)],
  spent: { deadline: Infinity, patience: Infinity, docsExamined: 0, keysExamined: 0 },
  canPause: false,
  hasPattern: false,
});

test('the cursors of two threads that begin at the same moment have different ids', () => {
  const threads = Array.from({ length: 20 }, () => new Cursors(() => 0));
  const ids = threads.map((cursors) => {
    const { cursor } = cursors.open('sets.kept', source(), { batchSize: 1 });
    const id = (cursor.id as Long).toNumber();
    expect(id > 0 && Number.isSafeInteger(id)).toBe(true);
    return String(id);
  });
  expect(new Set(ids).size).toBe(threads.length);
  for (const [i, cursors] of threads.entries()) expect(cursors.ids()).toEqual([ids[i]]);
});
