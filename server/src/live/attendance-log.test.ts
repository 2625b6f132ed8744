import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowDisk } from '../../test/slow-disk.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { systemClock } from '../core/clock.ts';
import { AttendanceLog } from './attendance-log.ts';
import { RoomRecords } from './room-records.ts';
import type { Attendance } from './room-store.ts';
import { Rooms } from './rooms.ts';
import { storesInMemory } from './stores-in-play.ts';

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
  return { roomStore, rooms: new Rooms({ ...parts, roomRecords, rooms: roomStore }) };
};

const people = async (roomId: string): Promise<string[]> => {
  const all: string[] = [];
  for await (const { participant } of attendance.of(roomId)) all.push(participant);
  return all;
};

test('what became known at one moment is one document, and each room has its own', async () => {
  await Promise.all([
    attendance.append('room1', [was('ann'), was('ben')]),
    attendance.append('room2', [was('joe')]),
    attendance.append('room1', [was('eve')]),
  ]);
  expect(await people('room1')).toEqual(['ann', 'ben', 'eve']);
  expect(await people('room2')).toEqual(['joe']);
  expect(await connection.db!.collection('attendance').countDocuments()).toBeLessThanOrEqual(3);
  expect(await people('room')).toEqual([]);
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
  expect(await shared.roomStore.joined(roomId, 'run1')).toBe(0);
  held.release();
  await joining;
  expect(await shared.roomStore.joined(roomId, 'run1')).toBe(1);
});
