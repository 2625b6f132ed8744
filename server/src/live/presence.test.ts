import { timing } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manual-clock.ts';
import { Presence } from './presence.ts';
import type { Peer } from './seat.ts';

let clock: ManualClock;
let presence: Presence;

const tab = () => ({}) as Peer;
/** Who has one tab has this one. */
const only = tab();

beforeEach(() => {
  clock = createManualClock();
  presence = new Presence(clock, 100);
});

test('persons are counted, not connections', () => {
  presence.arrive('run1', 'ann', only);
  presence.arrive('run1', 'ann', tab());
  presence.arrive('run1', 'ben', tab());
  expect(presence.count('run1')).toEqual({ joined: 2, connected: 2, slow: 0, lost: 0 });
  presence.leave('run1', 'ann', only);
  expect(presence.count('run1')).toMatchObject({ connected: 2, lost: 0 });
});

test('who left is lost for a while, then gone; who comes back is connected', () => {
  presence.arrive('run1', 'ann', only);
  presence.leave('run1', 'ann', only);
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 0, slow: 0, lost: 1 });
  clock.advance(timing.lostFor + 1);
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 0, slow: 0, lost: 0 });
  presence.arrive('run1', 'ann', only);
  expect(presence.count('run1')).toEqual({ joined: 1, connected: 1, slow: 0, lost: 0 });
});

test('SE9: who left without an answer is forgotten when they are not even lost any more', () => {
  presence.arrive('run1', 'ann', only);
  presence.answered('run1', 'ann');
  presence.arrive('run1', 'ben', only);
  presence.arrive('run1', 'eve', only);
  for (const each of ['ann', 'ben']) presence.leave('run1', each, only);
  presence.tidy('run1');
  expect(presence.count('run1')).toMatchObject({ joined: 3, lost: 2 });
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1')).toMatchObject({ joined: 2, connected: 1, lost: 0 });
});

test('SE11: a full run has the places of those who left without an answer, and no others', () => {
  const small = new Presence(clock, 2);
  small.arrive('run1', 'ann', only);
  small.arrive('run1', 'ben', only);
  expect(small.isFull('run1')).toBe(true);
  small.leave('run1', 'ann', only);
  // The answer reaches the disk after she has gone.
  small.answered('run1', 'ann');
  expect(small.isFull('run1')).toBe(true);
  small.leave('run1', 'ben', only);
  expect(small.isFull('run1')).toBe(false);
  small.arrive('run1', 'eve', only);
  expect(small.isFull('run1')).toBe(true);
  expect(small.count('run1')).toMatchObject({ joined: 2, connected: 1, lost: 1 });
});

test('AN2: who is forgotten when their answer reaches the disk is there again, as one who has gone', () => {
  presence.arrive('run1', 'ann', only);
  presence.leave('run1', 'ann', only);
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1').joined).toBe(0);
  presence.answered('run1', 'ann');
  expect(presence.count('run1')).toMatchObject({ joined: 1, connected: 0 });
  clock.advance(timing.lostFor + 1);
  presence.tidy('run1');
  expect(presence.count('run1').joined).toBe(1);
});

test('a participant has the connections that came and did not go', () => {
  const second = tab();
  presence.arrive('run1', 'ann', only);
  presence.arrive('run1', 'ann', second);
  expect(presence.peersOf('run1', 'ann')).toEqual([only, second]);
  presence.leave('run1', 'ann', only);
  expect(presence.peersOf('run1', 'ann')).toEqual([second]);
  expect(presence.peersOf('run1', 'ben')).toEqual([]);
  expect(presence.peersOf('run2', 'ann')).toEqual([]);
});

test('a long round trip makes a participant slow, a short one well again', () => {
  presence.arrive('run1', 'ann', only);
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
      const connections = new Map<string, Peer[]>();
      for (const { who, comes } of moves) {
        const tabs = connections.get(who) ?? [];
        if (comes) {
          const peer = tab();
          connections.set(who, [...tabs, peer]);
          room.arrive('run1', who, peer);
        } else if (tabs[0] !== undefined) {
          connections.set(who, tabs.slice(1));
          room.leave('run1', who, tabs[0]);
        }
      }
      const there = [...connections.values()].filter((tabs) => tabs.length > 0).length;
      expect(room.count('run1')).toMatchObject({
        joined: connections.size,
        connected: there,
        lost: connections.size - there,
      });
    }),
  );
});
