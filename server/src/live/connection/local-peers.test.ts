import { timing } from '@sets/shared/core/limits.ts';
import { beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { LocalPeers } from './local-peers.ts';
import { MemoryPresenceStore } from '../room/memory-presence-store.ts';
import type { Peer } from '../entry/seat.ts';

let presence: MemoryPresenceStore;
let peers: LocalPeers;

const tab = () => ({}) as Peer;
/** Who has one tab has this one. */
const only = tab();

beforeEach(() => {
  presence = new MemoryPresenceStore(createManualClock());
  peers = new LocalPeers(presence);
});

test('a participant is here from the first connection to the end of the last', () => {
  const second = tab();
  void peers.arrive('room1', 'ann', only);
  void peers.arrive('room1', 'ann', second);
  peers.leave('room1', 'ann', only);
  expect(presence.health('room1')).toEqual({ connected: 1, slow: 0, lost: 0 });
  peers.leave('room1', 'ann', second);
  expect(presence.health('room1')).toEqual({ connected: 0, slow: 0, lost: 1 });
});

test('a participant has the connections that came and did not go', () => {
  const second = tab();
  void peers.arrive('room1', 'ann', only);
  void peers.arrive('room1', 'ann', second);
  expect(peers.of('room1', 'ann')).toEqual([only, second]);
  peers.leave('room1', 'ann', only);
  expect(peers.of('room1', 'ann')).toEqual([second]);
  expect(peers.of('room1', 'ben')).toEqual([]);
  expect(peers.of('room2', 'ann')).toEqual([]);
});

test('a room has the participants with connections, and who left is not among them', () => {
  const second = tab();
  void peers.arrive('room1', 'ann', only);
  void peers.arrive('room1', 'ann', second);
  void peers.arrive('room1', 'ben', only);
  peers.leave('room1', 'ben', only);
  expect([...peers.in('room1')]).toEqual([['ann', [only, second]]]);
  expect([...peers.in('room2')]).toEqual([]);
});

test('a connection that never came does not go', () => {
  void peers.arrive('room1', 'ann', only);
  peers.leave('room1', 'ann', tab());
  peers.leave('room1', 'ben', only);
  peers.leave('room2', 'ann', only);
  expect(presence.health('room1')).toEqual({ connected: 1, slow: 0, lost: 0 });
});

test('a long round trip makes a participant slow, a short one well again', () => {
  void peers.arrive('room1', 'ann', only);
  peers.measured('room1', 'ann', timing.slowRoundTrip + 1);
  expect(presence.health('room1')).toMatchObject({ slow: 1 });
  peers.measured('room1', 'ann', timing.slowRoundTrip);
  expect(presence.health('room1')).toMatchObject({ slow: 0 });
});
