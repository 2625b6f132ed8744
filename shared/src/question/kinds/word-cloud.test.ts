import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Counters } from '../../live/activity.ts';
import { moveBy } from '../../live/tally.ts';
import { acceptAnswer, editCounts, questionCounts } from '../question-kinds.ts';
import { type CloudEdit, noEdits } from '../words/cloud-edits.ts';
import type { WordCloudValue } from '../words/cloud-question.ts';
import { loadHeldWords } from '../words/load-held-words.ts';
import { normalForm } from '../words/normal-form.ts';
import { example } from './testing/word-cloud.drafts.ts';
import { type CloudCounts, wordCloud } from './word-cloud.ts';

beforeAll(loadHeldWords);

const accepted = (value: unknown, question = example) => {
  const result = acceptAnswer(question, value);
  if (!result.ok) throw new Error(result.error.msg);
  return result.value as WordCloudValue;
};
/** The counters of what people have said. */
const countersOf = (people: readonly (readonly string[])[]): Counters => {
  const sum = new Map<string, number>();
  for (const words of people) {
    const adds = wordCloud.contribution(example, accepted({ words }));
    moveBy(sum, adds, 1);
  }
  return Object.fromEntries(sum);
};
const edited = (...edits: CloudEdit[]): unknown =>
  edits.reduce((before: unknown, edit) => {
    const next = editCounts(example, before, edit);
    if (!next.ok) throw new Error(next.error.msg);
    return next.value;
  }, undefined);
const texts = ({ words }: CloudCounts): string[] =>
  words.map(({ text, count }) => `${text} ${count}`);
/** Of UTF-8: what is no plain letter is written as %XX for each byte. */
const bytes = (value: unknown): number =>
  encodeURIComponent(JSON.stringify(value)).replaceAll(/%../gu, '%').length;

describe('an answer to a word cloud', () => {
  test('has one entry for each word, however it was typed', () => {
    expect(accepted({ words: [' Dog ', 'dogs', 'DOG', 'a  cat'] })).toEqual({
      words: ['Dog', 'a cat'],
    });
  });

  test.each([
    ['nothing', { words: [] }, 'Type a word.'],
    ['more than are asked', { words: ['a1', 'b1', 'c1', 'd1'] }, '3 words at most.'],
  ])('is refused with a sentence where it has %s', (_what, value, msg) => {
    expect(acceptAnswer(example, value)).toMatchObject({ ok: false, error: { msg } });
  });

  test('likes words of others where that is asked, each once and not one’s own', () => {
    const value = { words: ['dog'], liked: ['dogs', 'tree', 'Trees'] };
    expect(accepted(value)).toEqual({ words: ['dog'], liked: ['tree'] });
    expect(accepted(value, { ...example, likes: false })).toEqual({ words: ['dog'] });
    expect(accepted({ words: [], liked: ['tree'] })).toEqual({ words: [], liked: ['tree'] });
  });

  test('a like counts as the word does, and a person once for each word', () => {
    const sum = new Map<string, number>();
    for (const value of [{ words: ['tree'] }, { words: ['dog'], liked: ['tree', 'Trees'] }])
      moveBy(sum, wordCloud.contribution(example, accepted(value)), 1);
    const counts = wordCloud.counts(example, Object.fromEntries(sum));
    expect(texts(counts)).toEqual(['tree 2', 'dog 1']);
  });

  const cloudOf = (...values: readonly unknown[]): CloudCounts => {
    const sum = new Map<string, number>();
    for (const value of values) {
      moveBy(sum, wordCloud.contribution(example, accepted(value)), 1);
    }
    return wordCloud.counts(example, Object.fromEntries(sum));
  };

  test('a like of what nobody wrote is no word, nor is it counted', () => {
    const counts = cloudOf({ words: ['dog'] }, { words: [], liked: ['forged', '__proto__'] });
    expect(counts).toEqual({ words: [{ text: 'dog', count: 1 }], more: 0, entries: 1 });
  });

  test('a like changes no way in which a word is written', () => {
    const like = { words: [], liked: ['TREES'] };
    expect(texts(cloudOf({ words: ['tree'] }, like, like, like))).toEqual(['tree 4']);
  });

  test('whatever is liked, the cloud has the words that were written, each with all its likes', () => {
    const word = fc.constantFrom('tree', 'Trees', 'TREE', 'dog', 'dogs', 'Café', 'cafe', 'sun');
    const list = fc.array(word, { maxLength: 3 });
    const value = fc
      .record({ words: list, liked: list })
      .filter(({ words, liked }) => words.length + liked.length > 0);
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), (values) => {
        const formOf = (text: string): string => normalForm(text, example.language);
        const kept = values.map((each) => accepted(each));
        const written = new Set(kept.flatMap(({ words }) => words).map(formOf));
        const times = new Map<string, number>();
        for (const { words, liked = [] } of kept) {
          for (const form of [...words, ...liked].map(formOf)) {
            if (written.has(form)) times.set(form, (times.get(form) ?? 0) + 1);
          }
        }
        const shown = cloudOf(...values).words.map(
          ({ text, count }) => [formOf(text), count] as const,
        );
        expect(new Map(shown)).toEqual(times);
      }),
    );
  });

  test('counts under names that are no other counter, and nothing that every object has', () => {
    const names = ['~right1', '__proto__', 'constructor'];
    const adds = wordCloud.contribution(example, accepted({ words: names }));
    expect(Object.keys(adds)).toEqual(names.map((name) => `:${name}`));
    const shown = wordCloud.counts(example, { ...adds, '~right1': 7 });
    expect(texts(shown).toSorted()).toEqual(names.map((name) => `${name} 1`).toSorted());
  });
});

describe('who sees what of a cloud', () => {
  const counters = countersOf([
    ['tree', 'shit', 'the'],
    ['Trees', 'secret'],
    ['secret', 'root'],
  ]);
  const hiding = edited({ type: 'add', list: 'hidden', word: 'secret' });

  test('the host everything, with the reason; others and reports nothing hidden or held back', () => {
    const toHost = wordCloud.counts(example, counters, { audience: 'host', edits: hiding });
    expect(toHost.words.filter(({ held }) => held !== undefined).map(({ text }) => text)).toEqual([
      'shit',
      'the',
    ]);
    const seen = [
      wordCloud.counts(example, counters, { audience: 'screen', edits: hiding }),
      wordCloud.counts(example, counters, { audience: 'phone', edits: hiding }),
      wordCloud.forScreen(toHost),
      wordCloud.report(example, counters, hiding),
    ];
    for (const each of seen) expect(JSON.stringify(each)).not.toMatch(/secret|shit|"the"|held/);
    expect(texts(wordCloud.counts(example, counters))).toEqual(['secret 2', 'Trees 2', 'root 1']);
    const free = { ...example, filter: false };
    expect(JSON.stringify(wordCloud.report(free, counters, undefined))).toContain('shit');
  });

  test('answers are marked of which something is hidden or held back', () => {
    const isUnshown = (word: string, edits?: unknown) =>
      wordCloud.isUnshown(example, { words: ['root', word] }, edits);
    expect(['tree', 'shit', 'the', 'secret'].map((word) => isUnshown(word))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isUnshown('Secrets', hiding)).toBe(true);
    expect(isUnshown('shit', edited({ type: 'add', list: 'allowed', word: 'shit' }))).toBe(false);
  });

  test('rude words of English wait in each language, what says little alone in its own', () => {
    const german = { ...example, language: 'de' as const };
    const words = countersOf([['fuck', 'the', 'und'], ['Haus']]);
    expect(texts(wordCloud.counts(german, words))).toEqual(['Haus 1', 'the 1']);
  });

  test('a frozen cloud stays as it was until the host goes on; the host sees what comes in', () => {
    const frozen = edited({ type: 'freeze', words: [['tree', 1]] });
    const screen = wordCloud.counts(example, counters, { audience: 'screen', edits: frozen });
    expect(texts(screen)).toEqual(['Trees 1']);
    const host = wordCloud.counts(example, counters, { audience: 'host', edits: frozen });
    expect(texts(host)).toContain('secret 2');
    expect(wordCloud.forScreen(host)).toEqual(screen);
    const edits = edited({ type: 'freeze', words: [['tree', 1]] }, { type: 'thaw' });
    expect(wordCloud.counts(example, counters, { audience: 'screen', edits })).toEqual(
      wordCloud.counts(example, counters),
    );
  });

  test('an edit that is none is refused', () => {
    expect(editCounts(example, undefined, { type: 'burn' }).ok).toBe(false);
  });

  const entry = fc.constantFrom('tree', 'Trees', 'root', 'shit', 'the', 'a b', 'été', 'ete', '☕');
  const edit: fc.Arbitrary<CloudEdit> = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      list: fc.constantFrom('split', 'hidden', 'pinned', 'allowed'),
      word: entry,
    }),
    fc.record({ type: fc.constant('join' as const), key: entry, into: entry }),
    fc.constant({ type: 'freeze' as const, words: [['tree', 3]] as [string, number][] }),
  );

  test('whatever the host has changed, what they have for the screen is what the screen gets', () => {
    const people = fc.array(fc.uniqueArray(entry, { minLength: 1, maxLength: 3 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(people, fc.array(edit, { maxLength: 4 }), (said, changes) => {
        const all = countersOf(said);
        const edits = edited(...changes);
        const host = wordCloud.counts(example, all, { audience: 'host', edits });
        const screen = wordCloud.counts(example, all, { audience: 'screen', edits });
        expect(wordCloud.forScreen(host)).toEqual(screen);
        expect(questionCounts.parse(host)).toEqual(host);
      }),
    );
  });
});

test('of 3,000 long words the wall gets at most 500 and 20 KB, a phone 20 words', () => {
  const words = Array.from(
    { length: 3_000 },
    (_, at) => `schönes wort ${'字'.repeat(at % 20)} ${at}`,
  );
  const many = Object.fromEntries(words.map((word, at) => [`:${word}`, 1 + (at % 7)]));
  const screen = wordCloud.counts(example, many, { audience: 'screen' });
  expect(bytes(screen)).toBeLessThan(20_000);
  expect(screen.words.length).toBeGreaterThan(100);
  expect(screen.words.length + screen.more).toBe(3_000);
  const short = Object.fromEntries(words.map((_, at) => [`:w${at}`, 1 + (at % 7)]));
  expect(wordCloud.counts(example, short, { audience: 'screen' }).words).toHaveLength(500);
  const phone = wordCloud.counts(example, many, { audience: 'phone' });
  expect(phone.words).toHaveLength(20);
  expect(bytes(phone)).toBeLessThan(3_000);
  const host = wordCloud.counts(example, many, { audience: 'host' });
  expect(wordCloud.forScreen(host)).toEqual(screen);
});

test('a result with more different entries than words are made of says so', () => {
  const counters: Counters = {
    ...Object.fromEntries(Array.from({ length: 10_050 }, (_, at) => [`:entry ${at}`, 1])),
    ':sleep': 7,
  };
  const { lines, figures } = wordCloud.report(example, counters, undefined);
  expect(lines[0]).toEqual({ text: 'sleep', count: 7 });
  expect(lines).toHaveLength(1_000);
  expect(figures).toEqual([
    { name: 'Different words', text: '10000 or more' },
    { name: 'Not listed', text: '9000' },
  ]);
});

test('three of the largest clouds at once: what a word is counted as is found out once', () => {
  const cloud = (name: string): Counters =>
    Object.fromEntries(
      Array.from({ length: wordCloud.mostCounters() }, (_, at) => [`:${name} größe ${at}`, 1]),
    );
  const look = (counters: Counters) => wordCloud.counts(example, { ...counters });
  const clouds = ['a', 'b', 'c'].map((name) => cloud(name));
  for (const each of clouds) look(each);
  const folds = vi.spyOn(String.prototype, 'normalize');
  for (const each of [...clouds, ...clouds]) look(each);
  expect(folds).not.toHaveBeenCalled();
});

test('a result has every word that was said, also where the screen stood still', () => {
  const frozen = { ...noEdits, frozen: [['sun', 1]] };
  const counters = { ':sun': 1, ':moon': 1 };
  const { lines } = wordCloud.report(example, counters, frozen);
  expect(lines.map(({ text }) => text).toSorted()).toEqual(['moon', 'sun']);
});
