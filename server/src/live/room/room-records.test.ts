import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { systemClock } from '../../core/clock.ts';
import { AttendanceLog } from '../attendance/attendance-log.ts';
import { RoomRecords } from './room-records.ts';
import { Rooms } from './rooms.ts';
import { storesInMemory } from '../stores-in-play.ts';

test('RU8: a room in play that changes after its owner is gone does not bring back the name', async () => {
  const database = await startTestStore();
  const connection = await connectStore(database.uri);
  const roomRecords = new RoomRecords(connection);
  const attendance = new AttendanceLog(connection.db!, pino({ level: 'silent' }));
  const { roomStore, ...inPlay } = storesInMemory(systemClock);
  const parts = { ...inPlay, attendance, roomRecords, clock: systemClock };
  const rooms = new Rooms({ ...parts, rooms: roomStore });
  const [theirs, other] = [await rooms.create('ann', 'run1'), await rooms.create('ben', 'run2')];
  for (const { roomId } of [theirs, other]) await rooms.load(roomId);
  await roomRecords.disown('ann');
  await rooms.lock(theirs.roomId, true);
  expect(await roomRecords.find(theirs.roomId)).toMatchObject({ owner: '', locked: true });
  expect(await rooms.load(theirs.roomId)).toMatchObject({ owner: '', locked: true });
  expect(await roomRecords.find(other.roomId)).toEqual(other);
  await connection.close();
  await database.close();
});
