import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloudEdits, type CloudEdit, type CloudEdits, noEdits, withEdit } from './cloud-edits.ts';
import { type WordLanguage, wordLanguages } from './language.ts';
import { addEntries, mergeWords } from './merge-words.ts';

const some = [
  'Student',
  'student',
  'students',
  'STUDENTS',
  'Café',
  'cafe',
  'news',
  'new',
  'city',
  'Cities',
  '🙂',
  '⁼x',
  '=x',
  'a b',
];
const entry = fc.oneof(
  fc.constantFrom(...some),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
);
const entries = fc
  .array(fc.tuple(entry, fc.integer({ min: 1, max: 50 })), { maxLength: 25 })
  .map((pairs) => new Map(pairs));
const key = fc.oneof(
  fc.constantFrom('student', 'cafe', 'news', 'new', '⁼students', 'nobody'),
  entry,
);
const keys = fc.array(key, { maxLength: 4 });
const edits: fc.Arbitrary<CloudEdits> = fc.record({
  split: fc.array(entry, { maxLength: 4 }),
  joined: fc.array(fc.tuple(key, key), { maxLength: 6 }),
  hidden: keys,
  pinned: keys,
  allowed: keys,
  frozen: fc.constant(null),
});
const language: fc.Arbitrary<WordLanguage> = fc.constantFrom(...wordLanguages);
const edited = (list: readonly CloudEdit[]): CloudEdits =>
  list.reduce((sum, edit) => {
    const next = withEdit(sum, edit);
    return next.ok ? next.value : sum;
  }, noEdits);

test('case, accents and plurals are one word, shown as most people typed it', () => {
  const words = mergeWords(
    new Map([
      ['student', 3],
      ['Students', 4],
      ['STUDENT', 1],
      ['café', 2],
      ['cafe', 2],
    ]),
    'en',
  );
  expect(words).toEqual([
    {
      key: 'student',
      text: 'Students',
      count: 8,
      variants: [
        { text: 'Students', count: 4 },
        { text: 'student', count: 3 },
        { text: 'STUDENT', count: 1 },
      ],
    },
    // As many each: the first by its letters, whoever came first.
    {
      key: 'cafe',
      text: 'cafe',
      count: 4,
      variants: [
        { text: 'cafe', count: 2 },
        { text: 'café', count: 2 },
      ],
    },
  ]);
});

test('order changes nothing, adding is commutative and associative, and nothing is lost', () => {
  fc.assert(
    fc.property(entries, entries, entries, edits, language, (a, b, c, changes, lang) => {
      const merged = mergeWords(addEntries(addEntries(a, b), c), lang, changes);
      expect(mergeWords(addEntries(c, addEntries(b, a)), lang, changes)).toEqual(merged);
      expect(mergeWords(addEntries(a, addEntries(b, c)), lang, changes)).toEqual(merged);
      const total = [a, b, c]
        .flatMap((each) => Array.from(each.values()))
        .reduce((sum, n) => sum + n, 0);
      expect(merged.reduce((sum, word) => sum + word.count, 0)).toBe(total);
      expect(new Set(merged.map((word) => word.key)).size).toBe(merged.length);
      for (const { text, count, variants } of merged) {
        expect(variants[0]?.text).toBe(text);
        expect(variants.reduce((sum, variant) => sum + variant.count, 0)).toBe(count);
      }
    }),
  );
});

test('what is joined does not depend on what else is there, in chains and circles too', () => {
  const typed = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 4],
    ['d', 8],
  ]);
  const counts = (joined: CloudEdits['joined']) =>
    mergeWords(typed, 'neutral', { ...noEdits, joined }).map((word) => [word.key, word.count]);
  expect(
    counts([
      ['a', 'b'],
      ['b', 'c'],
    ]),
  ).toEqual([
    ['d', 8],
    ['c', 7],
  ]);
  expect(
    counts([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toEqual([
    ['d', 8],
    ['c', 4],
    ['a', 3],
  ]);
  expect(
    counts([
      ['b', 'a'],
      ['a', 'b'],
      ['c', 'b'],
    ]),
  ).toEqual([
    ['d', 8],
    ['a', 7],
  ]);
  expect(
    counts([
      ['nobody', 'a'],
      ['b', 'b'],
    ]),
  ).toEqual([
    ['d', 8],
    ['c', 4],
    ['b', 2],
    ['a', 1],
  ]);
  // Into a word that nobody typed: it is shown as they typed it.
  expect(
    mergeWords(typed, 'neutral', {
      ...noEdits,
      joined: [
        ['a', 'x'],
        ['b', 'x'],
      ],
    }).at(-1),
  ).toMatchObject({
    key: 'x',
    text: 'b',
    count: 3,
  });
});

test('a variant is split off, and comes back', () => {
  const typed = new Map([
    ['Apple', 5],
    ['apple', 3],
    ['apples', 2],
  ]);
  const split = edited([{ type: 'add', list: 'split', word: 'Apple' }]);
  expect(mergeWords(typed, 'en', split).map(({ key: k, text, count }) => [k, text, count])).toEqual(
    [
      ['apple', 'apple', 5],
      ['⁼Apple', 'Apple', 5],
    ],
  );
  const back = edited([
    { type: 'add', list: 'split', word: 'Apple' },
    { type: 'remove', list: 'split', word: 'Apple' },
  ]);
  expect(back).toEqual(noEdits);
});

test('the host never makes a circle, and each change can be taken back', () => {
  const join = (from: string, into: string): CloudEdit => ({ type: 'join', key: from, into });
  const circle = edited([join('a', 'b'), join('b', 'a')]);
  const typed = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  expect(mergeWords(typed, 'neutral', circle)).toHaveLength(1);
  expect(edited([join('a', 'b'), { type: 'part', key: 'a' }])).toEqual(noEdits);
  expect(edited([join('a', 'a')])).toEqual(noEdits);
  const frozen = edited([{ type: 'freeze', words: [['a', 1]] }]);
  expect(frozen.frozen).toEqual([['a', 1]]);
  expect(edited([{ type: 'freeze', words: [['a', 1]] }, { type: 'thaw' }])).toEqual(noEdits);
  expect(cloudEdits.parse(circle)).toEqual(circle);
});

test('the same change twice is one, and there is an end to them', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.record({
            type: fc.constant('add' as const),
            list: fc.constantFrom('split' as const, 'hidden' as const, 'pinned' as const),
            word: key,
          }),
          fc.record({ type: fc.constant('join' as const), key, into: key }),
          fc.record({ type: fc.constant('part' as const), key }),
        ),
        { maxLength: 12 },
      ),
      (list) => {
        const once = edited(list);
        const last = list.at(-1);
        if (last !== undefined) expect(withEdit(once, last)).toEqual({ ok: true, value: once });
      },
    ),
  );
  const full = Array.from({ length: 500 }, (_, at) => `w${at}`);
  const result = withEdit(
    { ...noEdits, hidden: full },
    { type: 'add', list: 'hidden', word: 'one more' },
  );
  expect(result).toMatchObject({ ok: false, error: { code: 'TOO_LARGE' } });
});
