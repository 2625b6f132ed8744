import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Collection } from '../collection.ts';
import { parseIndexSpec } from '../index-spec.ts';
import { encodeValue } from '../keys.ts';
import { findRows } from '../find/query.ts';
import { encode } from '../raw-bson.ts';
import { Storage } from '../file/storage.ts';
import type { Doc } from '../values.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-text-'));
let storage: Storage;

beforeAll(() => {
  storage = Storage.open(dir);
});

afterAll(() => {
  storage.close();
  rmSync(dir, { recursive: true });
});

/** Words and what is left of them; '' for those that are not looked for. */
const STEMS: Record<string, string> = {
  vector: 'vector',
  Vectors: 'vector',
  running: 'run',
  run: 'run',
  Über: 'uber',
  uber: 'uber',
  studies: 'studi',
  study: 'studi',
  the: '',
  not: '',
  x1: 'x1',
};
const word = fc.constantFrom(...Object.keys(STEMS));
const between = fc.constantFrom(' ', ', ', ' – ', '\n', '/');
const text = fc
  .array(fc.tuple(word, between), { maxLength: 6 })
  .map((parts) => parts.flat().join(''));

const document = fc.record(
  {
    space: fc.constantFrom('s', 't'),
    title: fc.oneof(text, fc.array(text, { maxLength: 2 }), fc.constant(7)),
    body: fc.oneof(
      fc.record({ text }),
      fc.array(fc.record({ text }), { maxLength: 2 }),
      fc.constant(null),
    ),
  },
  { requiredKeys: ['space'] },
);

const search = fc.record({
  words: fc.array(word, { maxLength: 3 }),
  phrases: fc.array(fc.tuple(word, word), { maxLength: 1 }),
  not: fc.array(word, { maxLength: 1 }),
  notPhrases: fc.array(fc.tuple(word, word), { maxLength: 1 }),
  caseSensitive: fc.boolean(),
  diacriticSensitive: fc.boolean(),
});
type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never;

function stringsOf({ title, body }: Doc): string[] {
  const bodies = [body].flat() as ({ text: string } | null | undefined)[];
  return [title, ...bodies.map((one) => one?.text)].flat().filter((one) => typeof one === 'string');
}

/** What is left of a word where some of how it is written counts. */
function written(given: string, { caseSensitive, diacriticSensitive }: Search): string {
  const stem = STEMS[given] ?? '';
  if (stem === '') return '';
  const cased = caseSensitive && given === 'Vectors' ? 'Vector' : stem;
  if (stem !== 'uber') return cased;
  const accented = diacriticSensitive && given === 'Über';
  if (accented) return caseSensitive ? 'Über' : 'über';
  return caseSensitive && given === 'Über' ? 'Uber' : 'uber';
}

function plain(given: string, { caseSensitive, diacriticSensitive }: Search): string {
  const cased = caseSensitive ? given : given.toLowerCase();
  return diacriticSensitive ? cased : cased.replaceAll('ü', 'u').replaceAll('Ü', 'U');
}

/** Reads every document, word by word: what `$text` means, without an index. */
function saysNaively(doc: Doc, asked: Search): boolean {
  const strings = stringsOf(doc);
  const there = strings.flatMap((one) => one.split(/[^\p{L}\d]+/u)).filter((one) => one !== '');
  const has = (wanted: string): boolean => {
    const stem = written(wanted, asked);
    return stem !== '' && there.some((one) => written(one, asked) === stem);
  };
  const says = (phrase: string[]): boolean =>
    strings.some((one) => plain(one, asked).includes(plain(phrase.join(' '), asked)));
  return (
    [...asked.words, ...asked.phrases.flat()].some(has) &&
    asked.phrases.every(says) &&
    !asked.not.some(has) &&
    !asked.notPhrases.some(says)
  );
}

function searchFor({ words, phrases, not, notPhrases, ...how }: Search): Doc {
  const quoted = phrases.map((phrase) => `"${phrase.join(' ')}"`);
  const parts = [
    ...words,
    ...quoted,
    ...not.map((one) => `-${one}`),
    ...notPhrases.map((phrase) => `-"${phrase.join(' ')}"`),
  ];
  return {
    $search: parts.join(' '),
    $caseSensitive: how.caseSensitive,
    $diacriticSensitive: how.diacriticSensitive,
  };
}

function filled(documents: readonly Doc[], key: Doc, indexFirst: boolean): Collection {
  const collection = storage.create('test', crypto.randomUUID());
  const spec = parseIndexSpec({ key, weights: { title: 3 } });
  if (indexFirst) storage.createIndex(collection, spec);
  for (const [i, doc] of documents.entries()) {
    collection.insert(encodeValue(i), encode({ _id: i, ...doc }));
  }
  if (!indexFirst) storage.createIndex(collection, spec);
  return collection;
}

const keys = fc.constantFrom<Doc>(
  { title: 'text', 'body.text': 'text' },
  { space: 1, title: 'text', 'body.text': 'text' },
  { space: -1, title: 'text', 'body.text': 'text' },
);

test('what $text finds is what reading every document finds, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(7), fc.option(document)), { maxLength: 5 }),
      keys,
      fc.boolean(),
      fc.array(search, { minLength: 1, maxLength: 6 }),
      (documents, changes, key, indexFirst, searches) => {
        storage.transaction(() => {
          const collection = filled(documents, key, indexFirst);
          for (const [id, next] of changes) {
            const row = collection.get(encodeValue(id));
            if (!row) continue;
            if (next) collection.replace(row, encode({ _id: id, ...next }));
            else collection.remove(row);
          }
          const all = collection.scan(false, 0, 100);
          for (const asked of searches) {
            const filter = { space: 's', $text: searchFor(asked) };
            const expected = all.filter(({ doc }) => doc.space === 's' && saysNaively(doc, asked));
            expect([...findRows(collection, { filter })].map(({ row }) => row)).toEqual(
              expected.map(({ row }) => row),
            );
            const score = { score: { $meta: 'textScore' } };
            const sorted = [...findRows(collection, { filter, sort: score })].map(
              (row) => row.score,
            );
            expect(sorted).toHaveLength(expected.length);
            expect(sorted).toEqual(sorted.toSorted((a, b) => Number(b) - Number(a)));
          }
          for (const row of all) collection.remove(row);
          const { id } = collection.textIndex()!;
          expect(storage.db.prepare(`SELECT count(*) AS n FROM index_${id}`).get()?.n).toBe(0);
          storage.drop(collection);
        });
      },
    ),
    { numRuns: 300 },
  );
});
