import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { countReads } from '../../../test/count-reads.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { systemClock } from '../../core/clock.ts';
import { AttendanceLog } from '../attendance/attendance-log.ts';
import { RoomRecords } from './room-records.ts';
import { Rooms } from './rooms.ts';
import { storesInMemory } from '../stores-in-play.ts';
import { peopleOf } from '../history/run-people.ts';

const log = pino({ level: 'silent' });
const [lectures, people, atOnce] = [30, 60, 10];

let database: Awaited<ReturnType<typeof startTestStore>>;
let readBy: ReturnType<typeof countReads>;
let connection: Awaited<ReturnType<typeof connectStore>>;
beforeAll(async () => {
  database = await startTestStore();
  connection = await connectStore(database.uri, { monitorCommands: true });
  readBy = countReads(connection.getClient());
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

/** A process that has just started. */
const startProcess = () => {
  const attendance = new AttendanceLog(connection.db!, log);
  const { roomStore, ...inPlay } = storesInMemory(systemClock);
  const parts = { ...inPlay, attendance, clock: systemClock };
  const rooms = new Rooms({ ...parts, roomRecords: new RoomRecords(connection), rooms: roomStore });
  return { attendance, roomStore, rooms };
};

test('a room that has seen many lectures is read as far as the one that is on needs it', async () => {
  const first = startProcess();
  const { roomId } = await first.rooms.create('owner', 'lecture0');
  const names = Array.from({ length: people }, (_, index) => `person${index}`);
  for (let lecture = 0; lecture < lectures; lecture += 1) {
    const runId = `lecture${lecture}`;
    await first.rooms.putOn(roomId, runId);
    for (let from = 0; from < people; from += atOnce) {
      const coming = names.slice(from, from + atOnce);
      await first.rooms.attend(
        roomId,
        coming.map((participant) => ({ participant, runId, burst: null, at: lecture })),
      );
    }
  }
  const blocks = people / atOnce;
  const stored = await connection.db!.collection('attendance').countDocuments();
  expect(stored).toBe((lectures + 1) * blocks);

  const later = startProcess();
  // The room, how they came, and who was there in the newest lecture.
  const documents = 1 + 2 * blocks;
  expect(await readBy(() => Promise.resolve(later.rooms.load(roomId)))).toBe(documents);
  const last = `lecture${lectures - 1}`;
  expect(later.roomStore.joined(roomId, last)).toBe(people);
  expect(later.roomStore.size(roomId)).toBe(people);
  expect(later.roomStore.joined(roomId, null)).toBe(people);

  // Looking back on one of them reads that one.
  const { attendance } = startProcess();
  const lookBack = () => peopleOf('lecture3', [], attendance.ofRun(roomId, 'lecture3'));
  expect(await readBy(lookBack)).toBe(blocks);
  expect((await lookBack()).joined.size).toBe(people);
  expect(await readBy(() => attendance.firstIn(roomId, 'lecture3', 'person7'))).toBe(1);
  expect(await allOf(attendance.ofRun(roomId, 'lecture3'))).toHaveLength(people);
});
