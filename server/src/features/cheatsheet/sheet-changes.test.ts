import { type SheetDraft, sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { putSheets, storedSheetForTests } from '../../../test/put-sheets.ts';
import { openSheetsAlone, picturesInMemory, uploadsInMemory } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { sheetModels } from './cheatsheet.model.ts';
import type { SheetPorts } from './cheatsheet-tools.ts';
import { SheetTexts } from './sheet-texts.service.ts';

/* What a change leaves in lists, in what is searched and among pictures; in two processes. */

const who = { userid: 'ada' };
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
type Sheets = ReturnType<typeof open>;
const facts = {
  title: 'On one page',
  description: '',
  subject: '',
  moduleid: null,
  tags: [],
  language: 'en',
};
const settings = { audience: 'everybody', commentsOpen: true } as const;
const markdown = (text: string): SheetDraft['file'] => ({
  kind: 'markdown',
  uploadid: files.send(who.userid, text),
});
const publish = async (sheets: Sheets, file = markdown('Some words'), more = {}) => {
  const draft = { facts, settings: { ...settings, ...more }, file };
  return (await sheets.sheetWriting.publish(who, newSheetid(), draft)).sheetid;
};

test('of what two processes change at the same moment nothing is lost', async () => {
  const [here, there] = [open(), open()];
  for (let round = 0; round < 10; round += 1) {
    const sheetid = await publish(here);
    const said = { facts: { ...facts, title: 'Other' }, settings, revision: 1 };
    await Promise.all([
      here.cheatsheets.takeDown(sheetid, 'Not yours.'),
      there.sheetWriting.edit(who, sheetid, said),
    ]);
    const stored = await sheetModels(connection).sheets.findById(sheetid).lean();
    expect(stored).toMatchObject({ takenDown: 'Not yours.', isListed: false, turn: 3 });
    expect(stored?.line.title).toBe('Other');
    const searched = await sheetModels(connection).searched.findById(sheetid).lean();
    expect(searched).toMatchObject({ isListed: false, title: '', turn: 3 });
  }
});

test('what is searched never becomes what a sheet was before', async () => {
  const sheets = open();
  const sheetid = await publish(sheets);
  const models = sheetModels(connection);
  const before = await models.sheets.findById(sheetid).lean();
  await sheets.cheatsheets.takeDown(sheetid, 'Not yours.');
  // Whoever was slow comes after that.
  await new SheetTexts({ models }).settle(before!);
  expect(await models.searched.findById(sheetid).lean()).toMatchObject({ isListed: false });
});

test('pictures of versions that are kept no more are no more held', async () => {
  const sheets = open();
  const picture = (at: number): SheetDraft['file'] => ({
    kind: 'pictures',
    uploadids: [files.send(who.userid, `P ${at}`)],
  });
  const sheetid = await publish(sheets, picture(0));
  const first = [...pictures.all.keys()];
  for (let revision = 1; revision <= sheetLimits.versions; revision += 1) {
    expect([...pictures.all.keys()]).toEqual(expect.arrayContaining(first));
    const body = { file: picture(revision), note: '', revision };
    await sheets.sheetWriting.replace(who, sheetid, body);
  }
  expect(pictures.all.size).toBe(sheetLimits.versions);
  expect([...pictures.all.keys()]).not.toEqual(expect.arrayContaining(first));
});

test('lists tell the beginning of its text as long as nothing is said of it', async () => {
  const { sheetWriting, ...sheets } = open();
  const sheetid = await publish({ sheetWriting, ...sheets }, markdown('The *first* text'));
  const change = async (description: string, revision: number) => {
    const said = { facts: { ...facts, description }, settings, revision };
    return (await sheetWriting.edit(who, sheetid, said)).line.summary;
  };
  expect(await change('What one **needs**', 1)).toBe('What one needs');
  const body = { file: markdown('The second text'), note: '', revision: 2 };
  const replaced = await sheetWriting.replace(who, sheetid, body);
  expect(replaced.line.summary).toBe('What one needs');
  expect(await change('', 3)).toBe('The second text');
});

test('the list of a school follows its uploaders once they write, and its name', async () => {
  const schools = new Map([['ada', 'Harbour']]);
  const personOf = (userid: string) =>
    ({ username: userid, verified: true, school: schools.get(userid) ?? 'NA' }) as never;
  const sheets = open({
    people: {
      lookUp: (userid) => Promise.resolve(personOf(userid)),
      lookUpAll: (all) => Promise.resolve(new Map(all.map((one) => [one, personOf(one)]))),
    },
  });
  const { sheetLists, sheetWriting, cheatsheets } = sheets;
  const listOf = async (school: string) => {
    schools.set('reader', school);
    const page = await sheetLists.page({ userid: 'reader' }, { of: 'school' });
    return page.sheets.map(({ sheetid }) => sheetid).toSorted();
  };
  const both = [
    await publish(sheets),
    await publish(sheets, markdown('a'), { audience: 'school' }),
  ];
  const [first = ''] = both;
  expect(await listOf('Harbour')).toEqual(both.toSorted());
  expect(await listOf('NA')).toEqual([]);
  schools.set('ada', 'Hilltop');
  const said = { facts: { ...facts, title: 'Other' }, settings, revision: 1 };
  await sheetWriting.edit(who, first, said);
  expect([await listOf('Hilltop'), await listOf('Harbour')]).toEqual([both.toSorted(), []]);
  schools.set('ada', 'Hill');
  await cheatsheets.renameSchool('Hilltop', 'Hill');
  expect(await listOf('Hill')).toEqual(both.toSorted());
  schools.set('ada', 'Harbour');
  const third = await publish(sheets);
  expect(await listOf('Harbour')).toEqual([...both, third].toSorted());
});

test('one’s own are listed among those of a space that one reads no more', async () => {
  const sheets = open({ spacesSeen: () => Promise.resolve(new Map()) });
  const of = { moduleid: 'space1', audience: 'space' } as const;
  const theirs = Array.from({ length: 60 }, (_none, at) =>
    storedSheetForTests({ ...of, author: 'bob', at: 1_000 + at }),
  );
  const own = storedSheetForTests({ ...of, author: 'ada', at: 1 });
  await putSheets(connection, [...theirs, own]);
  const { sheets: listed, next } = await sheets.sheetLists.page(who, { of: 'newest' });
  expect(listed.map(({ sheetid }) => sheetid)).toEqual([own.sheet._id]);
  expect(next).toBeNull();
});

test('so many sheets are there of one account, those that were removed too; each once among one’s own', async () => {
  const sheets = open();
  const all = Array.from({ length: sheetLimits.sheets - 1 }, (_none, at) =>
    storedSheetForTests({ author: 'ada', at }),
  );
  await putSheets(connection, all);
  const last = await publish(sheets);
  await sheets.sheetWriting.remove(who, last, 1);
  const file = markdown('One more');
  const refused = publish(sheets, file);
  await expect(refused).rejects.toMatchObject({ code: 'FULL' });
  expect([...files.all.values()].map(({ owner }) => owner)).toEqual([last, null]);
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof sheets.sheetLists.own>> = await sheets.sheetLists.own(
      who,
      next ?? undefined,
    );
    seen.push(...page.sheets.map(({ sheetid }) => sheetid));
    ({ next } = page);
  } while (next !== null);
  expect(seen[0]).toBe(last);
  expect(new Set(seen).size).toBe(sheetLimits.sheets);
  expect(seen).toHaveLength(sheetLimits.sheets);
});

test('a PDF, of whichever version, is for whoever may read its sheet then', async () => {
  const sheets = open({ readPdf: () => Promise.resolve({ ok: true, pages: 1, text: '' }) });
  const { sheetReading, sheetWriting, cheatsheets } = sheets;
  const pdf = () => ({ kind: 'pdf', uploadid: files.send('ada', '%PDF-'), cover: null }) as const;
  const sheetid = await publish(sheets, pdf(), { audience: 'own' });
  await sheetWriting.replace(who, sheetid, { file: pdf(), note: '', revision: 1 });
  /** Who gets both versions: its uploader, somebody of their school, a visitor. */
  const readers = async () => {
    const asked = [who, { userid: 'bob' }, null].map((each) =>
      Promise.allSettled([1, 2].map((version) => sheetReading.pdf(each, sheetid, version))),
    );
    return (await Promise.all(asked)).map((both) => both.map(({ status }) => status));
  };
  const [gets, not] = [Array(2).fill('fulfilled'), Array(2).fill('rejected')];
  const change = (audience: 'school' | 'everybody', revision: number) =>
    sheetWriting.edit(who, sheetid, { facts, settings: { ...settings, audience }, revision });
  expect(await readers()).toEqual([gets, not, not]);
  await change('school', 2);
  expect(await readers()).toEqual([gets, gets, not]);
  await change('everybody', 3);
  expect(await readers()).toEqual([gets, gets, gets]);
  await cheatsheets.takeDown(sheetid, 'Not yours.');
  expect(await readers()).toEqual([gets, not, not]);
  await cheatsheets.putBackUp(sheetid);
  await sheetWriting.remove(who, sheetid, 4);
  expect(await readers()).toEqual([not, not, not]);
});
