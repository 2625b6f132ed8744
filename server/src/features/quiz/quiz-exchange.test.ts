import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { quizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  quizLine,
  quizTemplates,
  readPollFile,
  readQuizFile,
  writePoll,
  writeQuiz,
} from '../../../test/exchange-files.ts';
import { examplePoll } from '../poll/poll-examples.ts';
import { exampleQuiz } from './quiz-examples.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const usual = buildQuiz();
const examples: QuizDefinition = z.parse(quizDefinition, {
  ...usual,
  pools: [{ id: 'p1', name: 'Numbers', picks: 1 }],
  items: exampleQuiz.items.map((item, at) =>
    at < 2 ? Object.assign({}, item, { pool: 'p1' }) : item,
  ),
});

/** What is right in words; the unit of a number is a setting, which formats for tests have not. */
const wordsOf = (question: Question, right: Right) =>
  kindOf(question)
    .keyed?.inWords(question, right)
    .map((each) => each.replace(' m,', ','));

/** What a question says, what is right of it in words, what it is worth and why. */
const gist = ({ items }: ReturnType<typeof readQuizFile>) =>
  items.map(({ question, extra }) => ({
    text: question?.text,
    right: question === null || !extra?.right ? null : wordsOf(question, extra.right),
    points: extra?.points,
    explanation: extra?.explanation,
  }));
const expected = examples.items.map(({ question, right, points, explanation }) => ({
  text: question.text,
  right: wordsOf(question, right),
  points,
  explanation,
}));

describe('what is written of a quiz is read in again', () => {
  test('JSON: all of it, with its pools and how it is played', async () => {
    const { contents } = await writeQuiz(examples, 'json');
    const { title, settings, items, notes } = readQuizFile(contents, 'a.json');
    const made = items.map(({ question, extra }) => {
      const { right, points, explanation, pool } = extra!;
      return Object.assign({ question, right, points, explanation }, pool !== null && { pool });
    });
    expect({ title, ...(settings as object), items: made }).toEqual(examples);
    expect(notes).toEqual([]);
  });

  test.each(['csv', 'xlsx', 'moodle'] as const)('%s: with points and explanations', async (as) => {
    const { contents } = await writeQuiz(examples, as);
    const ending = as === 'moodle' ? 'xml' : as;
    expect(gist(readQuizFile(contents, `a.${ending}`))).toEqual(expected);
    expect((await quizLine(examples, as)).notes.join(' ')).not.toMatch(/worth|Explanations/);
  });

  test('GIFT has explanations, QTI neither; it is said', async () => {
    const held = expected.filter(({ text }) => !text.startsWith('Put these'));
    const { contents } = await writeQuiz(examples, 'gift');
    expect(gist(readQuizFile(contents, 'a.gift'))).toEqual(
      held.map((each) => Object.assign({}, each, { points: null })),
    );
    expect((await quizLine(examples, 'gift')).notes.join(' ')).toMatch(/are worth is not in it/);
    expect((await quizLine(examples, 'qti')).notes.join(' ')).toMatch(/Explanations are not in/);
  });

  test('the templates show a question of each kind that a table can hold', async () => {
    expect(gist(readQuizFile(bytes(quizTemplates.csv()), 'a.csv'))).toEqual(expected);
    expect(gist(readQuizFile(await quizTemplates.xlsx(), 'a.xlsx'))).toEqual(expected);
  });
});

describe('a quiz asks what something can be right of', () => {
  test('a poll of ours comes in with that; what it does not say is to be said; the way back works too', async () => {
    const { contents } = await writePoll(examplePoll, 'json');
    const { settings, items } = readQuizFile(contents, 'a.json');
    expect(settings).toBeNull();
    const of = (kind: string) => items.find((item) => item.type === kind);
    expect(of('true-false')?.extra?.right).toMatchObject({ ids: ['true'] });
    expect(of('word-cloud')?.question).toBeNull();
    expect(of('word-cloud')?.notes[0]).toMatch(/only what something can be right of/);
    expect(of('open-text')?.notes).toEqual([expect.stringMatching(/^Nothing is said to be right/)]);
    const back = readPollFile((await writeQuiz(examples, 'json')).contents, 'a.json');
    expect(back.items.every(({ question }) => question !== null)).toBe(true);
    expect(back.items[0]?.extra).toMatchObject({ points: null, explanation: '' });
    expect(back.items[0]?.notes).toEqual(['Feedback is not kept.']);
  });

  test('GIFT: general feedback is the explanation, else what those are told who are right', () => {
    const read = (text: string) => readQuizFile(bytes(text), 'a.gift').items[0];
    const general = read('Is it?{=yes#Yes ~no#No####Because it is so.\nTruly.}');
    expect(general?.extra?.explanation).toBe('Because it is so.\nTruly.');
    expect(general?.notes).toEqual(['What is said of single answers is not kept.']);
    expect(read('Is it?{=yes#Yes, for it is ~no#No}')?.extra?.explanation).toBe('Yes, for it is');
    expect(read('Is it?{=yes#Right! ~no}')?.extra?.explanation).toBe('');
    expect(read('So.{T#It is so indeed.#Yes it is so.}')?.extra?.explanation).toBe('Yes it is so.');
    expect(read('Say why.{}')?.notes).toEqual([expect.stringMatching(/^Nothing is said/)]);
    expect(read('Only a text.')?.question).toBeNull();
  });

  test('Moodle: its grade is what a question is worth, where a quiz knows that', () => {
    const read = (grade: string) => {
      const answer = '<answer fraction="100"><text>true</text></answer>';
      const question = `<question type="truefalse"><name><text>n</text></name><questiontext><text>q</text></questiontext><defaultgrade>${grade}</defaultgrade>${answer}</question>`;
      return readQuizFile(bytes(`<quiz>${question}</quiz>`), 'a.xml').items[0];
    };
    expect(['0', '1.0000000', '2'].map((grade) => read(grade)?.extra?.points)).toEqual([0, 1, 2]);
    const odd = read('5');
    expect(odd?.extra?.points).toBeNull();
    expect(odd?.notes).toEqual([expect.stringMatching(/^It is worth 5 points there/)]);
  });

  test('a question that is damaged, or in a pool that is gone, costs no other', async () => {
    const file = JSON.parse(
      new TextDecoder().decode((await writeQuiz(examples, 'json')).contents),
    ) as { quiz: { items: { right: unknown }[]; pools: unknown } };
    file.quiz.items[1]!.right = 7;
    file.quiz.pools = 'none';
    const { items, notes } = readQuizFile(bytes(JSON.stringify(file)), 'a.json');
    expect(items.map(({ question }) => question === null)).toEqual(
      examples.items.map((_item, at) => at === 1),
    );
    expect(notes).toEqual([expect.stringMatching(/usual settings/)]);
  });
});
