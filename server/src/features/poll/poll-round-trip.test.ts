import fc from 'fast-check';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { WrittenFormat } from '@sets/shared/material/exchange.contract.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { kindOf, type Question, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, test } from 'vitest';
import { examplePoll } from './poll-examples.ts';
import {
  exportLine,
  writePoll,
  readPollFile as readFile,
  pollTemplates,
} from '../../../test/exchange-files.ts';

/** A word that every format can hold as it is. */
const word = fc
  .stringMatching(/^[A-Za-zÄß=+@\-{}~:#\\<>&"$%,;][A-Za-z0-9=~#{}:<>&", ]{0,20}[a-z]$/)
  .map((text) => text.replaceAll(/ +/g, ' '));

const choice = fc
  .record({
    options: fc.uniqueArray(word, { minLength: 2, maxLength: 10 }),
    text: word,
    multiple: fc.boolean(),
    right: fc.nat({ max: 9 }),
  })
  .map(({ options, text, multiple, right }) => ({
    question: { text, multiple, options },
    right: right % options.length,
  }));

const pollOf = (
  made: readonly {
    question: { text: string; multiple: boolean; options: string[] };
    right: number;
  }[],
): PollDefinition => ({
  title: 'A poll',
  liveResults: false,
  phoneResults: 'closed',
  questions: made.map(({ question }, at) => ({
    kind: 'choice',
    id: `q${at}`,
    text: question.text,
    multiple: question.multiple,
    options: question.options.map((text, index) => ({ id: `o${index}`, text })),
    seconds: null,
  })),
  extras: made.map(({ right }, at) => ({
    id: `q${at}`,
    confidence: false,
    right: rightOptions(`o${right}`),
  })),
});

const gist = (question: Question | null, right: Right | null | undefined) =>
  question?.kind === 'choice'
    ? {
        text: question.text,
        options: question.options.map(({ text }) => text),
        right:
          isOfType('options', right) && question.options.map(({ id }) => right.ids.includes(id)),
      }
    : null;

const endings = {
  csv: 'a.csv',
  xlsx: 'a.xlsx',
  gift: 'a.gift',
  moodle: 'a.xml',
  qti: 'a.zip',
} as const;

describe('what is written is read in again with the same questions, answers and what is right', () => {
  test.each(Object.entries(endings) as [Exclude<WrittenFormat, 'json'>, string][])(
    '%s',
    async (format, name) => {
      await fc.assert(
        fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 5 }), async (made) => {
          const poll = pollOf(made);
          const { contents } = await writePoll(poll, format);
          const { items } = readFile(contents, name);
          expect(items.map(({ question, extra }) => gist(question, extra?.right))).toEqual(
            poll.questions.map((each, at) => gist(each, poll.extras?.[at]?.right)),
          );
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('our own JSON', () => {
  const examples: Question[] = [];
  beforeAll(async () => {
    for (const name of questionKindNames) {
      const made = (await import(`@sets/shared/question/kinds/testing/${name}.drafts.ts`)) as {
        example: Question;
      };
      examples.push(made.example);
    }
  });

  test('brings back a poll of every kind, with its settings, as it was', async () => {
    const poll = z.parse(pollDefinition, {
      title: 'Everything',
      questions: examples.map((each, at) => Object.assign(structuredClone(each), { id: `q${at}` })),
      liveResults: true,
      phoneResults: 'live',
      pace: 'own',
      floor: 5,
      extras: [{ id: 'q0', confidence: true, right: null }],
    });
    const { contents } = await writePoll(poll, 'json');
    const { title, settings, items, notes } = readFile(contents, 'a.json');
    const extras = items.flatMap(({ question, extra }) =>
      extra === null || question === null
        ? []
        : [{ id: question.id, confidence: extra.confidence, right: extra.right }],
    );
    expect(notes).toEqual([]);
    expect({
      title,
      ...(settings as object),
      questions: items.map(({ question }) => question),
      extras,
    }).toEqual(poll);
    expect(
      items.every(
        ({ question }) => question !== null && kindOf(question).lacks(question).length === 0,
      ),
    ).toBe(true);
  });

  test('a question that is damaged costs no other', async () => {
    const poll = pollOf([
      { question: { text: 'q', multiple: false, options: ['a', 'b'] }, right: 0 },
    ]);
    const { contents } = await writePoll(poll, 'json');
    const file = JSON.parse(new TextDecoder().decode(contents)) as {
      poll: { questions: unknown[] };
    };
    file.poll.questions.push({ kind: 'choice', text: 'broken' }, null);
    const { items } = readFile(new TextEncoder().encode(JSON.stringify(file)), 'a.json');
    expect(items.map(({ question }) => question !== null)).toEqual([true, false, false]);
    expect(items[1]?.notes[0]).toMatch(/fit/);
  });

  test('pictures are on the server, which is said at the download and on the way in', async () => {
    const picture = { fileid: 'a-picture', width: 40, height: 30, alone: true };
    const plain = pollOf([
      { question: { text: 'q', multiple: false, options: ['a', 'b'] }, right: 0 },
    ]);
    const questions = plain.questions.flatMap((each): Question[] =>
      each.kind === 'choice'
        ? [
            each,
            { ...each, id: 'q1', options: each.options.map((option) => ({ ...option, picture })) },
          ]
        : [],
    );
    const poll = { ...plain, questions };
    const json = await exportLine(poll, 'json');
    const { contents } = await writePoll(poll, 'json');
    const { items } = readFile(contents, 'a.json');
    expect(json?.notes).toEqual([
      expect.stringMatching(/Pictures are not in it.*: questions 2\.$/),
    ]);
    expect(items.map(({ notes }) => notes.length)).toEqual([0, 1]);
    expect(items[1]?.notes[0]).toMatch(/choose them anew/);
  });

  test('what is added to a question may be damaged: the question comes in, and it is said', async () => {
    const poll = pollOf([
      { question: { text: 'q', multiple: false, options: ['a', 'b'] }, right: 0 },
    ]);
    const { contents } = await writePoll(poll, 'json');
    const file = JSON.parse(new TextDecoder().decode(contents)) as { poll: { extras: unknown[] } };
    file.poll.extras = [{ id: poll.questions[0]?.id, confidence: 'yes', right: 7 }];
    const { items } = readFile(new TextEncoder().encode(JSON.stringify(file)), 'a.json');
    expect(items).toMatchObject([{ question: poll.questions[0], extra: null }]);
    expect(items[0]?.notes[0]).toMatch(/damaged/);
  });

  test('what a newer version has written is refused with a sentence', () => {
    const file = { format: 'sets-poll', poll: { v: 999, questions: [] } };
    const { items, notes } = readFile(new TextEncoder().encode(JSON.stringify(file)), 'a.json');
    expect(items).toEqual([]);
    expect(notes[0]).toMatch(/newer version/);
  });
});

describe('the templates', () => {
  test('are read in as they are', async () => {
    const kinds = (bytes: Uint8Array, name: string) =>
      readFile(bytes, name).items.map(({ question }) => question?.kind);
    const all = examplePoll.questions.map(({ kind }) => kind);
    expect(new Set([...all, 'pin'])).toEqual(new Set(questionKindNames));
    expect(kinds(new TextEncoder().encode(pollTemplates.csv()), 'a.csv')).toEqual(all);
    expect(kinds(await pollTemplates.xlsx(), 'a.xlsx')).toEqual(all);
  });
});

test('no cell is taken for a formula', async () => {
  const poll = pollOf([
    { question: { text: '=1+1', multiple: false, options: ['@a', '-b'] }, right: 0 },
  ]);
  const { contents } = await writePoll(poll, 'csv');
  expect(new TextDecoder().decode(contents)).not.toMatch(/(?:^|[,"\n])[=@]/);
});

/** What comes back of one of these kinds where a format for tests has no such question. */
const told = async (kind: string, format: 'gift' | 'moodle' | 'qti', name: string) => {
  const questions = examplePoll.questions.filter((each) => each.kind === kind);
  const poll = { ...examplePoll, questions, extras: [] };
  const { items } = readFile((await writePoll(poll, format)).contents, name);
  const line = await exportLine(poll, format);
  return { items, line };
};

describe.each([
  ['gift', 'a.gift'],
  ['moodle', 'a.xml'],
  ['qti', 'a.zip'],
] as const)('%s', (format, name) => {
  test('says of which questions the pictures of answers are not in it; their words are', async () => {
    const [asked] = examplePoll.questions;
    if (asked?.kind !== 'choice') throw new Error('It begins with one.');
    const picture = { fileid: 'a-picture', width: 40, height: 30, alone: true };
    const options = asked.options.map((each) => Object.assign({}, each, { picture }));
    const poll = { ...examplePoll, questions: [{ ...asked, options }], extras: [] };
    const { items } = readFile((await writePoll(poll, format)).contents, name);
    expect(items.map(({ question }) => gist(question, null))).toEqual([gist(asked, null)]);
    const line = await exportLine(poll, format);
    expect(line?.notes.join(' ')).toMatch(/Pictures of answers are not in it.*questions 1\./);
  });

  test('a scale is in it as answers to choose from, one question for each statement', async () => {
    const { items, line } = await told('scale', format, name);
    expect(items.map(({ question }) => question?.kind)).toEqual(['choice', 'choice', 'choice']);
    const [one, , other] = items.map(({ question }) => question);
    expect(one?.kind === 'choice' && one.options.map(({ text }) => text)).toEqual([
      '1 (Not yet)',
      '2',
      '3',
      '4',
      '5 (Very well)',
    ]);
    expect(other?.text).toBe('How far do you agree?\nThe examples help.');
    expect(line?.questions).toBe(2);
    expect(line?.notes.join(' ')).toMatch(/Scales are in it/);
  });

  test('a number is asked in it within its range', async () => {
    const { items, line } = await told('number', format, name);
    expect(items[0]?.question).toMatchObject({ kind: 'number', min: 0 });
    expect(line?.questions).toBe(1);
    expect(line?.notes.join(' ')).toMatch(/Settings of some/);
  });

  test('what it cannot hold is told, and not in it', async () => {
    const { items, line } = await told('grid', format, name);
    expect(items).toEqual([]);
    expect(line?.notes[0]).toMatch(/1 \(grid\)/);
  });
});

test.each([
  ['moodle', 'a.xml'],
  ['qti', 'a.zip'],
] as const)('%s holds rankings', async (format, name) => {
  const { items } = await told('ranking', format, name);
  expect(items[0]?.question).toMatchObject({ kind: 'ranking', top: null });
});
