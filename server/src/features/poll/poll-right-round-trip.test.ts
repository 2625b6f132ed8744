import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { example as gap } from '@sets/shared/question/kinds/testing/gap.drafts.ts';
import { example as match } from '@sets/shared/question/kinds/testing/match.drafts.ts';
import { example as openText } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { example as ranking } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import { rightOrder } from '@sets/shared/question/testing/rights.ts';
import { describe, expect, test } from 'vitest';
import { exportLine, writePoll, readPollFile as readFile } from '../../../test/exchange-files.ts';

const endings = {
  json: 'a.json',
  csv: 'a.csv',
  xlsx: 'a.xlsx',
  gift: 'a.gift',
  moodle: 'a.xml',
  qti: 'a.zip',
} as const;
type Format = keyof typeof endings;

const pollOf = (question: Question, right: Right | null): PollDefinition => ({
  title: 'A poll',
  liveResults: false,
  phoneResults: 'closed',
  questions: [question],
  extras: [{ id: question.id, confidence: false, right }],
});

/** What comes back of it. */
const back = async (format: Format, question: Question, right: Right | null) => {
  const { contents } = await writePoll(pollOf(question, right), format);
  const [item] = readFile(contents, endings[format]).items;
  const line = await exportLine(pollOf(question, right), format);
  return { item, said: line?.notes.join(' ') ?? '' };
};

describe('texts that are right', () => {
  const asked = { ...openText, entries: 1 };
  const accepted = ['São Paulo', '=1+1', 'a * b {c}: ~d'];
  const right: Right = { type: 'texts', accepted, typos: false };

  test.each(['json', 'csv', 'xlsx', 'gift', 'moodle'] as const)('%s', async (format) => {
    const { item, said } = await back(format, asked, right);
    expect(item?.question?.kind).toBe('open-text');
    expect(item?.extra?.right).toEqual(right);
    expect(said).not.toContain('typos');
    const lenient = await back(format, asked, { ...right, typos: true });
    expect(lenient.said.includes('typos are right is not in it')).toBe(format !== 'json');
  });

  test('of QTI, which matches one: the first of them', async () => {
    const { item } = await back('qti', asked, right);
    expect(item?.extra?.right).toEqual({ ...right, accepted: ['São Paulo'] });
    expect(item?.question?.text).toContain(asked.text);
  });

  test('a pattern of Moodle is none of them, and what is too long is said', () => {
    const answers = ['Rome*', 'Roma', 'x'.repeat(101)].map(
      (text) => `<answer fraction="100"><text>${text}</text></answer>`,
    );
    const file = `<quiz><question type="shortanswer"><name><text>n</text></name><questiontext><text>q</text></questiontext>${answers.join('')}</question></quiz>`;
    const [item] = readFile(new TextEncoder().encode(file), 'a.xml').items;
    expect(item?.extra?.right).toEqual({ type: 'texts', accepted: ['Roma'], typos: false });
    expect(item?.notes.join(' ')).toMatch(/not kept: x{101}.*not kept: Rome\*/);
  });

  test('what is right in part alone is none of them where something is right', () => {
    const file = 'Where from?{=Nazareth =%75%Nazereth =%25%Bethlehem}';
    const [item] = readFile(new TextEncoder().encode(file), 'a.gift').items;
    expect(item?.extra?.right).toEqual({ type: 'texts', accepted: ['Nazareth'], typos: false });
    expect(item?.notes[0]).toContain('not kept: Nazereth / Bethlehem');
  });
});

describe('the right order of a ranking', () => {
  const right = rightOrder('o2', 'o0', 'o1');
  const words = ['1. Limits', '2. Chain rule', '3. Taylor series'];
  /** What is right of what was read, in words. */
  const read = (item: ReturnType<typeof readFile>['items'][number] | undefined) => {
    const { question, extra } = item ?? {};
    if (question?.kind !== 'ranking' || !isOfType('order', extra?.right)) return null;
    return kindOf(question).keyed?.inWords(question, extra.right);
  };

  test.each(['json', 'csv', 'xlsx', 'moodle', 'qti'] as const)('%s', async (format) => {
    const { item, said } = await back(format, ranking, right);
    expect(read(item)).toEqual(words);
    expect(said).not.toContain('Where a ranking has no right order');
  });

  test('of a file in which the items stand in it: they are mixed, and it is said', async () => {
    const { item } = await back('moodle', ranking, right);
    const texts = item?.question?.kind === 'ranking' ? item.question.options : [];
    expect(texts.map(({ text }) => text)).toEqual(['Chain rule', 'Limits', 'Taylor series']);
    expect(item?.notes).toEqual([expect.stringMatching(/mixed/)]);
  });

  test('there is none where a table names none', async () => {
    expect((await back('csv', ranking, null)).item?.extra).toBeNull();
  });
});

test('where a pin is right is in our own format alone, and it is said', async () => {
  const area = { shape: 'oval', left: 0.25, top: 0.25, width: 0.5, height: 0.5 } as const;
  const right: Right = { type: 'area', areas: [area] };
  expect((await back('json', pin, right)).item?.extra?.right).toEqual(right);
  expect((await back('csv', pin, right)).said).toContain('Where a pin is right is not in it.');
});

describe('what is matched, and words in gaps', () => {
  const pairs: Right = {
    type: 'pairs',
    pairs: [
      { left: 'l0', option: 'o1' },
      { left: 'l1', option: 'o3' },
      { left: 'l2', option: 'o0' },
    ],
  };
  const gaps: Right = {
    type: 'gaps',
    gaps: [
      { id: 'g0', accepted: ['chemical', 'a|b ~ {c}'], typos: false },
      { id: 'g1', option: 'w1' },
    ],
  };
  const saidOf = ({ item }: Awaited<ReturnType<typeof back>>) => {
    const { question, extra } = item ?? {};
    if (question === undefined || question === null) return null;
    const right = extra?.right ?? null;
    return {
      text: question.text,
      right: right === null ? null : kindOf(question).keyed?.inWords(question, right),
      parts:
        question.kind === 'gap'
          ? question.parts.map((part) => part.type === 'text' && part.text)
          : [],
      options: question.kind === 'match' ? question.options.map(({ text }) => text).toSorted() : [],
    };
  };

  test.each(['json', 'csv', 'xlsx', 'gift', 'moodle', 'qti'] as const)(
    '%s: sides come back with what belongs together, and with what belongs to nothing',
    async (format) => {
      expect(saidOf(await back(format, match, pairs))).toMatchObject({
        text: match.text,
        right: ['Kenya → Nairobi', 'Chile → Santiago', 'Norway → Oslo'],
        options: ['Lima', 'Nairobi', 'Oslo', 'Santiago'],
      });
    },
  );

  test.each(['json', 'csv', 'xlsx', 'moodle'] as const)('%s: gaps', async (format) => {
    expect(saidOf(await back(format, gap, gaps))).toMatchObject({
      text: gap.text,
      right: ['1. chemical / a|b ~ {c}', '2. carbon dioxide'],
      parts: ['Plants turn light into ', false, ' energy; they take in ', false, '.'],
    });
  });

  test('of a typed gap QTI has the first word; GIFT has no such text, and it is said', async () => {
    expect(saidOf(await back('qti', gap, gaps))?.right).toEqual([
      '1. chemical',
      '2. carbon dioxide',
    ]);
    const { item, said } = await back('gift', gap, gaps);
    expect(item).toBeUndefined();
    expect(said).toContain('1 (gap)');
  });

  test('without what is right they are in tables, and not in what is for tests', async () => {
    expect(saidOf(await back('csv', match, null))).toMatchObject({ right: null });
    expect((await back('moodle', match, null)).said).toContain('1 (match)');
    expect((await back('moodle', gap, null)).item).toBeUndefined();
  });
});
