import { pino } from 'pino';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { guessActivity, storedGuess } from '../../../test/guess.activity.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { newId } from '../../core/new-id.ts';
import { Activities } from '../activities.ts';
import { AttendanceLog } from '../attendance/attendance-log.ts';
import { Ledger } from '../run/ledger.ts';
import { removeOrphanRooms } from './orphan-rooms.ts';
import { RoomRecords } from './room-records.ts';
import { Rooms } from './rooms.ts';
import { RunRecords } from '../run/run-records.ts';
import { Runs } from '../run/runs.ts';
import { storesInMemory } from '../stores-in-play.ts';

const log = pino({ level: 'silent' });
const clock = createManualClock();
const definition = { title: 'Beans', closesWith: 9 };
const hour = 3_600_000;

let database: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  database = await startTestStore();
  connection = await connectStore(database.uri);
});
afterAll(async () => {
  await connection.close();
  await database.close();
});
beforeEach(async () => {
  for (const name of ['rooms', 'runs', 'runlog', 'looks']) {
    await connection.db!.collection(name).deleteMany({});
  }
});

/** What makes rooms and runs in one process. */
const startProcess = () => {
  const loadDefinition = async () => definition;
  const activities = new Activities([
    { activity: guessActivity, stored: storedGuess, loadDefinition, exists: async () => true },
  ]);
  const roomRecords = new RoomRecords(connection);
  const records = new RunRecords(connection, activities);
  const db = connection.db!;
  const { roomStore, ...inPlay } = storesInMemory(clock);
  const parts = { ...inPlay, attendance: new AttendanceLog(db, log), clock, log };
  const rooms = new Rooms({ ...parts, roomRecords, rooms: roomStore });
  const ledger = new Ledger(db, log);
  const runs = new Runs({ ...parts, rooms, roomRecords, records, ledger, activities });
  return {
    rooms,
    roomRecords,
    records,
    makeRoom: async () => {
      const runId = newId();
      const { roomId } = await rooms.create('owner', runId);
      return { roomId, runId };
    },
    makeRun: (names: { roomId: string; runId: string }) =>
      runs.create(
        { ...names, activity: 'guess', definitionId: names.roomId },
        { userid: 'owner', definition },
      ),
    look: () => removeOrphanRooms({ roomRecords, records, clock, log }),
  };
};
type Process = ReturnType<typeof startProcess>;

const stored = (name: string) => connection.db!.collection<{ _id: string }>(name).find().toArray();

/** A room and its run are both there and belong together, or neither is. */
const expectWhole = async (
  isMade: boolean,
  { roomId, runId }: { roomId: string; runId: string },
) => {
  const [rooms, runs] = [await stored('rooms'), await stored('runs')];
  if (isMade) {
    expect(rooms).toMatchObject([{ _id: roomId, current: runId }]);
    expect(runs).toMatchObject([{ _id: runId, roomId }]);
  } else {
    expect([rooms, runs, await stored('runlog')]).toEqual([[], [], []]);
  }
};

test('a room whose process died before it made a run goes, once it is old enough; others stay', async () => {
  const process = startProcess();
  const whole = await process.makeRoom();
  await process.makeRun(whole);
  await process.makeRoom();
  clock.advance(hour);
  const young = await process.makeRoom();
  await startProcess().look();
  const left = async () => (await stored('rooms')).map(({ _id }) => _id).toSorted();
  expect(await left()).toEqual([whole.roomId, young.roomId].toSorted());
  expect(await process.roomRecords.find(whole.roomId)).toMatchObject({
    current: whole.runId,
    version: 0,
  });
  clock.advance(hour);
  await startProcess().look();
  expect(await left()).toEqual([whole.roomId]);
});

test('a room whose run was deleted since has changed, and stays', async () => {
  const process = startProcess();
  const { roomId, runId } = await process.makeRoom();
  await process.makeRun({ roomId, runId });
  await process.rooms.takeOff(roomId, runId);
  await process.records.remove(runId);
  clock.advance(hour);
  await startProcess().look();
  expect(await stored('rooms')).toMatchObject([{ _id: roomId, current: null }]);
  // Something can be put on in it.
  await process.makeRun({ roomId, runId: newId() });
  expect(await stored('runs')).toHaveLength(1);
});

test('what was looked at is not read again', async () => {
  const process = startProcess();
  await process.makeRun(await process.makeRoom());
  clock.advance(hour);
  await process.look();
  const asked = vi.spyOn(process.records, 'roomsWithRun');
  await process.look();
  expect(asked.mock.calls.flatMap(([roomIds]) => roomIds)).toEqual([]);
  clock.advance(hour);
  const { roomId } = await process.makeRoom();
  clock.advance(hour);
  await process.look();
  expect(asked.mock.calls.flatMap(([roomIds]) => roomIds)).toEqual([roomId, roomId]);
});

/** The steps of whoever makes a run, and of whoever looks. */
type Step = 'store' | 'ask' | 'close' | 'look' | 'end';

/** All ways in which the steps of both may follow one another. */
const orders = (making: readonly Step[], looking: readonly Step[]): Step[][] => {
  const [make, ...makeOn] = making;
  const [look, ...lookOn] = looking;
  if (make === undefined || look === undefined) return [[...making, ...looking]];
  const [makes, looks] = [orders(makeOn, looking), orders(making, lookOn)];
  return [...makes.map((rest) => [make].concat(rest)), ...looks.map((rest) => [look].concat(rest))];
};

/** Lets each step begin when those before it in the order are done; `dies` fails in the place of it. */
const inOrder = (order: readonly Step[], dies: Step | null) => {
  const gates = new Map(order.map((step) => [step, Promise.withResolvers<void>()]));
  const done = (step: Step): void => gates.get(step)?.resolve();
  return {
    done,
    take: async <Result>(step: Step, work: () => Promise<Result>): Promise<Result> => {
      const before = order[order.indexOf(step) - 1];
      if (before !== undefined) await gates.get(before)?.promise;
      try {
        if (dies === step) throw new Error('The process died.');
        return await work();
      } finally {
        done(step);
      }
    },
  };
};

/** Puts the steps of a process in their places in the order. */
const paced = (process: Process, pace: ReturnType<typeof inOrder>) => {
  const { roomRecords, records } = process;
  const real = {
    create: records.create.bind(records),
    isOpen: roomRecords.isOpen.bind(roomRecords),
    close: roomRecords.close.bind(roomRecords),
    roomsWithRun: records.roomsWithRun.bind(records),
    removeClosed: roomRecords.removeClosed.bind(roomRecords),
    reopen: roomRecords.reopen.bind(roomRecords),
  };
  vi.spyOn(records, 'create').mockImplementation((...given) =>
    pace.take('store', () => real.create(...given)),
  );
  vi.spyOn(roomRecords, 'isOpen').mockImplementation((id) =>
    pace.take('ask', () => real.isOpen(id)),
  );
  vi.spyOn(roomRecords, 'close').mockImplementation((...given) =>
    pace.take('close', () => real.close(...given)),
  );
  // The first time is before the room is closed.
  const asked = vi
    .spyOn(records, 'roomsWithRun')
    .mockImplementationOnce(real.roomsWithRun)
    .mockImplementation((ids) => pace.take('look', () => real.roomsWithRun(ids)));
  vi.spyOn(roomRecords, 'removeClosed').mockImplementation((...given) =>
    pace.take('end', () => real.removeClosed(...given)),
  );
  vi.spyOn(roomRecords, 'reopen').mockImplementation((...given) =>
    pace.take('end', () => real.reopen(...given)),
  );
  return asked;
};

describe.each(orders(['store', 'ask'], ['close', 'look', 'end']).map((order) => [order]))(
  'a run that is made while its room is looked at: %j',
  (order) => {
    test.each([null, 'close', 'look', 'end'] as const)(
      'has its room, or is not made; where whoever looks dies before: %s',
      async (dies) => {
        const [making, looking] = [startProcess(), startProcess()];
        const names = await making.makeRoom();
        clock.advance(hour);
        const pace = inOrder(order, dies);
        paced(making, pace);
        const asked = paced(looking, pace);
        const looked = looking.look().finally(() => {
          for (const step of ['close', 'look', 'end'] as const) pace.done(step);
        });
        // Whoever looks has read which rooms there are before the run is made.
        await eventually(() => expect(asked).toHaveBeenCalled());
        const isMade = await making.makeRun(names).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'UNAVAILABLE' });
            return false;
          },
        );
        await looked;
        vi.restoreAllMocks();
        await startProcess().look();
        await expectWhole(isMade, names);
      },
    );
  },
);
