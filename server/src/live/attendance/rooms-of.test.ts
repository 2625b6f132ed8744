import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countReads } from '../../../test/count-reads.ts';
import { guessActivity, storedGuess } from '../../../test/guess.activity.ts';
import { hallIn, openHall } from '../../../test/guess-hall.ts';
import { asBefore, type PartInRun, partOfPerson } from '../../../test/live-of-person.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import {
  connectStore,
  engineSecret,
  openTestEngine,
  type TestEngine,
} from '../../../test/test-engine.ts';
import { createAccountMarks } from './account-marks.ts';

/*
 * What a person is told of their part in runs is found by the rooms that are noted of them. It is
 * compared with what a look through everything that is stored finds.
 */

const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let readBy: ReturnType<typeof countReads>;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  readBy = countReads(connection.getClient());
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const openEngine = (): Promise<TestEngine> =>
  openTestEngine({
    connection,
    clock,
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        exists: async () => true,
        loadDefinition: async (title) => ({ title, closesWith: 99 }),
      },
    ],
  });

const actorOf = (userid: string) => ({ userid, accountType: 'student' }) as const;

interface Told {
  readonly attended: readonly PartInRun[];
  readonly answered: readonly PartInRun[];
}

/** What somebody is told: of each answer its run and time. */
const told = async (engine: TestEngine, userid: string): Promise<Told> => {
  const nothing = { attended: [], answered: [] };
  const { attended, answered } = ((await engine.personalData.collect(userid)) ?? nothing) as Told;
  return { attended, answered: answered.map(({ run, at }) => ({ run, at })) };
};

let made = 0;
/** A school of some rooms with people in them, who come, answer, go and come back. */
const openSchool = async (rooms: number) => {
  made += 1;
  let engine = await openEngine();
  const halls: Awaited<ReturnType<typeof openHall>>[] = [];
  for (let room = 0; room < rooms; room += 1) {
    clock.advance(1_000);
    halls.push(await openHall(engine, `school${made}-room${room}`));
  }
  return {
    engine: () => engine,
    /** Somebody joins a room, with or without an account, and perhaps answers. */
    come: async (room: number, userid: string | null, answers: boolean): Promise<void> => {
      clock.advance(1_000);
      const hall = halls[room % halls.length]!;
      const { join, answer } = hallIn(engine, hall.roomId);
      const own = engine.peer(userid === null ? null : actorOf(userid));
      await join(own);
      if (answers) await answer(own, hall.runId, 3);
    },
    restart: async (): Promise<void> => {
      engine.stop();
      engine = await openEngine();
    },
  };
};

/** Whether the store leads from an account to any room. */
const isNoted = async (userid: string): Promise<boolean> => {
  const _id = { $in: createAccountMarks(engineSecret).placesOf(userid) };
  const places = connection.db!.collection<{ _id: string }>('accountrooms');
  return (await places.countDocuments({ _id })) > 0;
};

const people = ['ann', 'ben', 'eve'];
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who: fc.constantFrom(...people, null),
      room: fc.nat(3),
      answers: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
  { weight: 1, arbitrary: fc.constant('of before' as const) },
  { weight: 1, arbitrary: fc.record({ asks: fc.constantFrom(...people) }) },
  { weight: 1, arbitrary: fc.record({ leaves: fc.constantFrom(...people) }) },
);

test('a person is told exactly what a look through everything would find', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 14 }), async (moves) => {
      const school = await openSchool(4);
      const name = (who: string): string => `${who}${made}`;
      const gone = new Set<string>();
      const compare = async (who: string): Promise<void> => {
        const { tickets } = school.engine();
        const right = await partOfPerson(connection.db!, tickets, name(who));
        expect(await told(school.engine(), name(who))).toEqual(right);
      };
      for (const each of moves) {
        if (each === 'restart') await school.restart();
        else if (each === 'of before') {
          await asBefore(connection.db!);
          await school.restart();
        } else if ('asks' in each) {
          if (!gone.has(each.asks)) await compare(each.asks);
        } else if ('leaves' in each) {
          await school.engine().personalData.erase(name(each.leaves));
          expect(await isNoted(name(each.leaves))).toBe(false);
          gone.add(each.leaves);
        } else if (each.who === null || !gone.has(each.who)) {
          await school.come(each.room, each.who === null ? null : name(each.who), each.answers);
        }
      }
      for (const who of people) if (!gone.has(who)) await compare(who);
      school.engine().stop();
    }),
    { numRuns: 12 },
  );
});

test('what it costs does not grow with the rooms of others', async () => {
  const school = await openSchool(12);
  const one = `one${made}`;
  await school.come(0, one, true);
  // Before the others come; the first time rooms of before are looked for.
  await told(school.engine(), one);
  const before = await readBy(() => told(school.engine(), one));
  for (let room = 1; room < 12; room += 1) {
    for (const who of people) await school.come(room, `${who}${made}`, true);
  }
  expect(await readBy(() => told(school.engine(), one))).toBe(before);
  const many = await told(school.engine(), `ann${made}`);
  expect(many.attended).toHaveLength(11);
  school.engine().stop();
});
