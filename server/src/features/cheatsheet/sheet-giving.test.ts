import { type SheetDraft, sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { openSheetsAlone, picturesInMemory, uploadsInMemory } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { AppError } from '../../core/app-error.ts';
import { sheetModels } from './cheatsheet.model.ts';
import type { ReadPdf } from './cheatsheet-tools.ts';

/* What is given: looked at, kept, replaced and gone; with files in memory. */

const who = { userid: 'ada' };
const other = { userid: 'bob' };
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let files: ReturnType<typeof uploadsInMemory>;
let pictures: ReturnType<typeof picturesInMemory>;
let sheets: ReturnType<typeof openSheetsAlone>;
let readPdf: ReadPdf;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  for (const model of Object.values(sheetModels(connection))) await model.createIndexes();
}, 60_000);
beforeEach(async () => {
  for (const model of Object.values(sheetModels(connection))) await model.deleteMany({});
  files = uploadsInMemory();
  pictures = picturesInMemory();
  readPdf = () => Promise.resolve({ ok: true, pages: 3, text: 'Eigenvalues of a matrix' });
  sheets = openSheetsAlone(connection, {
    ...files,
    ...pictures,
    readPdf: (source) => readPdf(source),
  });
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const facts = {
  title: 'On one page',
  description: '',
  subject: 'Algebra',
  moduleid: null,
  tags: ['exam'],
  language: 'en',
};
const settings = { audience: 'everybody', commentsOpen: true } as const;
const pdf = (bytes = '%PDF-1.7 …') => files.send(who.userid, bytes);
const draftOf = (file: SheetDraft['file'], more: Partial<SheetDraft> = {}): SheetDraft => ({
  facts,
  settings,
  file,
  ...more,
});
const publish = (file: SheetDraft['file'], sheetid = newSheetid()) =>
  sheets.sheetWriting.publish(who, sheetid, draftOf(file));
const stored = async () => {
  const all: Record<string, number> = {};
  for (const [name, model] of Object.entries(sheetModels(connection))) {
    all[name] = await model.countDocuments();
  }
  return all;
};
const nothing = { sheets: 0, texts: 0, searched: 0, votes: 0, uses: 0 };

test('a PDF, pictures and Markdown, each as it is read', async () => {
  const cover = files.send(who.userid, 'P cover');
  const ofPdf = await publish({ kind: 'pdf', uploadid: pdf(), cover });
  expect(ofPdf).toMatchObject({ revision: 1, isSearched: true, facts, settings });
  expect(ofPdf.line).toMatchObject({
    kind: 'pdf',
    pages: 3,
    version: 1,
    summary: 'Eigenvalues of a matrix',
    cover: { width: 4, height: 3 },
  });
  const pages = [files.send(who.userid, 'P one'), files.send(who.userid, 'P two')];
  const ofPictures = await publish({ kind: 'pictures', uploadids: pages });
  expect(ofPictures.line).toMatchObject({ kind: 'pictures', pages: 2, bytes: 10 });
  const text = '# Rings\n\nA ring is an *abelian* group.';
  const ofText = await publish({ kind: 'markdown', uploadid: files.send(who.userid, text) });
  expect(ofText.line).toMatchObject({ kind: 'markdown', pages: 1, cover: null });
  const seen = await sheets.sheetReading.view(null, ofText.sheetid);
  expect(seen.contents).toEqual({ kind: 'markdown', bytes: text.length, text });
  // Pictures are kept as all pictures are, and what was sent of them is not needed any more.
  expect([...files.all.keys()]).not.toEqual(expect.arrayContaining([cover]));
  expect(files.all.size).toBe(2);
  expect(pictures.all.size).toBe(3);
  for (const words of ['eigenvalues', 'abelian', 'algebra']) {
    const { sheets: found } = await sheets.sheetLists.page(null, { of: 'search', words });
    expect([words, found.length > 0]).toEqual([words, true]);
  }
});

test('to publish the same again answers what is there; of somebody else’s id nothing', async () => {
  const sheetid = newSheetid();
  const file = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
  const [first, second] = await Promise.all([publish(file, sheetid), publish(file, sheetid)]);
  expect(second).toEqual(first);
  expect(await publish(file, sheetid)).toEqual(first);
  const theirs = sheets.sheetWriting.publish(other, sheetid, draftOf(file));
  await expect(theirs).rejects.toMatchObject({ code: 'CONFLICT' });
  // What one sheet uses no other takes.
  await expect(publish(file)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(files.all.size).toBe(1);
  expect(await stored()).toMatchObject({ sheets: 1, texts: 1, searched: 1 });
});

const long = 'ä'.repeat(sheetLimits.text + 1);
test.each<[string, () => SheetDraft['file'], string]>([
  ['no PDF', () => ({ kind: 'pdf', uploadid: pdf('PK zip'), cover: null }), 'BAD_REQUEST'],
  [
    'a PDF not at its first byte',
    () => ({ kind: 'pdf', uploadid: pdf(' %PDF-'), cover: null }),
    'BAD_REQUEST',
  ],
  ['no cover', () => ({ kind: 'pdf', uploadid: pdf(), cover: pdf() }), 'BAD_REQUEST'],
  [
    'no text',
    () => ({ kind: 'markdown', uploadid: files.send('ada', Buffer.of(0xff, 0xfe)) }),
    'BAD_REQUEST',
  ],
  ['a NUL in it', () => ({ kind: 'markdown', uploadid: files.send('ada', 'a\0b') }), 'BAD_REQUEST'],
  [
    'blanks alone',
    () => ({ kind: 'markdown', uploadid: files.send('ada', ' \n ') }),
    'BAD_REQUEST',
  ],
  ['a long text', () => ({ kind: 'markdown', uploadid: files.send('ada', long) }), 'TOO_LARGE'],
  [
    'one page that is no picture',
    () => ({
      kind: 'pictures',
      uploadids: [files.send('ada', 'P one'), files.send('ada', '<svg/>')],
    }),
    'BAD_REQUEST',
  ],
  [
    'a picture that is too large',
    () => ({ kind: 'pictures', uploadids: [files.send('ada', Buffer.alloc(5_000_001, 'P'))] }),
    'TOO_LARGE',
  ],
])('%s: refused, and nothing is kept of it', async (_name, make, code) => {
  await expect(publish(make())).rejects.toMatchObject({ code });
  expect(files.all.size).toBe(0);
  expect(pictures.all.size).toBe(0);
  expect(await stored()).toEqual(nothing);
});

test('a PDF that is damaged or locked is refused; one that takes too long is kept and not searched', async () => {
  for (const [why, says] of [
    ['damaged', 'damaged'],
    ['locked', 'password'],
  ] as const) {
    readPdf = () => Promise.resolve({ ok: false, why });
    const refused = publish({ kind: 'pdf', uploadid: pdf(), cover: null });
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining(says) });
    expect(files.all.size).toBe(0);
  }
  readPdf = () => Promise.resolve({ ok: 'unread' });
  const kept = await publish({ kind: 'pdf', uploadid: pdf(), cover: null });
  expect(kept).toMatchObject({ isSearched: false, line: { pages: 0, summary: '' } });
});

test('where the server is only busy, what was sent waits for the next try', async () => {
  readPdf = () => Promise.reject(new AppError('UNAVAILABLE', 'Busy.'));
  const sheetid = newSheetid();
  const file = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
  await expect(publish(file, sheetid)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  readPdf = () => Promise.resolve({ ok: true, pages: 1, text: '' });
  expect(await publish(file, sheetid)).toMatchObject({ sheetid, isSearched: false });
});

test('what a process that died has left goes a day later; what another sheet uses stays', async () => {
  const used = pdf();
  const there = await publish({ kind: 'pdf', uploadid: used, cover: null });
  readPdf = () => Promise.reject(new Error('The process ends.'));
  const left = pdf();
  await expect(publish({ kind: 'pdf', uploadid: left, cover: null })).rejects.toThrow('ends');
  await expect(publish({ kind: 'pdf', uploadid: used, cover: null })).rejects.toThrow();
  const again = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
  const replacing = { file: again, note: '', revision: 1 };
  await expect(sheets.sheetWriting.replace(who, there.sheetid, replacing)).rejects.toThrow('ends');
  expect(files.all.size).toBe(3);
  await sheets.runJobs();
  expect([...files.all.keys()]).toEqual([used]);
  expect(await sheets.sheetReading.view(null, there.sheetid)).toMatchObject({ version: 1 });
});

test('a file is replaced: what was becomes a version, and of those the oldest go with their files', async () => {
  const { sheetWriting, sheetReading, sheetLists } = sheets;
  const { sheetid } = await publish({ kind: 'markdown', uploadid: files.send('ada', 'Word1') });
  for (let revision = 1; revision < 12; revision += 1) {
    const uploadid = files.send('ada', `Word${revision + 1}`);
    const file = { kind: 'markdown', uploadid } as const;
    const body = { file, note: `Note ${revision + 1}`, revision };
    const replaced = await sheetWriting.replace(who, sheetid, body);
    expect(replaced).toMatchObject({ revision: revision + 1, line: { version: revision + 1 } });
    // An answer that was lost is asked for again.
    expect(await sheetWriting.replace(who, sheetid, body)).toEqual(replaced);
  }
  const newest = await sheetReading.view(null, sheetid);
  expect(newest).toMatchObject({ version: 12, summary: 'Word12', contents: { text: 'Word12' } });
  expect(newest.versions.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(newest.versions[0]).toMatchObject({ note: 'Note 12', bytes: 6 });
  const former = await sheetReading.view(null, sheetid, 3);
  expect(former).toMatchObject({ version: 3, contents: { text: 'Word3' } });
  await expect(sheetReading.view(null, sheetid, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(files.all.size).toBe(sheetLimits.versions);
  expect(await stored()).toMatchObject({ texts: sheetLimits.versions, searched: 1 });
  const find = async (words: string) =>
    (await sheetLists.page(null, { of: 'search', words })).sheets.length;
  expect([await find('word12'), await find('word3')]).toEqual([1, 0]);
});

test('of a PDF that is replaced the pages stay, and its text, which nothing reads any more, does not', async () => {
  const first = pdf();
  const { sheetid } = await publish({ kind: 'pdf', uploadid: first, cover: null });
  const file = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
  await sheets.sheetWriting.replace(who, sheetid, { file, note: '', revision: 1 });
  expect(files.all.has(first)).toBe(true);
  const texts = await sheetModels(connection).texts.find().lean();
  expect(texts.map(({ _id }) => _id)).toEqual([file.uploadid]);
});

test('what was changed elsewhere is not changed over, and its file is not taken', async () => {
  const { sheetWriting } = sheets;
  const { sheetid } = await publish({ kind: 'pdf', uploadid: pdf(), cover: null });
  const said = { facts: { ...facts, title: 'Other' }, settings };
  await sheetWriting.edit(who, sheetid, { ...said, revision: 1 });
  expect(await sheetWriting.edit(who, sheetid, { ...said, revision: 1 })).toMatchObject({
    revision: 2,
    line: { title: 'Other' },
  });
  const stale = sheetWriting.edit(who, sheetid, { facts, settings, revision: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' });
  const file = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
  const late = sheetWriting.replace(who, sheetid, { file, note: '', revision: 1 });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(files.all.get(file.uploadid)?.owner).toBeNull();
  const needsSpace = { facts, settings: { ...settings, audience: 'space' as const }, revision: 2 };
  const without = sheetWriting.edit(who, sheetid, needsSpace);
  await expect(without).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('removed, put back for a week, then gone with all that hangs on it', async () => {
  const { sheetWriting, sheetVotes, sheetUses, sheetReading, sheetLists } = sheets;
  const cover = files.send(who.userid, 'P cover');
  const { sheetid } = await publish({ kind: 'pdf', uploadid: pdf(), cover });
  await sheetVotes.vote(other, sheetid, 'up');
  await sheetUses.use(other, sheetid);
  const removed = await sheetWriting.remove(who, sheetid, 1);
  expect(removed.removedUntil).not.toBeNull();
  await expect(sheetReading.view(who, sheetid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await sheetLists.own(who, undefined)).sheets).toMatchObject([{ sheetid }]);
  const edited = sheetWriting.edit(who, sheetid, { facts, settings, revision: 2 });
  await expect(edited).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await sheetWriting.putBack(who, sheetid, 2)).toMatchObject({ removedUntil: null });
  expect((await sheetReading.view(null, sheetid)).votes.up).toBe(1);
  await sheetWriting.remove(who, sheetid, 3);
  sheets.clock.advance(sheetLimits.putBack);
  const late = sheetWriting.putBack(who, sheetid, 4);
  await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await sheets.runJobs();
  expect(await stored()).toEqual(nothing);
  expect([files.all.size, pictures.all.size]).toEqual([0, 0]);
});

test('a space that is gone leaves what was for it to its uploader alone', async () => {
  const { sheetWriting, sheetReading } = sheets;
  const of = { ...facts, moduleid: 'space1' };
  const make = async (audience: 'space' | 'everybody') => {
    const file = { kind: 'pdf', uploadid: pdf(), cover: null } as const;
    const draft = draftOf(file, { facts: of, settings: { ...settings, audience } });
    return (await sheetWriting.publish(who, newSheetid(), draft)).sheetid;
  };
  const [closed, open] = [await make('space'), await make('everybody')];
  expect(await sheetReading.view(null, closed)).toMatchObject({ space: { moduleid: 'space1' } });
  await sheets.removeFromSpace('space1');
  await expect(sheetReading.view(null, closed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await sheetWriting.read(who, closed)).toMatchObject({
    revision: 2,
    facts: { moduleid: null },
    settings: { audience: 'own' },
  });
  expect(await sheetReading.view(null, open)).toMatchObject({ space: null });
});
