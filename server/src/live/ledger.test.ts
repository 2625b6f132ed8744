import fc from 'fast-check';
import { type Collection, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import type { Answer } from './run-store.ts';

const log = pino({ level: 'silent' });

let store: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let collection: Collection<LedgerEntry>;
let ledger: Ledger;
let writes: number;

beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri, { monitorCommands: true });
  collection = client.db().collection<LedgerEntry>('answers');
  client.on('commandStarted', ({ commandName }) => {
    if (commandName === 'update') writes += 1;
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
  question: 0,
  round: 1,
  participant: 'ann',
  attempt: 'a1',
  revision: 1,
  value: { choices: ['red'] },
  tappedAt: 1,
  receivedAt: 2,
  ...overrides,
});

const recorded = async (runId = 'run1'): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for await (const answer of ledger.answers(runId)) answers.push(answer);
  return answers;
};

test('AN2: an answer that is acknowledged is there', async () => {
  await ledger.append('run1', build());
  expect(await recorded()).toEqual([build()]);
});

test('group commit: what comes at the same moment is a handful of writes', async () => {
  const answers = Array.from({ length: 1_000 }, (_, index) => build({ participant: `p${index}` }));
  await Promise.all(answers.map((answer) => ledger.append('run1', answer)));
  expect(await recorded()).toHaveLength(1_000);
  expect(writes).toBeLessThanOrEqual(10);
});

test('AN3: the same answer again is the same line', async () => {
  await Promise.all([1, 2, 3].map(() => ledger.append('run1', build())));
  await ledger.append('run1', build());
  expect(await recorded()).toEqual([build()]);
});

test('AN5: whatever order revisions are written in, the highest stays', async () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
      await collection.deleteMany({});
      for (const revisions of orders) {
        await Promise.all(
          revisions.map((revision) =>
            ledger.append('run1', build({ revision, attempt: `a${revision}` })),
          ),
        );
      }
      const highest = Math.max(...orders.flat());
      expect(await recorded()).toEqual([build({ revision: highest, attempt: `a${highest}` })]);
    }),
    { numRuns: 20 },
  );
});

test('the answers of a run are its own, also where another run’s id begins alike', async () => {
  for (const runId of ['run', 'run1', 'run12', 'run1-', 'run1_']) {
    await ledger.append(runId, build({ value: { choices: [runId] } }));
  }
  expect(await recorded('run1')).toEqual([build({ value: { choices: ['run1'] } })]);
});

test('settled: when all that was appended before is on disk', async () => {
  const answers = Array.from({ length: 600 }, (_, index) => build({ participant: `p${index}` }));
  const appended = answers.map((answer) => ledger.append('run1', answer));
  await ledger.settled();
  expect(await recorded()).toHaveLength(600);
  await Promise.all(appended);
});

test('AN10: what cannot be made durable is not acknowledged', async () => {
  const away = await MongoClient.connect(store.uri);
  const lost = new Ledger(away.db(), log);
  await away.close();
  await expect(lost.append('run1', build())).rejects.toThrow();
  expect(await recorded()).toEqual([]);
});
