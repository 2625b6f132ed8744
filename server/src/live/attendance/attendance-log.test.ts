import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { createSlowDisk } from '../../../test/slow-disk.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { systemClock } from '../../core/clock.ts';
import { AttendanceLog } from './attendance-log.ts';
import { RoomRecords } from '../room/room-records.ts';
import type { Attendance } from '../room/room-store.ts';
import { Rooms } from '../room/rooms.ts';
import { storesInMemory } from '../stores-in-play.ts';

const log = pino({ level: 'silent' });

let database: Awaited<ReturnType<typeof startTestStore>>;
let connection: mongoose.Connection;
let attendance: AttendanceLog;
beforeEach(async () => {
  database = await startTestStore();
  connection = await mongoose.createConnection(database.uri).asPromise();
  attendance = new AttendanceLog(connection.db!, log);
});
afterEach(async () => {
  await connection.close();
  await database.close();
});

const was = (participant: string): Attendance => ({
  participant,
  runId: 'run1',
  burst: null,
  at: 1,
});

/** Rooms as a process has them that has just started; or one that shares what is in play with others. */
const openRooms = (shared = storesInMemory(systemClock), ownLog = attendance) => {
  const { roomStore, ...inPlay } = shared;
  const parts = { ...inPlay, attendance: ownLog, clock: systemClock };
  const roomRecords = new RoomRecords(connection);
  const rooms = new Rooms({ ...parts, roomRecords, rooms: roomStore });
  return { roomStore, rooms, presence: inPlay.presence };
};

/** How people came to a room, in the order of the log. */
const people = async (roomId: string): Promise<string[]> =>
  (await allOf(attendance.of(roomId, null))).map(({ participant }) => participant);

/** Appends what became known of people who come for the first time. */
const arrive = (roomId: string, ...lines: Attendance[]): Promise<void> =>
  attendance.append(roomId, lines, new Set(lines.map(({ participant }) => participant)));

test('what became known at one moment is a document for each room, and one for each of its runs', async () => {
  await Promise.all([
    arrive('room1', was('ann'), was('ben')),
    arrive('room2', was('joe')),
    arrive('room1', was('eve')),
  ]);
  expect(await people('room1')).toEqual(['ann', 'ben', 'eve']);
  expect(await people('room2')).toEqual(['joe']);
  expect(await connection.db!.collection('attendance').countDocuments()).toBeLessThanOrEqual(6);
  expect(await people('room')).toEqual([]);
});

test('a room is read as everybody came, with who was there in one run, and no other', async () => {
  await arrive('room1', was('ann'), { ...was('ben'), runId: null });
  await attendance.append('room1', [{ ...was('ann'), runId: 'run2', at: 5 }], new Set());
  const lines = (runId: string | null) => allOf(attendance.of('room1', runId));
  const arrivals = [was('ann'), { ...was('ben'), runId: null }];
  const inRun2 = { ...was('ann'), runId: 'run2', at: 5 };
  expect(await lines(null)).toEqual(arrivals);
  expect(await lines('run2')).toEqual([...arrivals, inRun2]);
  expect(await allOf(attendance.ofRun('room1', 'run2'))).toEqual([inRun2]);
  expect(await allOf(attendance.ofRun('room1', 'run'))).toEqual([]);
  expect(await attendance.firstIn('room1', 'run2', 'ann')).toEqual(inRun2);
  expect(await attendance.firstIn('room1', 'run2', 'ben')).toBeNull();
  expect([await attendance.knows('room1', 'ben'), await attendance.knows('room1', 'joe')]).toEqual([
    true,
    false,
  ]);
});

test('RM3: a run that is put on again has joined whom it had, and writes nobody down twice', async () => {
  const { rooms, presence } = openRooms();
  const { roomId } = await rooms.create('owner', 'run1');
  const both = ['ann', 'ben'];
  for (const each of both) presence.arrive(roomId, each);
  for (const runId of ['run1', 'run2', 'run3']) await rooms.putOn(roomId, runId);
  const stored = connection.db!.collection('attendance');
  const before = await stored.countDocuments();
  // A process that has just started: the room comes into play with the people of run3.
  const later = openRooms();
  await later.rooms.load(roomId);
  expect(later.roomStore.joined(roomId, 'run3')).toBe(2);
  expect(later.roomStore.participants(roomId)).toEqual(both);
  later.presence.arrive(roomId, 'ann');
  await later.rooms.putOn(roomId, 'run2');
  expect(later.roomStore.joined(roomId, 'run2')).toBe(2);
  expect(await stored.countDocuments()).toBe(before);
});

test('SE9: who joins a room that has just gone out of play is written down all the same', async () => {
  const { rooms, roomStore } = openRooms();
  const { roomId } = await rooms.create('owner', 'run1');
  await rooms.load(roomId);
  await roomStore.release(roomId);
  await rooms.attend(roomId, [was('ann')]);
  expect(await people(roomId)).toEqual(['ann']);
  expect(roomStore.joined(roomId, 'run1')).toBe(1);
});

test('SE9: who could not be written down has not joined, and joins when they try again', async () => {
  const { rooms, roomStore } = openRooms();
  const { roomId } = await rooms.create('owner', 'run1');
  await rooms.load(roomId);
  await rooms.attend(roomId, [was('ann')]);
  vi.spyOn(attendance, 'append').mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(rooms.attend(roomId, [was('ben')])).rejects.toThrow('The disk is full.');
  await rooms.load(roomId);
  expect(roomStore.joined(roomId, 'run1')).toBe(1);
  await rooms.attend(roomId, [was('ben')]);
  expect(roomStore.joined(roomId, 'run1')).toBe(2);
  const later = openRooms();
  await later.rooms.load(roomId);
  expect(later.roomStore.participants(roomId)).toEqual(['ann', 'ben']);
});

test('SE9: who is being written down is counted also where another process puts the room in play meanwhile', async () => {
  const shared = storesInMemory(systemClock);
  const disk = createSlowDisk(connection.db!);
  const here = openRooms(shared);
  const there = openRooms(shared, new AttendanceLog(disk.db, log));
  const { roomId } = await here.rooms.create('owner', 'run1');
  await here.rooms.load(roomId);
  const held = disk.hold('attendance');
  const joining = there.rooms.attend(roomId, [was('ann')]);
  await held.come;
  await shared.roomStore.discard(roomId);
  await here.rooms.load(roomId);
  expect(shared.roomStore.joined(roomId, 'run1')).toBe(0);
  held.release();
  await joining;
  expect(shared.roomStore.joined(roomId, 'run1')).toBe(1);
});
