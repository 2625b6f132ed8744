import type { SheetQuery } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { putSheets, storedSheetForTests } from '../../../test/put-sheets.ts';
import { openSheetsAlone } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { sheetModels } from './cheatsheet.model.ts';
import { weekOf } from './weeks.ts';

/* However many cheat sheets there are: lists go by an index in its order, and read little. */

const count = 2_000;
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let sheets: ReturnType<typeof openSheetsAlone>;
let someId: string;
let plansOf: ReturnType<typeof planWatch>;

const audiences = ['everybody', 'everybody', 'everybody', 'school', 'space', 'own'] as const;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  sheets = openSheetsAlone(connection);
  for (const model of Object.values(sheetModels(connection))) await model.createIndexes();
  const week = weekOf(sheets.clock.now());
  const all = Array.from({ length: count }, (_none, at) =>
    storedSheetForTests({
      author: `author-${at % 100}`,
      school: 'Harbour',
      at,
      audience: audiences[at % audiences.length] ?? 'everybody',
      moduleid: `space-${at % 10}`,
      title: `Sheet ${at} about ${at % 2 === 0 ? 'kernels' : 'matrices'}`,
      subject: `Subject ${at % 20}`,
      text: `What exercise ${at % 97} says of the theorem of week ${at % 12}.`,
      tags: [`tag-${at % 40}`, 'all'],
      language: ['en', 'en', 'en', 'de', 'pt-BR'][at % 5] ?? 'en',
      votes: { up: at % 7, down: at % 3 },
      uses: { week, count: at % 5, before: at % 2 },
    }),
  );
  someId = all[0]?.sheet._id ?? '';
  await putSheets(connection, all);
  plansOf = planWatch(connection);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const who = { userid: 'reader' };
const page = (query: SheetQuery) => () => sheets.sheetLists.page(who, query);
/** The 1,000th of them all; and the same in a list by counts. */
const before = `${(1_000).toString(36)}-aaaaaaaaaaaaaaaaaaaaaa`;
const ranked = `${(1_000_000_002).toString(36)}-${before}`;

test.each<[string, () => Promise<unknown>]>([
  ['newest', page({ of: 'newest' })],
  ['newest, further', page({ of: 'newest', before })],
  ['newest, of a visitor', () => sheets.sheetLists.page(null, { of: 'newest' })],
  ['used', page({ of: 'used' })],
  ['used, further', page({ of: 'used', before: ranked })],
  ['voted', page({ of: 'voted' })],
  ['voted, further', page({ of: 'voted', before: ranked })],
  ['school', page({ of: 'school' })],
  ['school, further', page({ of: 'school', before })],
  ['subject', page({ of: 'subject', subject: 'SUBJECT 7' })],
  ['subject, further', page({ of: 'subject', subject: 'Subject 0', before })],
  ['tag', page({ of: 'tag', tag: 'tag-7' })],
  ['tag, further', page({ of: 'tag', tag: 'all', before })],
  ['language', page({ of: 'language', language: 'DE' })],
  ['language, further', page({ of: 'language', language: 'en', before })],
  ['space', page({ of: 'space', moduleid: 'space-3' })],
  ['space, further', page({ of: 'space', moduleid: 'space-0', before })],
  ['author', page({ of: 'author', author: 'author-3' })],
  ['author, further', page({ of: 'author', author: 'author-3', before })],
  ['one’s own', () => sheets.sheetLists.own({ userid: 'author-3' }, undefined)],
  ['one’s own, further', () => sheets.sheetLists.own({ userid: 'author-3' }, before)],
  ['topics', () => sheets.sheetTopics.of(who)],
  ['a sheet', () => sheets.sheetReading.view(who, someId)],
  ['a vote', () => sheets.sheetVotes.vote(who, someId, 'up')],
  ['a vote no more', () => sheets.sheetVotes.vote(who, someId, null)],
  ['a use', () => sheets.sheetUses.use(who, someId)],
  ['the end of a week', () => sheets.runJobs()],
  ['pictures that are named', () => sheets.cheatsheets.picturesNamed(['one', 'two'])],
  ['a school of another name', () => sheets.cheatsheets.renameSchool('Nowhere', 'Elsewhere')],
  ['a space that is gone', () => sheets.cheatsheets.spaceGone('nowhere')],
  ['to erase somebody', () => sheets.personalData.erase('nobody')],
])('%s: by an index, in its order', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});

test('each page is of what the list is of, full, and in its order', async () => {
  const { sheets: used } = await sheets.sheetLists.page(who, { of: 'used' });
  const ranks = used.map(({ use }) => use.thisWeek + use.lastWeek);
  expect(ranks).toHaveLength(20);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(ranks[0]).toBe(5);
  const { sheets: voted } = await sheets.sheetLists.page(who, { of: 'voted' });
  const scores = voted.map(({ votes }) => votes.up - votes.down);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const { sheets: of } = await sheets.sheetLists.page(who, { of: 'subject', subject: 'subject 7' });
  expect(new Set(of.map(({ subject }) => subject))).toEqual(new Set(['Subject 7']));
});

test.each(['used', 'voted'] as const)(
  '%s: pages go through all of it once',
  async (of) => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const further: { before?: string } = next === null ? {} : { before: next };
      const found: Awaited<ReturnType<typeof sheets.sheetLists.page>> =
        await sheets.sheetLists.page(who, { of, ...further });
      seen.push(...found.sheets.map(({ sheetid }) => sheetid));
      ({ next } = found);
    } while (next !== null);
    const filter = of === 'used' ? { useRank: { $gt: 0 } } : {};
    const there = await sheetModels(connection).sheets.countDocuments({
      isListed: true,
      ...filter,
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(there);
  },
  60_000,
);

test.each([
  ['one word', 'kernels'],
  ['the beginning of one', 'kern'],
  ['two that many have', 'kernels sheet'],
  ['two of the text alone', 'theorem exercise'],
  ['one that nobody has', 'nothing sheet'],
  ['words that are quoted', '"theorem of nothing" sheet'],
  ['one word in one language', 'kernels', 'de'],
])('a search for %s goes by the indexes of search', async (_name, words, language?: string) => {
  const plans = await plansOf(page({ of: 'search', words, language }));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).toMatch(/audience_beginnings|audience_text|_id_|IDHACK/);
});
