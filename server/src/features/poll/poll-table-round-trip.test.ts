import fc from 'fast-check';
import {
  kindOf,
  question,
  type Question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { harmless } from '@sets/shared/core/harmless.ts';
import { examplePoll } from './poll-examples.ts';
import { gapCell } from '../material/exchange/gap-cell.ts';
import { unguarded } from '../material/exchange/formats/table.ts';
import { exportLines, writePoll, readPollFile as readFile } from '../../../test/exchange-files.ts';

/** What is matched, or put into a gap, stands in an order that its ids have drawn: here by its text. */
const isDrawn = ({ kind }: Question): boolean => kind === 'match' || kind === 'gap';
const byText = (one: { text: string }, other: { text: string }): number =>
  one.text < other.text ? -1 : 1;

/** Without its ids, which are new in what is read. */
const gist = (asked: Question): unknown =>
  JSON.parse(
    JSON.stringify(asked, (name, value: unknown) => {
      if (name === 'options' && isDrawn(asked))
        return (value as { text: string }[]).toSorted(byText);
      return name === 'id' ? undefined : value;
    }),
  );

const pollWith = (asked: Question) => ({ ...examplePoll, questions: [asked], extras: [] });

/**
 * A cell can hold it: what looks guarded against being a formula is taken for that, see `unguarded`,
 * and each label has a line.
 */
const isTold = (asked: Question): boolean => {
  const texts: string[] = asked.kind === 'gap' ? [gapCell(asked.parts, null)] : [];
  JSON.stringify(asked, (name, value: unknown) => {
    if (name === 'parts') return null;
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  const sides = asked.kind === 'match' ? asked.options.map(({ text }) => text) : [];
  const labels = asked.kind === 'scale' && asked.steps.type === 'labels' ? asked.steps.labels : [];
  return (
    texts.every((text) => unguarded(harmless(text)).trim() === text) &&
    [...labels, ...sides].every((text) => !text.includes('\n'))
  );
};

test.each(questionKindNames)(
  '%s: any of them is the same when its table is read again',
  async (name) => {
    const { drafts } = (await import(`@sets/shared/question/kinds/testing/${name}.drafts.ts`)) as {
      drafts: fc.Arbitrary<Question>;
    };
    const asked = drafts
      .map((draft) => z.safeParse(question, kindOf(draft).tidy(draft)).data)
      .filter(
        (each) => each !== undefined && kindOf(each).lacks(each).length === 0 && isTold(each),
      );
    await fc.assert(
      fc.asyncProperty(asked, async (each) => {
        if (each === undefined) return;
        const { contents } = await writePoll(pollWith(each), 'csv');
        const { items } = readFile(contents, 'a.csv');
        expect(items.map((item) => item.question && gist(item.question))).toEqual([gist(each)]);
        expect(items[0]?.notes.filter((note) => !/say the same/.test(note))).toEqual([]);
        const json = readFile((await writePoll(pollWith(each), 'json')).contents, 'a.json');
        expect(json.items.map((item) => item.question)).toEqual([each]);
      }),
      { numRuns: 40 },
    );
  },
);

test.each(['csv', 'xlsx'] as const)(
  '%s: a poll of every kind comes back, and it is said that all is in it',
  async (format) => {
    const { contents } = await writePoll(examplePoll, format);
    const { items } = readFile(contents, `a.${format}`);
    expect(items.map((item) => item.question && gist(item.question))).toEqual(
      examplePoll.questions.map(gist),
    );
    expect(items.flatMap(({ notes }) => notes)).toEqual([]);
    const line = (await exportLines(examplePoll)).find((each) => each.format === format);
    expect(line?.questions).toBe(examplePoll.questions.length);
  },
);

const table = (right: string, ...options: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    `Question,Answer 1,Answer 2,Answer 3,Right answers\nWhich?,${options.map((text) => `"${text}"`).join(',')},"${right}"`,
  );

const rightOf = (bytes: Uint8Array): unknown => {
  const { items } = readFile(bytes, 'a.csv');
  const [item] = items;
  return item?.question?.kind === 'choice'
    ? {
        right: item.question.options.flatMap(({ id }, at) =>
          isOfType('options', item.extra?.right) && item.extra.right.ids.includes(id) ? [at] : [],
        ),
        isTold: item.notes.some((note) => note.includes('numbers of answers')),
      }
    : null;
};

test('what is right is a text where an answer says that, else numbers; it is said where it may be both', () => {
  expect(rightOf(table('2, 3', '2, 3', '4', '5'))).toEqual({ right: [0], isTold: false });
  expect(rightOf(table('2, 3', 'x', 'y', 'z'))).toEqual({ right: [1, 2], isTold: false });
  expect(rightOf(table('2, 3', '2', '3', '5'))).toEqual({ right: [1, 2], isTold: true });
});

test('right answers may be named by their texts', () => {
  expect(rightOf(table('Paris; Bonn', 'Paris', 'London', 'Bonn'))).toMatchObject({ right: [0, 2] });
  expect(rightOf(table('Paris, Bonn', 'Paris', 'London', 'Bonn'))).toMatchObject({ right: [0, 2] });
  expect(rightOf(table('Rome, Italy; Bonn', 'Rome, Italy', 'x', 'Bonn'))).toMatchObject({
    right: [0, 2],
  });
  expect(rightOf(table('Paris; Madrid', 'Paris', 'London', 'Bonn'))).toMatchObject({ right: [] });
});

test('numbers of right answers are no text of an answer in what we write', async () => {
  const [asked] = examplePoll.questions;
  if (asked?.kind !== 'choice') throw new Error('It begins with one.');
  const options = ['2, 3', 'b', 'c'].map((text, at) => ({ id: `o${at}`, text }));
  const poll = {
    ...pollWith({ ...asked, options, multiple: true }),
    extras: [{ id: asked.id, confidence: false, right: rightOptions('o1', 'o2') }],
  };
  expect(rightOf((await writePoll(poll, 'csv')).contents)).toMatchObject({ right: [1, 2] });
});

test('a picture of an answer that a cell does not say is left out, which is told', () => {
  const cell = '1: a-picture 40x30\n2: a-picture 40x30 alone\n3: nothing\n2: b 0x30';
  const file = `Kind,Question,Answer 1,Answer 2,Pictures of answers\nchoice,Which?,x,y,"${cell}"`;
  const [item] = readFile(new TextEncoder().encode(file), 'a.csv').items;
  const picture = { fileid: 'a-picture', width: 40, height: 30 };
  expect(item?.question).toMatchObject({
    options: [
      { text: 'x', picture: { ...picture, alone: false } },
      { text: 'y', picture: { ...picture, alone: true } },
    ],
  });
  expect(item?.notes.join(' ')).toContain('could not be read');
});

test('a picture beside a question that a cell does not say is left out, which is told; so is an address of one', () => {
  const file = [
    'Kind,Question,Answer 1,Answer 2,Picture,Image link',
    'choice,Which?,x,y,a-picture 40x30 A jar,',
    'choice,Which?,x,y,a-picture 40x30,',
    'word-cloud,Why?,,,https://elsewhere.example/a.png,',
    'choice,Which?,x,y,,https://elsewhere.example/a.png',
  ].join('\n');
  const { items } = readFile(new TextEncoder().encode(file), 'a.csv');
  const picture = { fileid: 'a-picture', width: 40, height: 30, alt: 'A jar' };
  expect(items.map(({ question: asked }) => asked?.picture ?? null)).toEqual([
    picture,
    null,
    null,
    null,
  ]);
  expect(items.map(({ notes }) => notes.filter((note) => /picture/i.test(note)).length)).toEqual([
    0, 1, 1, 1,
  ]);
});

test('formats without pictures say beside which questions there were some', async () => {
  const [first] = examplePoll.questions;
  const picture = { fileid: 'a-picture', width: 40, height: 30, alt: 'A jar' };
  const lines = await exportLines(pollWith({ ...first, picture } as Question));
  const told = lines.filter(({ notes }) =>
    notes.some((note) => note.startsWith('Pictures beside')),
  );
  expect(told.map(({ format }) => format).toSorted()).toEqual(['gift', 'moodle', 'qti']);
});

test('a spreadsheet of Kahoot is called that', () => {
  const head =
    'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Time limit (sec),Correct answer(s)';
  const { format, items } = readFile(
    new TextEncoder().encode(`${head}\nIs it?,Yes,No,20,1`),
    'a.csv',
  );
  expect(format).toBe('kahoot');
  expect(items[0]?.question).toMatchObject({ kind: 'choice', seconds: 20 });
});

test('one separator in a text of many does not divide the table', async () => {
  const [asked] = examplePoll.questions;
  if (asked === undefined) throw new Error('It begins with one.');
  const poll = pollWith({ ...asked, text: `Is${';'.repeat(400)} it?` });
  const { items } = readFile((await writePoll(poll, 'csv')).contents, 'a.csv');
  expect(items[0]?.question?.text).toBe(poll.questions[0]?.text);
});
