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

test('what means something else is never alike, however much it looks so', () => {
  for (const [one, other] of [
    ['more examples please', 'less examples please'],
    ['more time for the exercises', 'less time for the exercises'],
    ['the pace is good', 'the pace is not good'],
    ['I understand the proof', 'I don’t understand the proof'],
    ['examples', 'fewer examples'],
    ['very clear explanation', 'very unclear explanation'],
    ['more time for questions', 'more time for exercises'],
    ['the lecture was too fast', 'the lecture was too slow'],
    ['chapter 3 was hard', 'chapter 4 was hard'],
    ['between 1 and 5', 'between 5 and 1'],
    ['C', 'C++'],
    ['x > y', 'x < y'],
    ['-3', '3'],
    ['a useful lecture', 'a useless lecture'],
    ['the microscopic view', 'the macroscopic view'],
    ['prices increase quickly', 'prices decrease quickly'],
    ['mehr Beispiele bitte', 'weniger Beispiele bitte'],
    ['das Beispiel war klar', 'das Beispiel war nicht klar'],
    ['plus d’exemples', 'moins d’exemples'],
    ['больше примеров', 'меньше примеров'],
    ['المزيد من الأمثلة', 'بدون المزيد من الأمثلة'],
    ['更多例子', '更少例子'],
    ['我懂这个证明', '我不懂这个证明'],
    ['説明が分かる', '説明が分からない'],
    ['breaks 👍', 'breaks 👎'],
  ] as const) {
    expect(likenessOf(one, other), `${one} / ${other}`).toBeLessThan(0.6);
  }
});

test('what says the same with a slip, another ending or a few words more is alike', () => {
  for (const [one, other] of [
    ['more examples', 'more examples please'],
    ['more examples in the lecture', 'more exmaples in lectures'],
    ['more case studies', 'more case study'],
    ['didn’t understand recursion', 'did not understand recursion'],
    ['dont know the answer', 'don’t know the answer'],
    ['less theory', 'less theorie'],
    ['word cloud', 'wordcloud'],
    ['send an e-mail', 'send an email'],
    ['the proof of lemma 2', 'proof of the lemma 2'],
    ['explained too quickly', 'explaining too quickly'],
    ['mehr Pausen', 'mehr Pause'],
    ['plus d’exemples', 'plus d’exemple'],
    ['больше примеров', 'больше примера'],
    ['더 많은 예시', '더 많은 예시를'],
    ['更多例子', '更多例子吧'],
  ] as const) {
    expect(likenessOf(one, other), `${one} / ${other}`).toBeGreaterThanOrEqual(0.6);
  }
});

const word = fc.stringMatching(/^[a-p]{5,9}$/);
const otherWord = fc.stringMatching(/^[q-z]{5,9}$/);
const sentence = fc.array(word, { minLength: 2, maxLength: 6 });

test('likeness is the same from both sides, and of a text with itself it is 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(likenessOf(one, other)).toBe(likenessOf(other, one));
      expect(likenessOf(one, one)).toBe(1);
    }),
  );
});

test('a text and what turns it round are never alike, nor is one that has another word', () => {
  const contrary = fc.constantFrom('not', 'less', 'ohne', 'jamais');
  fc.assert(
    fc.property(sentence, fc.nat(), contrary, otherWord, (said, at, no, other) => {
      const place = at % said.length;
      const text = said.join(' ');
      expect(likenessOf(text, said.toSpliced(place, 0, no).join(' '))).toBeLessThan(0.6);
      expect(likenessOf(text, said.with(place, other).join(' '))).toBeLessThan(0.6);
    }),
  );
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

test('what is as long as an essay is alike only where it says the same, in scripts without spaces too', () => {
  const signs = (many: number) =>
    Array.from({ length: many }, (_, at) => String.fromCodePoint(0x4e_00 + at)).join('');
  expect(likenessOf(signs(80), signs(79))).toBeGreaterThan(0.9);
  expect(likenessOf(signs(150), signs(149))).toBe(0);
  expect(likenessOf(signs(150), signs(150))).toBe(1);
});
