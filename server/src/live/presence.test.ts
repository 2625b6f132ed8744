import { timing } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.ts';
import { Presence } from './presence.ts';

let clock: ManualClock;
let presence: Presence;

beforeEach(() => {
  clock = createManualClock();
  presence = new Presence(clock, 100);
});

test('persons are counted, not connections', () => {
  presence.arrive('run1', 'ann');
  presence.arrive('run1', 'ann');
  presence.arrive('run1', 'ben');
  expect(presence.count('run1')).toEqual({ joined: 2, connected: 2, slow: 0, lost: 0 });
  presence.leave('run1', 'ann');
  expect(presence.count('run1')).toMatchObject({ connected: 2, lost: 0 });
});

test('who left is lost for a while, then gone; who comes back is connected', () => {
  presence.arrive('run1', 'ann');
  presence.leave('run1', 'ann');
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 0, slow: 0, lost: 1 });
  clock.advance(timing.lostFor + 1);
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 0, slow: 0, lost: 0 });
  presence.arrive('run1', 'ann');
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 1, slow: 0, lost: 0 });
});

test('SE9: who left without an answer is forgotten when they are not even lost any more', () => {
  presence.arrive('run1', 'ann');
  presence.answered('run1', 'ann');
  presence.arrive('run1', 'ben');
  presence.arrive('run1', 'eve');
  for (const each of ['ann', 'ben']) presence.leave('run1', each);
  presence.tidy('run1');
  expect(presence.count('run1')).toMatchObject({ joined: 3, lost: 2 });
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1')).toMatchObject({ joined: 2, connected: 1, lost: 0 });
});

test('SE11: a full run has the places of those who left without an answer, and no others', () => {
  const small = new Presence(clock, 2);
  small.arrive('run1', 'ann');
  small.arrive('run1', 'ben');
  expect(small.isFull('run1')).toBe(true);
  small.leave('run1', 'ann');
  // The answer reaches the disk after she has gone.
  small.answered('run1', 'ann');
  expect(small.isFull('run1')).toBe(true);
  small.leave('run1', 'ben');
  expect(small.isFull('run1')).toBe(false);
  small.arrive('run1', 'eve');
  expect(small.isFull('run1')).toBe(true);
  expect(small.count('run1')).toMatchObject({ joined: 2, connected: 1, lost: 1 });
});

test('AN2: who is forgotten when their answer reaches the disk is there again, as one who has gone', () => {
  presence.arrive('run1', 'ann');
  presence.leave('run1', 'ann');
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1').joined).toBe(0);
  presence.answered('run1', 'ann');
  expect(presence.count('run1')).toMatchObject({ joined: 1, connected: 0 });
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1').joined).toBe(1);
});

test('a participant has as many connections as came and did not go', () => {
  presence.arrive('run1', 'ann');
  presence.arrive('run1', 'ann');
  presence.leave('run1', 'ann');
  expect(presence.connectionsOf('run1', 'ann')).toBe(1);
  expect(presence.connectionsOf('run1', 'ben')).toBe(0);
  expect(presence.connectionsOf('run2', 'ann')).toBe(0);
});

test('a long round trip makes a participant slow, a short one well again', () => {
  presence.arrive('run1', 'ann');
  expect(presence.measured('run1', 'ann', timing.slowRoundTrip + 1)).toBe(true);
  expect(presence.measured('run1', 'ann', timing.slowRoundTrip + 1)).toBe(false);
  expect(presence.count('run1').slow).toBe(1);
  expect(presence.measured('run1', 'ann', 20)).toBe(true);
  expect(presence.count('run1').slow).toBe(0);
});

test('whatever comes and goes, nobody is counted twice', () => {
  const move = fc.record({ who: fc.constantFrom('ann', 'ben', 'eve'), comes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const room = new Presence(clock, 100);
      const connections = new Map<string, number>();
      for (const { who, comes } of moves) {
        const before = connections.get(who) ?? 0;
        if (!comes && before === 0) continue;
        connections.set(who, before + (comes ? 1 : -1));
        if (comes) room.arrive('run1', who);
        else room.leave('run1', who);
      }
      const there = [...connections.values()].filter((count) => count > 0).length;
      expect(room.count('run1')).toMatchObject({
        joined: connections.size,
        connected: there,
        lost: connections.size - there,
      });
    }),
  );
});
