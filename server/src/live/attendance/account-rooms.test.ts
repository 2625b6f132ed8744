import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import fc from 'fast-check';
import { type Db, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSlowDisk } from '../../../test/slow-disk.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { newId } from '../../core/new-id.ts';
import { createAccountMarks } from './account-marks.ts';
import { storedAccountPlace } from './account-rooms.migrations.ts';
import { AccountRooms } from './account-rooms.ts';
import place1 from './stored/account-place.v1.json' with { type: 'json' };
import { Tickets } from '../entry/tickets.ts';

proveStoredShape(storedAccountPlace, [place1]);

const secret = 'known only to these tests, and long enough';

let database: Awaited<ReturnType<typeof startTestStore>>;
let client: MongoClient;
let db: Db;
beforeEach(async () => {
  database = await startTestStore();
  client = await MongoClient.connect(database.uri);
  db = client.db();
});
afterEach(async () => {
  await client.close();
  await database.close();
});

/** As a process has them that has just started. */
const open = (on: Db = db) => new AccountRooms(on, secret, pino({ level: 'silent' }));
const stored = () => db.collection('accountrooms').find().toArray();

test('the rooms of an account are those that were noted, each once, whichever process noted them', async () => {
  const rooms = Array.from({ length: 100 }, newId);
  const processes = [open(), open()];
  await Promise.all(rooms.flatMap((roomId) => processes.map((one) => one.note('ann', roomId))));
  await processes[0]?.note('ann', rooms[0]!);
  await processes[1]?.note('ben', rooms[7]!);
  expect((await open().of('ann')).toSorted()).toEqual(rooms.toSorted());
  expect(await open().of('ben')).toEqual([rooms[7]]);
  expect(await open().of('eve')).toEqual([]);
});

test('whoever reads the store finds no account, no room and no participant, and no two people alike', async () => {
  const [one, other] = [newId(), newId()];
  const rooms = open();
  for (const userid of ['ann-smith', 'ben-jones']) {
    for (const roomId of [one, other]) await rooms.note(userid, roomId);
  }
  const tickets = new Tickets(secret);
  const text = JSON.stringify(await stored());
  for (const told of [
    'ann-smith',
    'ben-jones',
    one,
    other,
    tickets.participantOf(one, 'ann-smith'),
  ]) {
    expect(text).not.toContain(told);
    expect(text).not.toContain(Buffer.from(told).toString('base64url'));
  }
  const sealed = (await stored()).flatMap((place) => place['rooms'] as string[]);
  expect(new Set(sealed).size).toBe(4);
  const stranger = createAccountMarks('some other secret, as long as this one');
  expect(sealed.map((each) => stranger.open(each))).toEqual([null, null, null, null]);
});

test('what is sealed is opened again, is the same each time, and not when it was changed', () => {
  const marks = createAccountMarks(secret);
  const text = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
  fc.assert(
    fc.property(text, text, (userid, roomId) => {
      const sealed = marks.seal(userid, roomId);
      expect(marks.open(sealed)).toBe(roomId);
      expect(marks.seal(userid, roomId)).toBe(sealed);
      expect(marks.placesOf(userid)).toContain(marks.placeOf(userid, roomId));
      const bytes = Buffer.from(sealed, 'base64url');
      bytes[20]! ^= 1;
      expect(marks.open(bytes.toString('base64url'))).toBeNull();
    }),
  );
});

test('what could not be written is not taken for noted', async () => {
  const disk = createSlowDisk(db);
  const rooms = open(disk.db);
  const held = disk.hold('accountrooms');
  const noting = rooms.note('ann', 'room1');
  await held.come;
  held.fail();
  await expect(noting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await rooms.of('ann')).toEqual([]);
  await rooms.note('ann', 'room1');
  expect(await rooms.of('ann')).toEqual(['room1']);
});

test('who is forgotten leaves nothing behind, and others keep theirs', async () => {
  const rooms = open();
  await rooms.prepare(1_000, 0);
  await Promise.all(['room1', 'room2'].map((roomId) => rooms.note('ann', roomId)));
  await rooms.setSearched('ann', 1_000);
  await rooms.note('ben', 'room1');
  const { length } = await stored();
  await rooms.forget('ann');
  expect(await rooms.of('ann')).toEqual([]);
  expect(await rooms.isSearched('ann', 1_000)).toBe(false);
  expect(await rooms.of('ben')).toEqual(['room1']);
  expect(length).toBeGreaterThan(3);
  // From when on it is complete, and the other's room.
  expect(await stored()).toHaveLength(2);
  // Over a connection that was still there.
  await rooms.note('ann', 'room1');
  expect(await rooms.of('ann')).toEqual(['room1']);
});

test('from when on it is complete is said once, and not before the newest room was made', async () => {
  await open().prepare(1_000, 5_000);
  await open().prepare(9_000, 9_000);
  expect(await open().since()).toBe(5_000);
});
