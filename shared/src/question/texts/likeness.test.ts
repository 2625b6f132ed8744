import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikeAmong, bareText, likenessOf } from './likeness.ts';
import type { DeskLine } from './text-lines.ts';

const line = (text: string, more: Partial<DeskLine> = {}): DeskLine => ({
  text,
  count: 1,
  pinned: false,
  state: 'shown',
  ...more,
});

test('case, accents, signs and the order of words make no difference, in any script', () => {
  for (const [one, other] of [
    ['More time', 'more TIME!!'],
    ['time, more', 'more time'],
    ['café', 'Cafe'],
    ['ПРИВЕТ мир', 'привет, мир'],
    ['Ελλάδα', 'ελλαδα'],
    ['ｆｕｌｌ', 'full'],
  ] as const) {
    expect(likenessOf(one, other)).toBe(1);
  }
  expect(bareText('¿Qué   tal?')).toBe('que tal');
});

test('slips and other endings are alike, other words are not', () => {
  for (const [one, other] of [
    ['more examples', 'more example'],
    ['mitochondria', 'mitocondria'],
    ['更多的例子', '更多例子'],
    ['المزيد من الأمثلة', 'مزيد من الأمثلة'],
  ] as const) {
    expect(likenessOf(one, other)).toBeGreaterThanOrEqual(0.6);
  }
  for (const [one, other] of [
    ['cat', 'car'],
    ['yes', 'no'],
    ['less time', 'more breaks'],
    ['👍', '👎'],
  ] as const) {
    expect(likenessOf(one, other)).toBeLessThan(0.6);
  }
});

test('what looks alike is suggested, the most frequent first; what is hidden is not', () => {
  const lines = [
    line('breaks'),
    line('more time', { count: 3 }),
    line('More time!'),
    line('more  times'),
    line('time more', { state: 'hidden' }),
    line('more times', { state: 'waiting', rude: true }),
    line('Break'),
  ];
  expect(alikeAmong(lines).map((each) => each.lines.map(({ text }) => text))).toEqual([
    ['more time', 'More time!', 'more  times'],
    ['Break', 'breaks'],
  ]);
});

test('what is like a group goes into it; two groups are left as they are', () => {
  const group = line('More time', { group: 'g1', count: 4 });
  const other = line('more time', { group: 'g2', count: 1 });
  expect(alikeAmong([line('more time'), group])[0]?.lines[0]).toBe(group);
  expect(alikeAmong([group, other])).toEqual([]);
});

test('each line is in one suggestion at most, in whichever order they came', () => {
  const words = fc.constantFrom(
    'time',
    'times',
    'Time',
    'more time',
    'breaks',
    'break',
    'zeit',
    '時間',
  );
  fc.assert(
    fc.property(fc.uniqueArray(words), (texts) => {
      const found = alikeAmong(texts.map((text) => line(text)));
      const all = found.flatMap((each) => each.lines.map(({ text }) => text));
      expect(new Set(all).size).toBe(all.length);
      const reversed = alikeAmong(texts.toReversed().map((text) => line(text)));
      expect(reversed).toEqual(found);
    }),
  );
});
