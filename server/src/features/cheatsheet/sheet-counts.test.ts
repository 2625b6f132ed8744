import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSheets, storedSheetForTests } from '../../../test/put-sheets.ts';
import { openSheetsAlone } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { sheetModels } from './cheatsheet.model.ts';
import type { SheetTools } from './cheatsheet-tools.ts';
import type { SheetRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import { SheetUses } from './sheet-uses.service.ts';
import { beginOf, weekOf } from './weeks.ts';

/* Votes and uses are exact, whatever many do at the same moment, in two processes. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let processes: readonly ReturnType<typeof openSheetsAlone>[];
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  for (const model of Object.values(sheetModels(connection))) await model.createIndexes();
  processes = [openSheetsAlone(connection), openSheetsAlone(connection)];
}, 60_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const putOne = async (): Promise<string> => {
  const one = storedSheetForTests({ author: 'uploader', at: 1 });
  await putSheets(connection, [one]);
  return one.sheet._id;
};
const [here, there] = [() => processes[0]!, () => processes[1]!];
const votesOf = async (sheetid: string) => (await here().sheetReading.view(null, sheetid)).votes;
const readers = ['ann', 'ben', 'cem', 'dot'];

test('to vote twice is to vote once, to vote otherwise moves it, and it can be taken back', async () => {
  const sheetid = await putOne();
  const who = { userid: 'ann' };
  const { sheetVotes } = here();
  for (const vote of ['up', 'up', 'down', 'down', null, null, 'up'] as const) {
    const told = await sheetVotes.vote(who, sheetid, vote);
    expect(told).toEqual({ up: Number(vote === 'up'), down: Number(vote === 'down'), yours: vote });
  }
  expect(await votesOf(sheetid)).toEqual({ up: 1, down: 0, yours: null });
  expect((await here().sheetReading.view(who, sheetid)).votes.yours).toBe('up');
  await here().personalData.erase('ann');
  expect(await votesOf(sheetid)).toEqual({ up: 0, down: 0, yours: null });
});

test('nobody votes for their own', async () => {
  const sheetid = await putOne();
  const own = here().sheetVotes.vote({ userid: 'uploader' }, sheetid, 'up');
  await expect(own).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('who has proven no address does not count: they vote no more, and no use is of them', async () => {
  const sheetid = await putOne();
  const personOf = (_id: string) =>
    ({ _id, username: _id, school: 'Harbour', verified: false, locked: false }) as never;
  const { sheetVotes, sheetUses } = openSheetsAlone(connection, {
    people: {
      lookUp: async (userid) => personOf(userid),
      lookUpAll: async (userids) => new Map(userids.map((userid) => [userid, personOf(userid)])),
    },
  });
  const who = { userid: 'eve' };
  await here().sheetVotes.vote(who, sheetid, 'up');
  await expect(sheetVotes.vote(who, sheetid, 'down')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await votesOf(sheetid)).toMatchObject({ up: 1, down: 0 });
  expect(await sheetVotes.vote(who, sheetid, null)).toEqual({ up: 0, down: 0, yours: null });
  expect(await sheetUses.use(who, sheetid)).toMatchObject({ thisWeek: 0 });
  expect((await here().sheetReading.view(null, sheetid)).use.thisWeek).toBe(0);
});

test('the counts are of the votes that are there', async () => {
  const sheetid = await putOne();
  const way = fc.constantFrom('up' as const, 'down' as const, null);
  const doing = fc.array(fc.tuple(fc.constantFrom(...readers), way, fc.boolean()), {
    maxLength: 16,
  });
  await fc.assert(
    fc.asyncProperty(doing, async (all) => {
      await Promise.all(
        all.map(([userid, vote, isHere]) =>
          (isHere ? here() : there()).sheetVotes.vote({ userid }, sheetid, vote),
        ),
      );
      const { sheets, votes } = sheetModels(connection);
      const up = await votes.countDocuments({ sheetid, vote: 'up' });
      const down = await votes.countDocuments({ sheetid, vote: 'down' });
      const stored = await sheets.findById(sheetid, { up: 1, down: 1, score: 1 }).lean();
      expect(stored).toMatchObject({ up, down, score: up - down });
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('each account counts once a week, its uploader not; weeks go by, and with them the rows', async () => {
  const sheetid = await putOne();
  const { sheets, uses } = sheetModels(connection);
  const useAll = () =>
    Promise.all(
      [...readers, ...readers, 'uploader'].flatMap((userid) => [
        here().sheetUses.use({ userid }, sheetid),
        there().sheetUses.use({ userid }, sheetid),
      ]),
    );
  const told = async () => (await here().sheetReading.view(null, sheetid)).use;
  const toWeek = (week: number) => {
    for (const { clock } of processes) clock.advance(beginOf(week) - clock.now());
  };
  const week = weekOf(here().clock.now()) + 1;
  toWeek(week);
  await useAll();
  expect(await told()).toEqual({ thisWeek: 4, lastWeek: 0 });
  toWeek(week + 1);
  expect(await told()).toEqual({ thisWeek: 0, lastWeek: 4 });
  await here().sheetUses.use({ userid: 'ann' }, sheetid);
  expect(await told()).toEqual({ thisWeek: 1, lastWeek: 4 });
  expect((await sheets.findById(sheetid).lean())?.useRank).toBe(5);
  toWeek(week + 2);
  await here().runJobs();
  expect(await told()).toEqual({ thisWeek: 0, lastWeek: 1 });
  expect(await sheets.findById(sheetid).lean()).toMatchObject({ useWeek: week + 2, useRank: 1 });
  expect(await uses.countDocuments({ sheetid })).toBe(1);
  toWeek(week + 4);
  await here().runJobs();
  expect(await told()).toEqual({ thisWeek: 0, lastWeek: 0 });
  expect((await sheets.findById(sheetid).lean())?.useRank).toBe(0);
  expect(await uses.countDocuments({ sheetid })).toBe(0);
});

test('a use counts that comes while another process begins the week', async () => {
  const sheetid = await putOne();
  const models = sheetModels(connection);
  const { clock, sheetReading } = here();
  const findById = (id: string) => models.sheets.findById(id).lean<SheetRecord | null>();
  const behind = new SheetUses({
    models,
    clock,
    jobs: { handle: () => {}, enqueue: async () => '' } as unknown as SheetTools['jobs'],
    people: { lookUp: async (_id) => ({ _id, verified: true }) } as SheetTools['people'],
    expectSeen: async (who, id) => sheetReading.expectSeen(who, id),
    store: {
      find: async (id: string) => {
        await there().sheetUses.use({ userid: 'ann' }, id);
        return findById(id);
      },
    } as unknown as SheetStore,
  });
  for (const process of processes)
    process.clock.advance(beginOf(weekOf(clock.now()) + 1) - clock.now());
  await behind.use({ userid: 'ben' }, sheetid);
  expect((await sheetReading.view(null, sheetid)).use.thisWeek).toBe(2);
});
