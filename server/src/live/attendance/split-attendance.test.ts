import fc from 'fast-check';
import { type Db, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { type BlockRecord, Splitting } from './attendance-blocks.ts';
import { AttendanceLog } from './attendance-log.ts';
import { MemoryRoomStore } from '../room/memory-room-store.ts';
import type { Attendance } from '../room/room-store.ts';
import { peopleOf } from '../history/run-people.ts';
import { nothingSaid } from '../room/people-of-room.ts';

/*
 * Attendance as version 1 stored it: what became known at one moment in one block, whatever run it
 * was of. A newer server reads such a room, and takes its blocks apart.
 */

let database: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let db: Db;
beforeAll(async () => {
  database = await startTestStore();
  client = await MongoClient.connect(database.uri);
  db = client.db();
});
afterAll(async () => {
  await client.close();
  await database.close();
});

const records = () => db.collection<BlockRecord>('attendance');
const open = () => new AttendanceLog(db, pino({ level: 'silent' }));

type OldRecord = Omit<BlockRecord, 'holds'>;

let rooms = 0;
/** A room with these blocks, the oldest first. */
const before = async (blocks: readonly (readonly Attendance[])[]) => {
  rooms += 1;
  const roomId = `room${rooms}`;
  const old = blocks.map((attendance, index): OldRecord => {
    const own = index.toString(16).padStart(24, '0');
    return { _id: `${roomId}:${own}`, v: 1, attendance };
  });
  if (old.length > 0) await db.collection<OldRecord>('attendance').insertMany(old);
  return { roomId, old };
};

const stored = async (roomId: string) =>
  records()
    .find({ _id: { $gte: roomId, $lt: `${roomId};` } })
    .sort({ _id: 1 })
    .toArray();

async function* from(lines: readonly Attendance[]) {
  yield* lines;
}

const line = fc.record({
  participant: fc.constantFrom('ann', 'ben', 'eve', 'joe'),
  runId: fc.constantFrom('run1', 'run2', null),
  burst: fc.constantFrom('b1', 'b2', null),
  at: fc.nat(50),
});
const blocks = fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { maxLength: 8 });

test('a room of version 1 counts for each run as if it were read whole', async () => {
  await fc.assert(
    fc.asyncProperty(blocks, fc.subarray(['b1', 'b2']), async (held, excluded) => {
      const { roomId } = await before(held);
      const whole = held.flat();
      const log = open();
      const room = {
        roomId,
        code: roomId,
        owner: 'o',
        locked: false,
        excluded,
        look: null,
        aside: [],
        space: null,
        rehearsal: null,
        people: nothingSaid,
        version: 0,
      };
      for (const current of ['run1', 'run2', 'run3']) {
        expect(await peopleOf(current, excluded, log.of(roomId, current))).toEqual(
          await peopleOf(current, excluded, from(whole)),
        );
        const [right, told] = [new MemoryRoomStore(), new MemoryRoomStore()];
        await right.put({ ...room, current }, from(whole));
        await told.put({ ...room, current }, log.of(roomId, current));
        expect(told.joined(roomId, current)).toBe(right.joined(roomId, current));
        expect(told.participants(roomId)).toEqual(right.participants(roomId));
        expect(told.bursts(roomId)).toEqual(right.bursts(roomId));
        expect([...told.excluded(roomId)]).toEqual([...right.excluded(roomId)]);
        for (const participant of right.participants(roomId)) {
          expect(told.participant(roomId, participant)).toEqual(
            right.participant(roomId, participant),
          );
          const first = whole.find(
            (each) => each.participant === participant && each.runId === current,
          );
          expect(await log.firstIn(roomId, current, participant)).toEqual(first ?? null);
        }
      }
      expect(await records().countDocuments({ _id: new RegExp(`^${roomId}:`), v: 1 })).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('what an interrupted start has left is finished by the next, and done twice it changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(blocks, fc.nat(8), async (held, done) => {
      const [one, other] = [await before(held), await before(held)];
      await allOf(open().of(one.roomId, null));
      // The other one died when the runs of some blocks were stored, and half of those blocks replaced.
      const splitting = new Splitting(other.roomId);
      for (const [index, record] of other.old.slice(0, done).entries()) {
        const parts = splitting.split(record as BlockRecord);
        for (const part of parts.filter(({ _id }) => _id !== record._id)) {
          await records().insertOne(part);
        }
        const own = parts.find(({ _id }) => _id === record._id);
        if (index >= done / 2) continue;
        if (own === undefined) await records().deleteOne({ _id: record._id });
        else await records().replaceOne({ _id: record._id }, own);
      }
      await Promise.all([open(), open()].map((log) => allOf(log.of(other.roomId, null))));
      const renamed = (await stored(other.roomId)).map((record) =>
        Object.assign(record, { _id: record._id.replace(other.roomId, one.roomId) }),
      );
      expect(renamed).toEqual(await stored(one.roomId));
      const again = await stored(one.roomId);
      await allOf(open().of(one.roomId, 'run1'));
      expect(await stored(one.roomId)).toEqual(again);
    }),
    { numRuns: 30 },
  );
});

test('what a newer version has stored is refused, and nothing of it is written over', async () => {
  const { roomId } = await before([[{ participant: 'ann', runId: 'run1', burst: null, at: 1 }]]);
  const newer = { _id: `${roomId}:f`, v: 3, more: 1, attendance: [] };
  await db.collection<OldRecord>('attendance').insertOne(newer);
  const kept = await stored(roomId);
  await expect(allOf(open().of(roomId, null))).rejects.toMatchObject({
    code: 'NEWER_VERSION',
  });
  expect(await stored(roomId)).toEqual(kept);
});
