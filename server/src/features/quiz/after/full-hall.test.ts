import { SaidInRun } from '@sets/shared/quiz/after/said.ts';
import { scoreSteps } from '@sets/shared/quiz/after/scores.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import {
  afterCommands,
  buildQuiz,
  sumOf,
  toldAt,
} from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { inSlices, inTurns } from '../../../core/in-slices.ts';
import type { FileContents } from '../../../core/route.ts';
import type { ToldScores } from './quiz-after.service.ts';
import { peopleTable, questionsTable } from './scores.tables.ts';

const quiz = buildQuiz({ pace: 'flat' });
const people = 1_234;
const state = afterCommands(quiz, toldAt(0));
/** More than are looked at in one turn, and more than one piece of a table has rows: a third is wrong. */
const answers = Array.from({ length: people }, (_, at) => ({
  participant: `p${at}`,
  slot: slotOf(0),
  value: { answer: { choices: [at % 3 === 0 ? 'bonn' : 'rome'] }, took: 100 },
  tappedAt: 1,
  receivedAt: 2,
}));
const sum = sumOf(quiz, state, answers);

const told = async (): Promise<ToldScores> => {
  const said = new SaidInRun(quiz, state, sum);
  for await (const answer of inSlices(answers)) said.add(answer);
  const scores = await inTurns(scoreSteps(quiz, state, sum, said.all()));
  const run = { _id: 'run1', createdAt: new Date(0) } as ToldScores['run'];
  return { run, title: quiz.title, named: false, scores };
};
const rowsOf = ({ contents }: FileContents): string[][] =>
  parse(Array.from(contents as Iterable<string>).join(''), { bom: true });

test('of more than five hundred people everybody is counted, in each table', async () => {
  const scores = await told();
  const [question] = scores.scores.questions;
  expect(question).toMatchObject({ answered: people, hits: 822 });
  expect(question?.options.map(({ text, count }) => [text, count])).toEqual([
    ['rome', 822],
    ['bonn', 412],
    ['bern', 0],
  ]);
  expect(rowsOf(peopleTable(scores))).toHaveLength(people + 1);
  const options = rowsOf(questionsTable(scores));
  expect(options.slice(1).map((row) => row[13])).toEqual(['822', '412', '0']);
});
