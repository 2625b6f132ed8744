import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.ts';
import { Door } from './door.ts';
import type { Peer } from './seat.ts';

const bounds = {
  newcomersOfConnection: 3,
  newcomersOfAddress: { count: 2, seconds: 60 },
  waitAtDoor: 2_000,
};

let clock: ManualClock;
let door: Door;
beforeEach(() => {
  clock = createManualClock();
  let made = 0;
  door = new Door(bounds, clock, () => `p${(made += 1)}`);
});

const from = (address: string): Peer => ({ address }) as Peer;

test('SE4: a connection is one newcomer in a run, however often it joins', async () => {
  const peer = from('a');
  expect(await door.admit(peer, 'run1')).toBe('p1');
  expect(await door.admit(peer, 'run1')).toBe('p1');
  expect(await door.admit(peer, 'run2')).toBe('p2');
});

test('SE10: a connection becomes somebody new in so many runs and no more', async () => {
  const peer = from('a');
  for (const run of ['run1', 'run2', 'run3']) void door.admit(peer, run);
  expect(() => door.admit(peer, 'run4')).toThrow('too many runs');
  expect(await door.admit(peer, 'run1')).toBe('p1');
});

test('SE10: where an address brings very many, newcomers wait, all at the same time', async () => {
  expect(door.admit(from('a'), 'run1')).toBe('p1');
  expect(door.admit(from('a'), 'run1')).toBe('p2');
  let admitted = 0;
  const waiting = [from('a'), from('a')].map(async (peer) => {
    const participant = await door.admit(peer, 'run1');
    admitted += 1;
    return participant;
  });
  expect(door.admit(from('b'), 'run1')).toBe('p3');
  expect(admitted).toBe(0);
  clock.advance(2_000);
  expect(await Promise.all(waiting)).toEqual(['p4', 'p5']);
  clock.advance(60_000);
  expect(door.admit(from('a'), 'run1')).toBe('p6');
});

test('SE10: asking again does not shorten the wait', async () => {
  const peer = from('a');
  for (const other of [from('a'), from('a')]) void door.admit(other, 'run1');
  const first = door.admit(peer, 'run1');
  expect(door.admit(peer, 'run1')).toBe(first);
  clock.advance(2_000);
  expect(await first).toBe('p3');
});
