import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countReads } from '../../../test/count-reads.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { Ledger } from '../run/ledger.ts';
import { OwnReads } from './own-reads.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let ledger: Ledger;
let readBy: ReturnType<typeof countReads>;
beforeAll(async () => {
  store = await startTestStore();
  client = await MongoClient.connect(store.uri, { monitorCommands: true });
  readBy = countReads(client);
  ledger = new Ledger(client.db(), pino({ level: 'silent' }));
});
afterAll(async () => {
  await client.close();
  await store.close();
});

const give = (runId: string, participant: string, revision = 1): Promise<void> =>
  ledger.append(runId, {
    how: revision === 1 ? 'first' : 'changed',
    answer: {
      slot: 'q0.r1',
      participant,
      attempt: `${participant}${revision}`,
      revision,
      value: { choices: [`of ${participant}`] },
      tappedAt: 1,
      receivedAt: 2,
    },
  });

test('each gets their own, the newest of it, and nobody else’s', async () => {
  const reads = new OwnReads(ledger);
  await Promise.all([give('run1', 'ann'), give('run1', 'ben'), give('run2', 'ann')]);
  await give('run1', 'ben', 2);
  const [ann, ben, eve] = await Promise.all(
    ['ann', 'ben', 'eve'].map((participant) => reads.of('run1', participant)),
  );
  expect(ann).toMatchObject([{ participant: 'ann', revision: 1 }]);
  expect(ben).toMatchObject([{ participant: 'ben', revision: 2 }]);
  expect(eve).toEqual([]);
  expect(await reads.of('run2', 'ann')).toHaveLength(1);
});

test('of what many ask at once little is read, and one run at a time', async () => {
  const reads = new OwnReads(ledger);
  const people = Array.from({ length: 40 }, (_, at) => `person${at}`);
  for (const participant of people) await give('hall', participant);
  const asking = () =>
    Promise.all(Array.from({ length: 500 }, (_, at) => reads.of('hall', people[at % 40]!)));
  let told: Awaited<ReturnType<typeof asking>> = [];
  const read = await readBy(async () => {
    told = await asking();
  }, 'answers');
  expect(read).toBe(people.length);
  for (const [at, answers] of told.entries()) {
    expect(answers).toMatchObject([{ participant: people[at % 40] }]);
  }
});

test('who asks while others are read is told what was acknowledged by then', async () => {
  const reads = new OwnReads(ledger);
  await give('now', 'ann');
  const before = reads.of('now', 'ann');
  const meanwhile = give('now', 'ben').then(() => reads.of('now', 'ben'));
  expect(await before).toHaveLength(1);
  expect(await meanwhile).toHaveLength(1);
});

test('a store that is away for one read is not away for the next', async () => {
  let isAway = true;
  const reads = new OwnReads({
    settled: () => ledger.settled(),
    answers: (runId) => {
      if (isAway) throw new Error('away');
      return ledger.answers(runId);
    },
  });
  await give('back', 'ann');
  await expect(reads.of('back', 'ann')).rejects.toThrow('away');
  isAway = false;
  expect(await reads.of('back', 'ann')).toHaveLength(1);
});
