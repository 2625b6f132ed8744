import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noEdits } from './cloud-edits.ts';
import { loadHoldBack } from './load-hold-back.ts';
import { mergeWords } from './merge-words.ts';
import { hostCloud, shownCloud } from './shown-cloud.ts';
import { keptBack, shownWords, wordsForHost } from './shown-words.ts';

/** Of UTF-8: what is no plain letter is written as %XX for each byte. */
const bytes = (value: unknown): number =>
  encodeURIComponent(JSON.stringify(value)).replaceAll(/%../gu, '%').length;
const words = (record: Readonly<Record<string, number>>, edits = noEdits) =>
  mergeWords(new Map(Object.entries(record)), 'en', edits);

test('screens get neither what is hidden nor what is held back, the host gets it with the reason', async () => {
  const holdBack = await loadHoldBack(['en']);
  const merged = words({ tree: 4, Trees: 5, secret: 3, shit: 9, the: 8, root: 1 });
  const edits = { ...noEdits, hidden: ['secret'], pinned: ['root'] };
  expect(shownWords(merged, { edits, holdBack })).toEqual({
    words: [
      { text: 'root', count: 1, pinned: true },
      { text: 'Trees', key: 'tree', count: 9 },
    ],
    more: 0,
    entries: 10,
  });
  expect(wordsForHost(merged, { edits, holdBack }).words).toEqual([
    { text: 'root', count: 1, pinned: true },
    { text: 'shit', count: 9, held: 'profane' },
    {
      text: 'Trees',
      key: 'tree',
      count: 9,
      variants: [
        { text: 'Trees', count: 5 },
        { text: 'tree', count: 4 },
      ],
    },
    { text: 'the', count: 8, held: 'stop' },
    { text: 'secret', count: 3, hidden: true },
  ]);
  const let2 = { ...edits, allowed: ['the'] };
  expect(shownWords(merged, { edits: let2, holdBack }).words).toContainEqual({
    text: 'the',
    count: 8,
  });
  expect(wordsForHost(merged, { edits: let2, holdBack }).words).toContainEqual({
    text: 'the',
    count: 8,
    allowed: true,
  });
});

test('a word is held back for any way in which it was typed, and first for what is profane', async () => {
  const holdBack = await loadHoldBack(['en']);
  const told = (record: Readonly<Record<string, number>>, joined: [string, string][]) => {
    const edits = { ...noEdits, joined };
    const merged = words(record, edits);
    return {
      shown: shownWords(merged, { edits, holdBack }).words,
      held: wordsForHost(merged, { edits, holdBack }).words.map(({ held }) => held),
    };
  };
  expect(told({ tree: 5, shit: 1 }, [['shit', 'tree']])).toEqual({ shown: [], held: ['profane'] });
  expect(told({ tree: 5, the: 1 }, [['the', 'tree']])).toEqual({ shown: [], held: ['stop'] });
  expect(told({ the: 5, shit: 1 }, [['shit', 'the']])).toEqual({ shown: [], held: ['profane'] });
});

test('the host sees what was joined and split, to take it back', () => {
  const edits = {
    ...noEdits,
    split: ['Tree'],
    joined: [
      ['root', 'leaf'],
      ['bark', 'root'],
      ['leaf', 'nobody'],
    ] as [string, string][],
  };
  const host = wordsForHost(words({ Tree: 5, tree: 4, leaf: 3, root: 1, bark: 1 }, edits), {
    edits,
  });
  expect(host.words).toEqual([
    expect.objectContaining({
      text: 'leaf',
      key: 'nobody',
      count: 5,
      joined: ['root', 'bark', 'leaf'],
    }),
    { text: 'Tree', key: '⁼Tree', count: 5, split: 'Tree' },
    { text: 'tree', count: 4 },
  ]);
});

test('a frozen cloud has the words and counts that it had; what is hidden since is gone', () => {
  const merged = words({ tree: 9, root: 5, leaf: 7 });
  const frozen = {
    ...noEdits,
    frozen: [
      ['tree', 2],
      ['root', 3],
      ['gone', 1],
    ] as [string, number][],
  };
  expect(shownWords(merged, { edits: frozen })).toEqual({
    words: [
      { text: 'root', count: 3 },
      { text: 'tree', count: 2 },
    ],
    more: 0,
    entries: 5,
    frozen: true,
  });
  const joined = { ...frozen, joined: [['tree', 'root']] as [string, string][] };
  expect(shownWords(words({ tree: 9, root: 5 }, joined), { edits: joined }).words).toEqual(
    [{ text: 'root', key: 'root', count: 5 }].map(({ text, count }) => ({
      text: text === 'root' ? 'tree' : text,
      count,
      key: 'root',
    })),
  );
  expect(shownWords(merged, { edits: { ...frozen, hidden: ['root'] } }).words).toEqual([
    { text: 'tree', count: 2 },
  ]);
});

test('never more than 500 words and 20 KB, whatever people type', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), {
        minLength: 300,
        maxLength: 900,
      }),
      fc.boolean(),
      (list, isLong) => {
        const typed = new Map(
          list.map((text, at) => [isLong ? text.padEnd(40, '語') : text, at + 1] as const),
        );
        const merged = mergeWords(typed, 'neutral');
        const shown = shownWords(merged);
        expect(shown.words.length).toBeLessThanOrEqual(500);
        expect(bytes(shown)).toBeLessThanOrEqual(20_000);
        expect(shown.words.length + shown.more).toBe(merged.length);
        expect(shownCloud.parse(shown)).toEqual(shown);
        const host = wordsForHost(merged);
        expect(bytes(host)).toBeLessThanOrEqual(62_000);
        expect(hostCloud.parse(host)).toEqual(host);
      },
    ),
    { numRuns: 4 },
  );
});

test('an entry that the host joined with a held word is kept back with it, until that is let through', async () => {
  const holdBack = await loadHoldBack(['en']);
  const joined: [string, string][] = [['shit', 'tree']];
  const edits = { ...noEdits, joined };
  expect(keptBack('en', { edits: noEdits, holdBack })('tree')).toBe(false);
  expect(shownWords(words({ tree: 4, shit: 9 }, edits), { edits, holdBack }).words).toEqual([]);
  expect(keptBack('en', { edits, holdBack })('tree')).toBe(true);
  expect(keptBack('en', { edits: { ...edits, allowed: ['tree'] }, holdBack })('tree')).toBe(false);
});
