import fc from 'fast-check';
import { type Collection, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStore } from '../../../test/start-test-store.ts';
import { Ledger, type LedgerBlock, type LedgerChange, newest } from './ledger.ts';
import type { Answer, Settled } from './run-store.ts';

const log = pino({ level: 'silent' });

let store: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let collection: Collection<LedgerBlock | LedgerChange>;
let ledger: Ledger;
let writes: number;

beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri, { monitorCommands: true });
  collection = client.db().collection<LedgerBlock | LedgerChange>('answers');
  client.on('commandStarted', ({ commandName }) => {
    if (commandName === 'insert' || commandName === 'update') writes += 1;
  });
});
afterAll(async () => {
  await client.close();
  await store.close();
});
beforeEach(async () => {
  await collection.deleteMany({});
  ledger = new Ledger(client.db(), log);
  writes = 0;
});

const build = (overrides: Partial<Answer> = {}): Answer => ({
  slot: 'q0.r1',
  participant: 'ann',
  attempt: 'a1',
  revision: 1,
  value: { choices: ['red'] },
  tappedAt: 1,
  receivedAt: 2,
  ...overrides,
});

const first = (overrides: Partial<Answer> = {}): Settled => ({
  how: 'first',
  answer: build(overrides),
});

const recorded = async (runId = 'run1'): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for await (const answer of ledger.answers(runId)) answers.push(answer);
  return newest(answers);
};

test('AN2: an answer that is acknowledged is there', async () => {
  await ledger.append('run1', first());
  expect(await recorded()).toEqual([build()]);
});

test('group commit: what comes at the same moment is a handful of writes', async () => {
  const answers = Array.from({ length: 1_000 }, (_, index) => build({ participant: `p${index}` }));
  await Promise.all(answers.map((answer) => ledger.append('run1', { how: 'first', answer })));
  expect(await recorded()).toHaveLength(1_000);
  expect(writes).toBeLessThanOrEqual(10);
});

test('AN3: the same answer again counts once, and however often takes no more room', async () => {
  const again = { ...first(), how: 'same' as const };
  await Promise.all([ledger.append('run1', first()), ledger.append('run1', again)]);
  for (let times = 0; times < 3; times += 1) await ledger.append('run1', again);
  expect(await recorded()).toEqual([build()]);
  expect(await collection.countDocuments()).toBe(2);
});

test('a change of mind is one more document, however often', async () => {
  await ledger.append('run1', first());
  for (let revision = 2; revision < 6; revision += 1) {
    await ledger.append('run1', {
      how: 'changed',
      answer: build({ revision, attempt: `a${revision}` }),
    });
  }
  expect(await recorded()).toEqual([build({ revision: 5, attempt: 'a5' })]);
  expect(await collection.countDocuments()).toBe(2);
});

test('first answers of one moment are one document for each slot', async () => {
  const answers = ['ann', 'bob', 'cy'].flatMap((participant) =>
    ['q0.r1', 'q1.r1'].map((slot) => build({ participant, slot })),
  );
  await Promise.all(answers.map((answer) => ledger.append('run1', { how: 'first', answer })));
  expect(await collection.countDocuments()).toBe(2);
  expect(await recorded()).toEqual(expect.arrayContaining(answers));
});

test('finds what counts of one participant in a run', async () => {
  await Promise.all(
    ['ann', 'bob'].map((participant) => ledger.append('run1', first({ participant }))),
  );
  await ledger.append('run2', first());
  await ledger.append('run1', { how: 'changed', answer: build({ revision: 2, attempt: 'a2' }) });
  expect(await ledger.answersOf('run1', 'ann')).toEqual([build({ revision: 2, attempt: 'a2' })]);
  expect(await ledger.answersOf('run1', 'cy')).toEqual([]);
});

test('answers of before November 2026, each a document of its own, are read as they lie there', async () => {
  const { slot: _slot, ...kept } = build();
  await collection.insertOne({
    _id: 'run1:3:2:ann',
    question: 3,
    round: 2,
    ...kept,
  } as LedgerChange);
  const read = build({ slot: 'q3.r2' });
  expect(await recorded()).toEqual([read]);
  expect(await ledger.answersOf('run1', 'ann')).toEqual([read]);
});

test('AN5: whatever order revisions are written in, the highest stays', async () => {
  // Also where two are taken for the first, as by two servers at the same moment.
  const write = fc.record({
    revision: fc.integer({ min: 1, max: 5 }),
    how: fc.constantFrom('first' as const, 'changed' as const),
  });
  const moment = fc.uniqueArray(write, { minLength: 1, selector: ({ revision }) => revision });
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (moments) => {
      await collection.deleteMany({});
      const answer = (revision: number) => build({ revision, attempt: `a${revision}` });
      for (const together of moments) {
        await Promise.all(
          together.map(({ revision, how }) =>
            ledger.append('run1', { how, answer: answer(revision) }),
          ),
        );
      }
      const highest = Math.max(...moments.flat().map(({ revision }) => revision));
      expect(await recorded()).toEqual([answer(highest)]);
    }),
    { numRuns: 30 },
  );
});

test('the answers of a run are its own, also where another run’s id begins alike', async () => {
  for (const runId of ['run', 'run1', 'run12', 'run1-', 'run1_']) {
    await ledger.append(runId, first({ value: { choices: [runId] } }));
  }
  expect(await recorded('run1')).toEqual([build({ value: { choices: ['run1'] } })]);
});

test('settled: when all that was appended before is on disk', async () => {
  const answers = Array.from({ length: 600 }, (_, index) => build({ participant: `p${index}` }));
  const appended = answers.map((answer) => ledger.append('run1', { how: 'first', answer }));
  await ledger.settled();
  expect(await recorded()).toHaveLength(600);
  await Promise.all(appended);
});

test('AN10: what cannot be made durable is not acknowledged', async () => {
  const away = await MongoClient.connect(store.uri);
  const lost = new Ledger(away.db(), log);
  await away.close();
  await expect(lost.append('run1', first())).rejects.toThrow();
  expect(await recorded()).toEqual([]);
});
