import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { guessActivity, guessSlot, likesSlot, storedGuess } from '../../../test/guess.activity.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { Activities } from '../activities.ts';
import { LocalPeers } from '../connection/local-peers.ts';
import { storesInMemory } from '../stores-in-play.ts';
import { type ClassParts, SimulatedClass } from './simulated-class.ts';

const definition = { title: 'Beans', closesWith: 99 };
const activities = new Activities([
  {
    activity: guessActivity,
    stored: storedGuess,
    loadDefinition: async () => definition,
    exists: async () => true,
    sample: () => ({ number: 1 }),
  },
]);

/** One student, in whose class everybody takes as long; and when they answered what, in ms. */
const openClass = ({ deadline }: { readonly deadline: number | null }) => {
  const clock = createManualClock();
  const begin = clock.now();
  const { store, presence } = storesInMemory(clock);
  const answered: Record<string, number> = {};
  const answer: ClassParts['answer'] = (_name, input, _peer, reply) => {
    const { slot } = input as { readonly slot?: string };
    if (slot !== undefined) answered[slot] = clock.now() - begin;
    reply({ ok: true, data: {} });
  };
  const run = {
    runId: 'run',
    activity: 'guess',
    ended: false,
    definition,
    state: guessActivity.start(definition, { seed: 1 } as never),
    deadline: deadline === null ? null : begin + deadline,
  };
  const room = { roomId: 'room', code: 'CODE23', runId: 'run', students: 1 };
  const parts = {
    answer,
    runs: { load: async () => run as never },
    store,
    activities,
    peers: new LocalPeers(presence),
    clock,
    log: pino({ level: 'silent' }),
    random: () => 0.5,
  };
  const simulated = new SimulatedClass(room, parts, () => {});
  /** A minute later, by when all that is open is answered. */
  const done = async () => {
    for (let passed = 0; passed < 60_000; passed += 50) {
      clock.advance(50);
      await setImmediate();
    }
    simulated.leave();
    return answered;
  };
  return { done };
};

test('questions that are open together are answered one after the other, each as fast as one alone', async () => {
  const { [guessSlot]: first = 0, [likesSlot]: second = 0 } = await openClass({
    deadline: null,
  }).done();
  expect(first).toBeGreaterThan(5_000);
  expect(second - first).toBeGreaterThan(first / 2);
  expect(second - first).toBeLessThanOrEqual(first);
});

test('where time runs out, both are answered before it has', async () => {
  const { [guessSlot]: first, [likesSlot]: second } = await openClass({ deadline: 10_000 }).done();
  expect(first).toBeLessThan(10_000);
  expect(second).toBe(first);
});
