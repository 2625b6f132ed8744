import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore } from '../../../test/test-engine.ts';
import { questionRecord } from '../../../test/put-question.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { findNearByWords } from './near.service.ts';
import { qnaModels, type QnaModels } from './qna.model.ts';
import { questionSearch } from './question-search.service.ts';

const questions = 3_000;
/** Documents that one search may read, however many there are. */
const mostRead = 1_500;
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let models: QnaModels;
const asked: Record<string, unknown>[] = [];

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  models = qnaModels(connection);
  await models.questions.createIndexes();
  await models.questions.collection.insertMany(
    Array.from({ length: questions }, (_, at) =>
      questionRecord({
        moduleid: 'm1',
        title: `Question ${at} about ${at % 2 === 0 ? 'kernels' : 'matrices'}`,
        text: `Why does exercise ${at % 97} need the theorem of week ${at % 12}?`,
        at: new Date(at),
      }),
    ) as never[],
  );
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') asked.push(command);
  });
}, 60_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const known = new Set(['find', 'filter', 'sort', 'hint', 'limit', 'projection']);

/** Which indexes are used, and how many documents are read, by all that is asked while this is done. */
const workOf = async (work: () => Promise<unknown>) => {
  asked.length = 0;
  await work();
  const plans = await Promise.all(
    asked.map(async (command) => {
      const explain = Object.fromEntries(
        Object.entries(command).filter(([name]) => known.has(name)),
      );
      const told = await connection.db?.command({ explain, verbosity: 'executionStats' });
      const { totalDocsExamined: read, nReturned: found } = told?.['executionStats'] ?? {};
      // Where all that is read is found, no more is read than is wanted; explain may not stop there.
      const limit = Number(command['limit'] ?? Infinity);
      const plan = JSON.stringify(told?.['queryPlanner']);
      return { plan, read: read === found ? Math.min(read, limit) : Number(read) };
    }),
  );
  return { plans, read: plans.reduce((sum, { read }) => sum + read, 0) };
};

test.each([
  ['one word', 'kernels'],
  ['the beginning of one', 'kern'],
  ['two that many have', 'kernels question'],
  ['two that never meet', 'kernels matrices'],
  ['two of the text alone', 'theorem exercise'],
  ['one that nobody has', 'nothing question'],
  ['many', 'question about why does exercise need theorem week kernels'],
  ['many letters', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ['words that are quoted', '"theorem of nothing" question'],
  ['words that are left out', 'question exercise -theorem'],
])('a search for %s goes by the indexes of search and reads a bounded number', async (_, query) => {
  const { plans, read } = await workOf(() => questionSearch(models).find(query, ['m1'], 100));
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan } of plans) expect(plan).toMatch(/moduleid_beginnings|moduleid_text|_id_/);
  expect(read).toBeLessThanOrEqual(mostRead);
});

test('what is near goes by its index and reads a bounded number', async () => {
  const near = 'Why does the exercise on kernels need this theorem of the week, question 7?';
  const { plans, read } = await workOf(() => findNearByWords(models)('m1', near));
  expect(plans[0]?.plan).toContain('words');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(600);
});

test('a query that goes by another index is told from these', async () => {
  const { plans, read } = await workOf(() =>
    models.questions.find({ moduleid: 'm1', listed: true, beginnings: /7/ }).hint({
      moduleid: 1,
      listed: 1,
      labels: 1,
      answered: 1,
    }),
  );
  expect(plans[0]?.plan).not.toMatch(/moduleid_beginnings|moduleid_text/);
  expect(read).toBe(questions);
});
