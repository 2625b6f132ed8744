import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { limitsInMemory } from '../../core/limits/memory-limits.ts';
import { Newcomers } from './newcomers.ts';
import type { Peer } from './seat.ts';

const bounds = {
  newcomersOfConnection: 3,
  newcomersOfAddress: { count: 2, seconds: 60 },
  newcomersWaitMs: 2_000,
};

let clock: ManualClock;
let newcomers: Newcomers;
beforeEach(() => {
  clock = createManualClock();
  let made = 0;
  newcomers = new Newcomers({
    bounds,
    clock,
    limits: limitsInMemory(clock),
    make: () => `p${(made += 1)}`,
  });
});

const from = (addressRange: string): Peer =>
  ({ addressRange, newcomers: new Map() }) as unknown as Peer;

/** Comes in when its turn is there; `waits` says whether that is not yet. */
const comeIn = (peer: Peer, roomId = 'room1') => {
  const turn = newcomers.turn(peer, roomId);
  const come = { waits: turn instanceof Promise, participant: Promise.resolve('') };
  come.participant = Promise.resolve(turn).then(() => {
    come.waits = false;
    return newcomers.admit(peer, roomId);
  });
  return come;
};

test('SE4: a connection is one newcomer in a room, however often it joins', async () => {
  const peer = from('a');
  expect(newcomers.became(peer, 'room1')).toBeNull();
  expect(await comeIn(peer).participant).toBe('p1');
  expect(await comeIn(peer).participant).toBe('p1');
  expect(newcomers.became(peer, 'room1')).toBe('p1');
  expect(await comeIn(peer, 'room2').participant).toBe('p2');
  expect(newcomers.became(from('a'), 'room1')).toBeNull();
});

test('SE10: a connection becomes somebody new in so many rooms and no more', async () => {
  const peer = from('a');
  for (const room of ['room1', 'room2', 'room3']) void newcomers.turn(peer, room);
  expect(() => newcomers.turn(peer, 'room4')).toThrow('too many rooms');
  expect(await comeIn(peer, 'room1').participant).toBe('p1');
});

test('SE10: where an address brings very many, newcomers wait, all at the same time', async () => {
  expect([comeIn(from('a')).waits, comeIn(from('a')).waits]).toEqual([false, false]);
  const waiting = [comeIn(from('a')), comeIn(from('a'))];
  expect(comeIn(from('b')).waits).toBe(false);
  clock.advance(1_999);
  expect(waiting.map((each) => each.waits)).toEqual([true, true]);
  clock.advance(1);
  expect(await Promise.all(waiting.map((each) => each.participant))).toEqual(['p4', 'p5']);
  clock.advance(60_000);
  expect(comeIn(from('a')).waits).toBe(false);
});

test('SE10: asking again does not shorten the wait', async () => {
  const peer = from('a');
  for (const other of [from('a'), from('a')]) void newcomers.turn(other, 'room1');
  const [first, again] = [comeIn(peer), comeIn(peer)];
  expect([first.waits, again.waits]).toEqual([true, true]);
  clock.advance(2_000);
  expect(await first.participant).toBe(await again.participant);
});
