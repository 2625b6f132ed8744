import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { limitsInMemory } from '../../core/limits/memory-limits.ts';
import { Admission } from './admission.ts';
import { MemoryJoinBursts } from './memory-join-bursts.ts';
import { MemoryPresenceStore } from '../room/memory-presence-store.ts';
import { MemoryRoomStore } from '../room/memory-room-store.ts';
import { MemoryRunStore } from '../run/memory-run-store.ts';
import { Newcomers } from './newcomers.ts';
import type { Room } from '../room/room-store.ts';
import type { Peer } from './seat.ts';
import { usualBounds } from '../bounds.ts';
import { Tickets } from './tickets.ts';
import { nothingSaid } from '../room/people-of-room.ts';

const room: Room = {
  roomId: 'room1',
  code: 'BCDFGH',
  owner: 'owner',
  current: 'run1',
  locked: false,
  aside: [],
  excluded: [],
  look: null,
  space: null,
  rehearsal: null,
  people: nothingSaid,
  version: 0,
};

async function* nothing() {
  // Nobody was here before.
}

const peerOf = (addressRange = '10.0.0.1'): Peer =>
  ({ actor: null, addressRange, newcomers: new Map() }) as unknown as Peer;

let clock: ManualClock;
let rooms: MemoryRoomStore;
let store: MemoryRunStore;
let presence: MemoryPresenceStore;
let admission: Admission;
let noted: [string, string][];
let logged: string[];

/** A room of two places, whose run is on and open. */
beforeEach(async () => {
  clock = createManualClock();
  rooms = new MemoryRoomStore();
  store = new MemoryRunStore();
  presence = new MemoryPresenceStore(clock);
  await rooms.put(room, nothing());
  const run = { runId: 'run1', roomId: 'room1', activity: 'poll', definitionId: 'poll1' };
  const standing = { owner: 'owner', definition: {}, state: {}, version: 0, ended: false };
  await store.put({ ...run, ...standing, deadline: null }, nothing());
  let made = 0;
  noted = [];
  logged = [];
  const limits = limitsInMemory(clock);
  admission = new Admission({
    roomStore: rooms,
    store,
    presence,
    tickets: new Tickets('a secret of this test'),
    accountRooms: { note: async (...which) => void noted.push(which) },
    newcomers: new Newcomers({
      bounds: usualBounds,
      clock,
      limits,
      make: () => `new${(made += 1)}`,
    }),
    bursts: new MemoryJoinBursts(clock),
    clock,
    limits,
    bounds: { participants: 2, newcomersOfRoom: { count: 4, seconds: 86_400 } },
    log: pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line).msg) }),
  });
});

/** Somebody takes a seat. */
const come = (participant: string): void => {
  rooms.attend('room1', [{ participant, runId: 'run1', burst: null, at: clock.now() }]);
  presence.arrive('room1', participant);
};
const answer = (participant: string): void => {
  const given = { slot: 'q0.r1', participant, attempt: 'a1', revision: 1, value: ['red'] };
  store.submit('run1', 0, { answer: { ...given, tappedAt: 1, receivedAt: 2 }, adds: { red: 1 } });
};
const full = { code: 'FULL' };

test('SE11: a full room has the places of those who left without an answer, and no others', async () => {
  come('ann');
  come('ben');
  await expect(admission.check(room, peerOf())).rejects.toMatchObject(full);
  presence.leave('room1', 'ann');
  // Her answer is counted after she has gone, and before it is on disk.
  answer('ann');
  clock.advance(1_000);
  await expect(admission.check(room, peerOf())).rejects.toMatchObject(full);
  presence.leave('room1', 'ben');
  clock.advance(1_000);
  await expect(admission.check(room, peerOf())).resolves.toBeUndefined();
  expect(rooms.participants('room1')).toEqual(['ann']);
});

test('SE11: a full room is looked through once a second, however many ask', async () => {
  come('ann');
  come('ben');
  await expect(admission.check(room, peerOf())).rejects.toMatchObject(full);
  presence.leave('room1', 'ann');
  clock.advance(999);
  await expect(admission.check(room, peerOf())).rejects.toMatchObject(full);
  clock.advance(1);
  await expect(admission.check(room, peerOf())).resolves.toBeUndefined();
});

test('SE11: where very many newcomers come in a day, the next ones wait for the next', async () => {
  for (const name of ['ann', 'ben', 'eve', 'tom']) {
    clock.advance(1_000);
    await admission.check(room, peerOf());
    await admission.place(room, name);
    come(name);
    presence.leave('room1', name);
  }
  expect(() => admission.place(room, 'joe')).toThrow(expect.objectContaining(full));
  // Who is known takes no new place.
  expect(admission.place(room, 'tom')).toBeUndefined();
  clock.advance(86_400_000);
  await admission.check(room, peerOf());
  expect(admission.place(room, 'joe')).toBeUndefined();
});

test('SE9, SE11: who left a room that is not full keeps their place, for however long', async () => {
  come('ann');
  presence.leave('room1', 'ann');
  clock.advance(86_400_000);
  await admission.check(room, peerOf());
  expect(rooms.joined('room1', 'run1')).toBe(1);
  expect(rooms.participants('room1')).toEqual(['ann']);
});

test('SE11: who lost their place comes back where there is one; who has answered always does', async () => {
  come('ann');
  presence.leave('room1', 'ann');
  come('ben');
  presence.leave('room1', 'ben');
  answer('ben');
  // A newcomer asks for a place, and ann’s is given away.
  await admission.check(room, peerOf());
  come('eve');
  await expect(admission.checkReturn(room, 'ann')).rejects.toMatchObject(full);
  await expect(admission.checkReturn(room, 'ben')).resolves.toBeUndefined();
  rooms.forget('room1', ['ben']);
  await expect(admission.checkReturn(room, 'ben')).resolves.toBeUndefined();
  await expect(admission.checkReturn(room, 'ann')).resolves.toBeUndefined();
});

test('SE11: a place is there or not at the very moment in which it is taken', () => {
  expect(admission.place(room, 'ann')).toBeUndefined();
  come('ann');
  come('ben');
  expect(() => admission.place(room, 'eve')).toThrow(expect.objectContaining(full));
  expect(admission.place(room, 'ann')).toBeUndefined();
});

test('SE6: a locked room lets nobody new in; SE4: a connection is one newcomer', async () => {
  const peer = peerOf();
  await expect(admission.check({ ...room, locked: true }, peer)).rejects.toMatchObject({
    code: 'TOO_LATE',
  });
  const newcomer = { turn: undefined, participant: null };
  peer.newcomers.set('room1', newcomer);
  expect(await admission.admit(room, peer)).toBe('new1');
  expect(await admission.admit(room, peer)).toBe('new1');
});

test('newcomers of one network, one soon after the other, are one burst; accounts are in none', () => {
  const [one, other] = [peerOf('10.0.0.1'), peerOf('10.0.0.2')];
  const first = admission.burstOf(room, one);
  clock.advance(2_000);
  expect(admission.burstOf(room, one)).toBe(first);
  clock.advance(2_000);
  expect(admission.burstOf(room, one)).toBe(first);
  expect(admission.burstOf(room, other)).not.toBe(first);
  expect(admission.burstOf({ ...room, roomId: 'room2' }, one)).not.toBe(first);
  clock.advance(2_001);
  expect(admission.burstOf(room, one)).not.toBe(first);
  const actor = { userid: 'user1', accountType: 'student' } as const;
  expect(admission.burstOf(room, { ...one, actor })).toBeNull();
});

test('an account is noted as it comes to the room, and not again while it belongs to it', async () => {
  const actor = { userid: 'ann', accountType: 'student', sessionId: 's', mustLeave: false };
  const peer = Object.assign(peerOf(), { actor });
  const participant = await admission.admit(room, peer);
  expect(noted).toEqual([['ann', 'room1']]);
  come(participant);
  expect(await admission.admit(room, peer)).toBe(participant);
  expect(noted).toHaveLength(1);
});

test('a store that is away when a room changes ends no process', async () => {
  vi.spyOn(rooms, 'get').mockRejectedValue(new Error('away'));
  rooms.change({ ...room, locked: true, version: 1 });
  await eventually(() => expect(logged).toEqual(['bursts that are left out could not be ended']));
});
