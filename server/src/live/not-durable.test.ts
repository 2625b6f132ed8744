import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import { storedPoll } from '@sets/shared/poll/poll.migrations.ts';
import { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildPoll } from '../../test/live-stage.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { systemClock } from '../core/clock.ts';
import { Activities } from './activities.ts';
import { Answers } from './answers.ts';
import { Ledger } from './ledger.ts';
import { MemoryRunStore } from './memory-run-store.ts';
import { RunRecords } from './run-records.ts';
import { Runs } from './runs.ts';

test('AN10: an answer that cannot be written is UNAVAILABLE, and is not in the tally', async () => {
  const database = await startTestStore();
  const connection = await mongoose.createConnection(database.uri).asPromise();
  const client = await MongoClient.connect(database.uri);
  const log = pino({ level: 'silent' });
  const ledger = new Ledger(client.db(), log);
  const store = new MemoryRunStore();
  const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
  const activities = new Activities([
    { activity: pollActivity, stored: storedPoll, loadDefinition: async () => definition },
  ]);
  const records = new RunRecords(connection, activities);
  await records.prepare();
  const parts = { records, store, ledger, activities, clock: systemClock, log };
  const runs = new Runs({ ...parts, changed: () => {} });
  const answers = new Answers({ ...parts, runs });
  const run = await runs.open('poll', 'poll1', { userid: 'owner', accountType: 'student' });
  await runs.command(run.runId, 0, { type: 'open' });
  const answer = (attempt: string) => ({
    runId: run.runId,
    slot: 'q0.r1',
    attempt,
    revision: 1,
    value: { choices: ['red'] },
    tappedAt: Date.now(),
  });
  await answers.submit('ann', answer('a1'));

  // The ledger's way to the disk is gone; the rest of the server still works.
  await client.close();
  await expect(answers.submit('ben', answer('b1'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  const working = new Ledger(connection.db!, log);
  const counted = new Runs({ ...parts, ledger: working, changed: () => {} });
  await counted.load(run.runId);
  expect(store.tally(run.runId, 'q0.r1')).toEqual({
    answered: 1,
    counters: { red: 1 },
  });
  runs.stop();
  counted.stop();
  await connection.close();
  await database.close();
});

test('AN2, AN3: a copy is acknowledged when the first one is on disk, not before', async () => {
  const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
  const activities = new Activities([
    { activity: pollActivity, stored: storedPoll, loadDefinition: async () => definition },
  ]);
  const store = new MemoryRunStore();
  const state = { ...pollActivity.start(definition), phase: 'open' as const, rounds: [1, 0] };
  const run = { runId: 'run1', code: 'BCDFGH', activity: 'poll', definitionId: 'poll1' };
  await store.put(
    { ...run, owner: 'owner', definition, state, version: 1, locked: false, ended: false },
    [],
    () => ({}),
  );
  const written: (() => void)[] = [];
  // A disk that is as slow as the test wants.
  const ledger = { append: () => new Promise<void>((done) => void written.push(done)) };
  const answers = new Answers({
    runs: { load: (runId: string) => store.get(runId)! } as unknown as Runs,
    ledger: ledger as unknown as Ledger,
    store,
    activities,
    clock: systemClock,
  });
  const input = {
    runId: 'run1',
    slot: 'q0.r1',
    attempt: 'a1',
    revision: 1,
    value: { choices: ['red'] },
    tappedAt: Date.now(),
  };
  const acknowledged: string[] = [];
  const submit = async (which: string): Promise<void> => {
    await answers.submit('ann', input);
    acknowledged.push(which);
  };
  const both = Promise.all([submit('first'), submit('copy')]);
  await new Promise(setImmediate);
  expect([written.length, acknowledged]).toEqual([2, []]);
  for (const done of written) done();
  await both;
  expect(acknowledged).toEqual(['first', 'copy']);
});
