import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readPdf, type ReadTag } from '../test/read-pdf.ts';
import { readWorkbook } from '../test/read-workbook.ts';
import { axeFaults } from './axe.ts';
import { choose, openQuizStage, type QuizStage, sayName } from './quiz-stage.ts';

/*
 * A quiz with one host, one wall and five phones: they come in under their names, answer, are told what is
 * right and where they stand; a wrong key is put right while it runs.
 */

/** Two of them as programs take formulas for, and as other scripts are written. */
const names = ['Ada', 'Grace', '=1+1', 'نجلاء', 'Sofja'];

let stage: QuizStage;
let host: Page;
let wall: Page;
let phones: Page[];

const press = (label: string) => host.getByRole('button', { name: label, exact: true }).click();
const phoneOf = (name: string): Page => {
  const phone = phones[names.indexOf(name)];
  if (phone === undefined) throw new Error(`Nobody is called ${name}.`);
  return phone;
};

beforeAll(async () => {
  stage = await openQuizStage();
  const items = buildQuiz().items.slice(0, 1);
  // Time enough for the slowest machine.
  for (const { question } of items) Object.assign(question, { seconds: 600 });
  // Whoever is right has as many points as the others who are.
  const quizid = await stage.addQuiz(buildQuiz({ items, pace: 'flat' }));
  host = await stage.signedIn();
  const room = await stage.present(host, quizid);
  wall = await stage.wall(room);
  phones = await Promise.all(
    names.map(async (name) => {
      const phone = await stage.phone(room);
      await sayName(phone, name);
      await phone.getByText('You are in.').waitFor();
      return phone;
    }),
  );
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('the wall shows who has come', async () => {
  for (const name of names) await wall.getByText(name, { exact: true }).waitFor();
  expect(await axeFaults(wall)).toEqual([]);
  expect(await axeFaults(phoneOf('Ada'))).toEqual([]);
});

test('everybody answers on their phone, and it closes when all who are here have', async () => {
  await press('Start the quiz');
  await wall.getByRole('heading', { name: 'Of Italy?' }).first().waitFor();
  expect(await axeFaults(phoneOf('Ada'))).toEqual([]);
  for (const name of ['Ada', 'Grace']) await choose(phoneOf(name), 'bonn');
  await phoneOf('Grace').reload();
  await phoneOf('Grace').getByText('Answered. It is kept.').first().waitFor();
  for (const name of names.slice(2)) await choose(phoneOf(name), 'rome');
  await host.getByRole('button', { name: 'Show what is right' }).waitFor();
});

test('each is told what came of their answer, and a wrong key is put right for all', async () => {
  // It has closed by itself just now: a press in the same moment was meant for what stood there before.
  await host.getByRole('button', { name: 'Show what is right' }).click({ delay: 700 });
  await phoneOf('Ada').getByText('Not this time').waitFor();
  await phoneOf('Sofja').getByRole('heading', { name: 'Correct' }).waitFor();
  await wall.getByText('Since 1871.').waitFor();
  for (const page of [host, wall, phoneOf('Sofja')]) expect(await axeFaults(page)).toEqual([]);
  await host.keyboard.press('c');
  const dialog = host.getByRole('dialog', { name: 'What is right?' });
  await dialog.getByRole('checkbox', { name: 'bonn' }).check();
  await dialog.getByText('would have it').waitFor();
  await dialog.getByRole('button', { name: 'This is right' }).click();
  await phoneOf('Ada')
    .getByText(/^A question was put right/)
    .waitFor();
  await wall.getByText('The answer was put right').waitFor();
});

test('the podium and the end', async () => {
  await press('Show podium');
  await wall.getByRole('list', { name: 'The winners' }).waitFor();
  for (const page of [wall, phoneOf('Ada')]) expect(await axeFaults(page)).toEqual([]);
  await press('End quiz');
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await phoneOf('نجلاء').getByText('What you answered').waitFor();
  await phoneOf('نجلاء').reload();
  await phoneOf('نجلاء').getByText('What you answered').waitFor();
});

test('the points are taken along: as a workbook, and as a PDF whose text can be read', async () => {
  const [results] = await Promise.all([
    host.context().waitForEvent('page'),
    host.getByRole('link', { name: 'See the results' }).click(),
  ]);
  const taken = async (name: RegExp): Promise<Buffer> => {
    const [file] = await Promise.all([
      results.waitForEvent('download'),
      results.getByRole('region', { name: 'People' }).getByRole('button', { name }).click(),
    ]);
    return readFile(await file.path());
  };
  const { sheets, formulas } = readWorkbook(await taken(/^Workbook/));
  expect(formulas).toBe(0);
  const people = sheets.get('People')?.slice(1) ?? [];
  expect(people.map(([place]) => place)).toEqual([1, 1, 3, 3, 3]);
  expect(new Set(people.map(([, name]) => name))).toEqual(new Set(names));
  const pdf = readPdf(await taken(/^Points and figures/));
  expect(pdf).toMatchObject({ title: 'Capitals' });
  // What runs from right to left is laid out as it is seen, and read out as it was typed.
  const said = ({ text, spoken, kids }: ReadTag): string[] => [
    (spoken ?? text).trim(),
    ...kids.flatMap(said),
  ];
  const read = said(pdf.tags);
  for (const name of names) expect(read.join(' ')).toContain(name);
  expect(pdf.bookmarks).toEqual(['People', 'Can the sum be trusted?', 'Q1']);
});
