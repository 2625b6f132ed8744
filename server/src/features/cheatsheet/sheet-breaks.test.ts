import { type SheetDraft, sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { openSheetsAlone, picturesInMemory, uploadsInMemory } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { AppError } from '../../core/app-error.ts';
import { sheetModels } from './cheatsheet.model.ts';
import type { SheetPorts } from './cheatsheet-tools.ts';
import { beginOf, weekOf } from './weeks.ts';

/* What happens in the middle of something: a process that dies, something else that goes meanwhile. */

const who = { userid: 'ada' };
const other = { userid: 'bob' };
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let files: ReturnType<typeof uploadsInMemory>;
let pictures: ReturnType<typeof picturesInMemory>;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  for (const model of Object.values(sheetModels(connection))) await model.createIndexes();
}, 60_000);
beforeEach(async () => {
  for (const model of Object.values(sheetModels(connection))) await model.deleteMany({});
  files = uploadsInMemory();
  pictures = picturesInMemory();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const open = (ports: Partial<SheetPorts> = {}) =>
  openSheetsAlone(connection, { ...files, ...pictures, ...ports });
const markdown = (text = 'Words'): SheetDraft['file'] => ({
  kind: 'markdown',
  uploadid: files.send(who.userid, text),
});
const facts = {
  title: 'On one page',
  description: '',
  subject: '',
  moduleid: null,
  tags: [],
  language: 'en',
};
const draftOf = (file: SheetDraft['file'], more: Partial<SheetDraft> = {}): SheetDraft => ({
  facts,
  settings: { audience: 'everybody', commentsOpen: true },
  file,
  ...more,
});
const publish = async (sheets: ReturnType<typeof open>, file = markdown()) =>
  (await sheets.sheetWriting.publish(who, newSheetid(), draftOf(file))).sheetid;
const isThere = async (sheetid: string) =>
  (await sheetModels(connection).sheets.exists({ _id: sheetid })) !== null;

test('a space that goes while a file is looked at: nothing is published for it', async () => {
  const spaces = new Map([['space1', 'Algebra']]);
  const sheets = open({
    spacesSeen: () => Promise.resolve(new Map(spaces)),
    readPdf: async () => {
      spaces.clear();
      return { ok: true, pages: 1, text: '' };
    },
  });
  const sheetid = newSheetid();
  const file = { kind: 'pdf', uploadid: files.send(who.userid, '%PDF-'), cover: null } as const;
  const draft = draftOf(file, {
    facts: { ...facts, moduleid: 'space1' },
    settings: { audience: 'space', commentsOpen: true },
  });
  const late = sheets.sheetWriting.publish(who, sheetid, draft);
  await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await sheets.runJobs();
  expect(await isThere(sheetid)).toBe(false);
  expect(files.all.size).toBe(0);
});

test('an account that changes while its file is looked at publishes and replaces nothing', async () => {
  let verified = true;
  const personOf = (userid: string) => ({ username: userid, school: 'Harbour', verified }) as never;
  const sheets = open({
    people: {
      lookUp: (userid) => Promise.resolve(personOf(userid)),
      lookUpAll: (all) => Promise.resolve(new Map(all.map((one) => [one, personOf(one)]))),
    },
    readPdf: async () => {
      verified = false;
      return { ok: true, pages: 1, text: '' };
    },
  });
  const there = await publish(sheets);
  const pdf = () => ({ kind: 'pdf', uploadid: files.send('ada', '%PDF-'), cover: null }) as const;
  await expect(publish(sheets, pdf())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const body = { file: pdf(), note: '', revision: 1 };
  const late = sheets.sheetWriting.replace(who, there, body);
  await expect(late).rejects.toMatchObject({ code: 'FORBIDDEN' });
  verified = true;
  await sheets.sheetWriting.remove(who, there, 1);
  const removed = sheets.sheetWriting.replace(who, there, { ...body, revision: 2 });
  await expect(removed).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await sheetModels(connection).sheets.countDocuments()).toBe(1);
});

test('what one process has published the other does not take away as it refuses the same', async () => {
  const found = { ok: true, pages: 1, text: 'Eigenvalues' } as const;
  const first = open({ readPdf: () => Promise.resolve(found) });
  const uploadid = files.send('ada', '%PDF-');
  const file = { kind: 'pdf', uploadid, cover: files.send('ada', 'P cover') } as const;
  const sheetid = newSheetid();
  const second = open({
    readPdf: async () => {
      await first.sheetWriting.publish(who, sheetid, draftOf(file));
      return found;
    },
  });
  // Its cover is used up; it was asked for what is there.
  const late = second.sheetWriting.publish(who, sheetid, draftOf(file));
  expect(await late).toMatchObject({ sheetid, revision: 1 });
  expect([...files.all.keys()]).toEqual([uploadid]);
  expect(await sheetModels(connection).texts.countDocuments()).toBe(1);
});

test('of one replacement that two processes are asked for one version is made, and told by both', async () => {
  const found = { ok: true, pages: 1, text: '' } as const;
  const first = open({ readPdf: () => Promise.resolve(found) });
  const sheetid = await publish(first);
  const file = { kind: 'pdf', uploadid: files.send('ada', '%PDF-'), cover: null } as const;
  const body = { file, note: '', revision: 1 };
  const replace = (sheets: typeof first) => sheets.sheetWriting.replace(who, sheetid, body);
  const told: unknown[] = [];
  const second = open({
    readPdf: async () => {
      told.push(await replace(first));
      return found;
    },
  });
  told.push(await replace(second));
  const both = { revision: 2, line: { version: 2 } };
  expect(told).toMatchObject([both, both]);
  expect(files.all.size).toBe(2);
});

test('what was removed as a day began goes with a later run', async () => {
  const sheets = open();
  const sheetid = await publish(sheets);
  await sheets.runJobs();
  await sheets.sheetWriting.remove(who, sheetid, 1);
  sheets.clock.advance(sheetLimits.putBack - 1);
  await sheets.runJobs();
  expect(await isThere(sheetid)).toBe(true);
  sheets.clock.advance(1);
  await sheets.runJobs();
  expect(await isThere(sheetid)).toBe(false);
});

test('the file of a version that is kept no more goes, also where the process died before that', async () => {
  const sheets = open();
  const sheetid = await publish(sheets);
  for (let revision = 1; revision < sheetLimits.versions; revision += 1) {
    await sheets.sheetWriting.replace(who, sheetid, { file: markdown(), note: '', revision });
  }
  await sheets.runJobs();
  let isOver = false;
  const dying = open({
    uploads: {
      ...files.uploads,
      remove: (uploadids) => {
        if (isOver) return files.uploads.remove(uploadids);
        isOver = true;
        return Promise.reject(new Error('The process ends.'));
      },
    },
  });
  const revision = sheetLimits.versions;
  const last = dying.sheetWriting.replace(who, sheetid, { file: markdown(), note: '', revision });
  await expect(last).rejects.toThrow('ends');
  expect(files.all.size).toBe(sheetLimits.versions + 1);
  await dying.runJobs();
  expect(files.all.size).toBe(sheetLimits.versions);
  expect((await sheets.sheetReading.view(null, sheetid)).versions).toHaveLength(
    sheetLimits.versions,
  );
});

test('a vote and a use of what goes in that moment leave nothing', async () => {
  const models = sheetModels(connection);
  let goes = false;
  const sheets = open({
    blocks: {
      // Asked after the sheet is read.
      around: async () => {
        if (goes) await models.sheets.deleteMany({});
        return new Set();
      },
    },
  });
  for (const act of [
    (sheetid: string) => sheets.sheetVotes.vote(other, sheetid, 'up'),
    (sheetid: string) => sheets.sheetUses.use(other, sheetid),
  ]) {
    goes = false;
    const sheetid = await publish(sheets);
    goes = true;
    await act(sheetid);
    expect(await isThere(sheetid)).toBe(false);
    expect(await models.votes.countDocuments({ sheetid })).toBe(0);
    expect(await models.uses.countDocuments({ sheetid })).toBe(0);
  }
});

test('where there is no room for its cover a PDF has none', async () => {
  const full = new AppError('FULL', 'No room.');
  const sheets = open({
    pictures: { ...pictures.pictures, keep: () => Promise.reject(full) },
    readPdf: () => Promise.resolve({ ok: true, pages: 2, text: '' }),
  });
  const [uploadid, cover] = [files.send('ada', '%PDF-'), files.send('ada', 'P cover')];
  const sheetid = await publish(sheets, { kind: 'pdf', uploadid, cover });
  expect((await sheets.sheetReading.view(null, sheetid)).cover).toBeNull();
  expect([...files.all.keys()]).toEqual([uploadid]);
});

test('an admin sees the beginning of its text where nothing is said of it', async () => {
  const sheets = open();
  const sheetid = await publish(sheets, markdown('Where to buy answers'));
  expect(await sheets.cheatsheets.forReport(sheetid)).toMatchObject({
    text: 'Where to buy answers',
  });
});

test('a PDF has a name of its own wherever its title makes none', async () => {
  const sheets = open({ readPdf: () => Promise.resolve({ ok: true, pages: 2, text: '' }) });
  const file = { kind: 'pdf', uploadid: files.send('ada', '%PDF-'), cover: null } as const;
  const sheetid = newSheetid();
  await sheets.sheetWriting.publish(
    who,
    sheetid,
    draftOf(file, { facts: { ...facts, title: '???' } }),
  );
  expect((await sheets.sheetReading.pdf(null, sheetid, 1)).name).toMatch(/\w+\.pdf$/);
});

test('jobs come when it is time for them', async () => {
  const dayMs = 24 * 3_600_000;
  const sheets = open();
  const { clock, sheetUses, sheetWriting, runDue } = sheets;
  const { sheets: models } = sheetModels(connection);
  const untilMidnight = () => clock.advance(dayMs - (clock.now() % dayMs));
  const [used, removed] = [await publish(sheets), await publish(sheets)];
  await sheetUses.use(other, used);
  await sheetWriting.remove(who, removed, 1);
  const week = weekOf(clock.now());
  clock.advance(beginOf(week + 1) - clock.now() - 1);
  await runDue();
  expect((await models.findById(used).lean())?.useWeek).toBe(week);
  clock.advance(1);
  await runDue();
  expect((await models.findById(used).lean())?.useWeek).toBe(week + 1);
  const { removedUntil } = await sheetWriting.read(who, removed);
  clock.advance(Date.parse(removedUntil ?? '') - clock.now());
  await runDue();
  expect(await isThere(removed)).toBe(true);
  untilMidnight();
  await runDue();
  expect(await isThere(removed)).toBe(false);
  // What was given as a process died is there for a day.
  const uploadid = files.send(who.userid, 'P');
  const dying = open({
    pictures: { ...pictures.pictures, keep: () => Promise.reject(new Error('The process ends.')) },
  });
  const lost = publish(dying, { kind: 'pictures', uploadids: [uploadid] });
  await expect(lost).rejects.toThrow('ends');
  dying.clock.advance(dayMs - 1);
  await dying.runDue();
  expect(files.all.has(uploadid)).toBe(true);
  dying.clock.advance(1);
  await dying.runDue();
  expect(files.all.has(uploadid)).toBe(false);
});
