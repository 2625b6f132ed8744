import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  isNewer,
  type Migration,
  newestVersion,
  readStored,
  type StoredShape,
  toStored,
} from './stored-shape.ts';

interface Note {
  readonly text: string;
  readonly tags: string[];
}

/** Version 2 added the tags, version 3 calls the title a text. */
const note: StoredShape<Note> = {
  name: 'note',
  schema: z.strictObject({ text: z.string(), tags: z.array(z.string()) }),
  migrations: [
    (one) => ({ ...one, tags: [] }),
    ({ title, ...two }) => ({ ...two, text: (title as string).trim() }),
  ],
};

describe('a stored value is read as the newest version', () => {
  test.each([
    [{ title: ' a ' }, { text: 'a', tags: [] }],
    [
      { v: 1, title: 'a' },
      { text: 'a', tags: [] },
    ],
    [
      { v: 2, title: 'a', tags: ['b'] },
      { text: 'a', tags: ['b'] },
    ],
    [
      { v: 3, text: 'a', tags: [] },
      { text: 'a', tags: [] },
    ],
  ])('%j', (stored, value) => {
    const before = JSON.parse(JSON.stringify(stored)) as unknown;
    expect(readStored(note, stored)).toEqual({ ok: true, value });
    expect(stored).toEqual(before);
  });

  test('what is written carries the newest version and is read as it was', () => {
    const value = { text: 'a', tags: ['b'] };
    expect(toStored(note, value)).toEqual({ v: 3, ...value });
    expect(readStored(note, toStored(note, value))).toEqual({ ok: true, value });
  });
});

describe('a stored value that cannot be read is refused', () => {
  test('of a version that this program does not know, whatever else is in it', () => {
    const stored = { v: 4, text: 'a', tags: [] };
    expect(isNewer(note, stored)).toBe(true);
    expect(readStored(note, stored)).toMatchObject({ error: { code: 'NEWER_VERSION' } });
  });

  test.each([
    [{ v: 3, text: 'a' }, 'tags'],
    [{ v: 3, text: 'a', tags: [], more: 1 }, 'version 3'],
    [{ v: 2, title: 'a', tags: [1] }, 'tags[0]'],
    // The second migration throws on this one.
    [{ v: 1 }, 'version 1'],
    [{ v: 0, text: 'a', tags: [] }, 'no version'],
    [{ v: '3', text: 'a', tags: [] }, 'no version'],
    [null, 'no version'],
    ['a', 'no version'],
    [[], 'no version'],
  ])('%j, with the place that does not fit', (stored, place) => {
    expect(isNewer(note, stored)).toBe(false);
    const told = readStored(note, stored);
    expect(told).toMatchObject({ error: { code: 'UNREADABLE' } });
    expect(told.ok ? '' : told.error.msg).toContain(place);
  });
});

test('from any version of any chain, each migration after it is taken once and in order', () => {
  const lengths = fc
    .integer({ min: 0, max: 12 })
    .chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 1, max: length + 1 })));
  fc.assert(
    fc.property(lengths, ([length, from]) => {
      const migrations = Array.from({ length }, (_, index): Migration => ({ taken }) => ({
        taken: [...(taken as number[]), index + 1],
      }));
      const schema = z.strictObject({ taken: z.array(z.int()) });
      const shape = { name: 'chain', schema, migrations };
      const taken = Array.from({ length: length + 1 - from }, (_, index) => from + index);
      expect(readStored(shape, { v: from, taken: [] })).toEqual({ ok: true, value: { taken } });
      expect(newestVersion(shape)).toBe(length + 1);
      const next = { v: length + 2, taken: [] };
      expect(readStored(shape, next)).toMatchObject({ error: { code: 'NEWER_VERSION' } });
    }),
  );
});
