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

test('what a pattern holds up for ever is broken off as such, and nothing is left of its cursor', () => {
  const endless = function* endless() {
    yield new Uint8Array(5);
    yield new Uint8Array(5);
    for (;;);
  };
  const cursors = new Cursors(() => 0);
  const { cursor } = cursors.open(
    'sets.kept',
    { ...source(), documents: endless(), hasPattern: true },
    { batchSize: 1 },
  );
  const time = { deadline: Infinity, patience: Infinity, maxTimeMs: 5 };
  expect(() => cursors.next(cursor.id, 'sets.kept', undefined, time)).toThrow(
    /exceeded time limit/,
  );
  expect(cursors.size).toBe(0);
  expect(() => cursors.next(cursor.id, 'sets.kept', undefined, time)).toThrow(/not found/);
});
