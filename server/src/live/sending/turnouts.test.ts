import { timing } from '@sets/shared/core/limits.ts';
import { expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { MemoryPresenceStore } from '../room/memory-presence-store.ts';
import type { Run } from '../run/run-store.ts';
import { Turnouts } from './turnouts.ts';

const run = { roomId: 'room1', runId: 'run1' } as Run;

const open = () => {
  const clock = createManualClock();
  const presence = new MemoryPresenceStore(clock);
  const again: string[] = [];
  const turnouts = new Turnouts({
    clock,
    presence,
    again: (roomId) => again.push(roomId),
    roomStore: { get: () => null, excluded: () => new Set(['left-out']) },
    takingPart: { among: (_run, people) => people.filter((each) => each !== 'unnamed') },
    // Ann alone has answered.
    store: {
      answeredAmong: async (_run, _slot, among) =>
        [...among].filter((each) => each === 'ann').length,
    },
  });
  return { clock, presence, again, turnouts };
};

test('who is here, without who is left out, and who may not answer', async () => {
  const { presence, turnouts } = open();
  for (const each of ['ann', 'bob', 'left-out', 'unnamed']) presence.arrive('room1', each);
  expect(await turnouts.of(run, 'q0')).toEqual({ here: 2, answered: 1 });
});

test('who has just lost the connection still counts; then it is asked again without them', async () => {
  const { clock, presence, again, turnouts } = open();
  for (const each of ['ann', 'bob']) presence.arrive('room1', each);
  presence.leave('room1', 'bob');
  expect(await turnouts.of(run, 'q0')).toEqual({ here: 2, answered: 1 });
  clock.advance(timing.returning + 1);
  expect(again).toEqual(['room1']);
  expect(await turnouts.of(run, 'q0')).toEqual({ here: 1, answered: 1 });
});

test('after a start in the middle of a run nobody is counted until they may be back', async () => {
  const { clock, presence, again, turnouts } = open();
  turnouts.cameTo('room1');
  presence.arrive('room1', 'ann');
  expect(await turnouts.of(run, 'q0')).toBe(null);
  clock.advance(timing.returning + 1);
  expect(again).toEqual(['room1']);
  expect(await turnouts.of(run, 'q0')).toEqual({ here: 1, answered: 1 });
  turnouts.stop();
});
