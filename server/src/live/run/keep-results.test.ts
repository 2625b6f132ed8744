import { timing } from '@sets/shared/core/limits.ts';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessSlot } from '../../../test/guess.activity.ts';
import { openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { keepResults } from './keep-results.ts';
import { Ledger } from './ledger.ts';

const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

/** An answer as another process writes it. */
const ofAnother = (runId: string) => {
  const at = clock.now();
  const times = { tappedAt: at, receivedAt: at };
  const answer = { participant: 'ann', slot: guessSlot, attempt: 'a', revision: 1, ...times };
  const ledger = new Ledger(connection.db!, pino({ level: 'silent' }));
  return ledger.append(runId, { how: 'first', answer: { ...answer, value: { number: 7 } } });
};

test('an answer that another process was writing when the run ended is in its result', async () => {
  const engine = await openGuessEngine({ connection, clock, isAlone: false });
  const { runId, command, resultOf } = await openHall(engine, 'several');
  await command(runId, 0, { type: 'end' });
  await engine.history.settled();
  await ofAnother(runId);
  clock.advance(timing.grace);
  await engine.history.settled();
  const kept = await connection.db!.collection<{ _id: string }>('results').findOne({ _id: runId });
  expect(kept).toMatchObject({ result: { joined: 1, rounds: [{ answered: 1 }, {}] } });
  expect(await resultOf(runId)).toEqual({ joined: 1, answered: 1 });
  engine.stop();
});

test('what would be stored later is not, once the process ends', async () => {
  const kept: string[] = [];
  const history = { keep: (runId: string) => void kept.push(runId), settled: async () => {} };
  const { keep, close } = keepResults({ history, clock, isAlone: false });
  keep('run1');
  clock.advance(timing.grace);
  expect(kept).toEqual(['run1']);
  keep('run2');
  await close();
  clock.advance(timing.grace);
  expect(kept).toEqual(['run1']);
});
