import { timing } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.ts';
import { Presence } from './presence.ts';
import type { Peer } from './seat.ts';

let clock: ManualClock;
let presence: Presence;

const nobody: ReadonlySet<string> = new Set();
const count = (excluded = nobody) => presence.count('room1', excluded);
const tab = () => ({}) as Peer;
/** Who has one tab has this one. */
const only = tab();

beforeEach(() => {
  clock = createManualClock();
  presence = new Presence(clock);
});

test('persons are counted, not connections', () => {
  presence.arrive('room1', 'ann', only);
  presence.arrive('room1', 'ann', tab());
  presence.arrive('room1', 'ben', tab());
  expect(count()).toEqual({ connected: 2, slow: 0, lost: 0 });
  presence.leave('room1', 'ann', only);
  expect(count()).toMatchObject({ connected: 2, lost: 0 });
});

test('who left is lost for a while, then gone; who comes back is connected', () => {
  presence.arrive('room1', 'ann', only);
  presence.leave('room1', 'ann', only);
  expect(count()).toEqual({ connected: 0, slow: 0, lost: 1 });
  clock.advance(timing.lostFor + 1);
  expect(count()).toEqual({ connected: 0, slow: 0, lost: 0 });
  presence.arrive('room1', 'ann', only);
  expect(count()).toEqual({ connected: 1, slow: 0, lost: 0 });
});

test('who is not even lost any more is forgotten, and nobody else', () => {
  for (const each of ['ann', 'ben', 'eve']) presence.arrive('room1', each, only);
  presence.leave('room1', 'ann', only);
  clock.advance(1);
  presence.leave('room1', 'ben', only);
  presence.tidy('room1');
  expect(count()).toMatchObject({ connected: 1, lost: 2 });
  clock.advance(timing.lostFor);
  presence.tidy('room1');
  // Time goes back for nobody: who was not forgotten would be lost again.
  clock.advance(-1);
  expect(count()).toMatchObject({ connected: 1, lost: 1 });
});

test('who is left out of the count is in no part of it', () => {
  for (const each of ['ann', 'ben', 'eve']) presence.arrive('room1', each, only);
  presence.measured('room1', 'ben', timing.slowRoundTrip + 1);
  presence.leave('room1', 'eve', only);
  expect(count()).toEqual({ connected: 2, slow: 1, lost: 1 });
  expect(count(new Set(['ben', 'eve']))).toEqual({ connected: 1, slow: 0, lost: 0 });
  expect(count(new Set(['somebody else']))).toEqual({ connected: 2, slow: 1, lost: 1 });
});

test('who is connected is told with their connections, and who left is not', () => {
  const second = tab();
  presence.arrive('room1', 'ann', only);
  presence.arrive('room1', 'ann', second);
  presence.arrive('room1', 'ben', only);
  presence.leave('room1', 'ben', only);
  expect([...presence.present('room1')]).toEqual([['ann', [only, second]]]);
  expect([...presence.present('room2')]).toEqual([]);
});

test('a participant has the connections that came and did not go', () => {
  const second = tab();
  presence.arrive('room1', 'ann', only);
  presence.arrive('room1', 'ann', second);
  expect(presence.peersOf('room1', 'ann')).toEqual([only, second]);
  presence.leave('room1', 'ann', only);
  expect(presence.peersOf('room1', 'ann')).toEqual([second]);
  expect(presence.peersOf('room1', 'ben')).toEqual([]);
  expect(presence.peersOf('room2', 'ann')).toEqual([]);
});

test('a long round trip makes a participant slow, a short one well again', () => {
  presence.arrive('room1', 'ann', only);
  expect(presence.measured('room1', 'ann', timing.slowRoundTrip + 1)).toBe(true);
  expect(presence.measured('room1', 'ann', timing.slowRoundTrip + 1)).toBe(false);
  expect(count().slow).toBe(1);
  expect(presence.measured('room1', 'ann', 20)).toBe(true);
  expect(count().slow).toBe(0);
});

test('whatever comes and goes, nobody is counted twice', () => {
  const move = fc.record({ who: fc.constantFrom('ann', 'ben', 'eve'), comes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const room = new Presence(clock);
      const connections = new Map<string, Peer[]>();
      for (const { who, comes } of moves) {
        const tabs = connections.get(who) ?? [];
        if (comes) {
          const peer = tab();
          connections.set(who, [...tabs, peer]);
          room.arrive('room1', who, peer);
        } else if (tabs[0] !== undefined) {
          connections.set(who, tabs.slice(1));
          room.leave('room1', who, tabs[0]);
        }
      }
      const there = [...connections.values()].filter((tabs) => tabs.length > 0).length;
      expect(room.count('room1', nobody)).toMatchObject({
        connected: there,
        lost: connections.size - there,
      });
    }),
  );
});
