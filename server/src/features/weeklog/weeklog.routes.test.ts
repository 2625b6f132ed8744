import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStage } from '../../../test/article-stage.ts';
import { logForTests, logStage, newLogid, putLogSpace } from '../../../test/log-stage.ts';
import { eventually } from '../../../test/eventually.ts';
import { jobIsDone } from '../../../test/job-is-done.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { settle } from '../../../test/settle.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const day = 24 * 3_600_000;
const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof logStage>;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = logStage(app, clock);
}, 60_000);
// A session ends in less time than what is removed can be put back.
beforeEach(async () => {
  [owner, reader] = [await app.buildAccount({ username: 'Ada' }), await app.buildAccount()];
});
afterAll(() => app.close());

const uploadsKept = () =>
  app.inStore((store) => store.collection('documents.files').countDocuments());
const pdfOf = (uploadid: string, title = 'Eigenvalues', paperid = newLogid()) => ({
  paperid,
  title,
  content: { kind: 'pdf', uploadid } as const,
});
const fileOf = (uploadid: string, name = 'data.csv', logfileid = newLogid()) => ({
  logfileid,
  name,
  content: { kind: 'sent', uploadid } as const,
});
const kept = { content: { kind: 'kept' } } as const;

test('an entry is made, read by whoever reads the space, changed, and what it drops goes', async () => {
  const before = await uploadsKept();
  const moduleid = await putLogSpace(app, owner.userid);
  const pdf = smallPdf('Here are some words.');
  const paper = pdfOf(await stage.send(owner, pdf), 'Eigen/values: "one"');
  const file = fileOf(await stage.send(owner, '1,2'), 'große Daten.csv');
  const draft = logForTests(moduleid, { papers: [paper], files: [file] });
  const entry = await stage.made(owner, draft);
  const { logid } = entry;
  expect(entry).toMatchObject({
    revision: 1,
    text: draft.text,
    links: draft.links,
    papers: [{ paperid: paper.paperid, kind: 'pdf', bytes: pdf.byteLength, pages: 1 }],
    files: [{ logfileid: file.logfileid, name: 'große Daten.csv', bytes: 3 }],
    by: { userid: owner.userid, username: 'Ada' },
    editedAt: null,
    removedUntil: null,
  });
  for (const who of [null, reader]) {
    const { body } = await stage.of(who, moduleid);
    expect(body).toEqual({ entries: [entry], startDate: '2026-10-12', mayEdit: false });
    expect((await stage.paper(who, entry, paper.paperid)).body).toMatchObject({
      paper: { title: paper.title },
      space: { moduleid, title: 'Linear Algebra', school: 'NA' },
      topic: { title: 'Eigenvalues' },
      week: 1,
      mayEdit: false,
    });
    const shown = await stage.pdf(who, logid, paper.paperid);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    const sent = await stage.file(who, logid, file.logfileid);
    expect(sent.body).toBe('1,2');
    expect(sent.headers.get('content-type')).toBe('application/octet-stream');
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; .*csv/);
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const range = await app.call('GET', `/api/weeklog/pdf/${logid}/${paper.paperid}`, {
    headers: { range: 'bytes=0-4' },
  });
  expect([range.status, range.body]).toEqual([206, '%PDF-']);
  // All of its address must be right.
  expect((await stage.paper(null, { ...entry, week: 2 }, paper.paperid)).status).toBe(404);
  expect((await stage.paper(null, entry, newLogid())).status).toBe(404);

  const change = {
    ...draft,
    week: 2,
    text: 'Again.',
    papers: [{ ...paper, ...kept, title: 'Another' }],
    files: [],
    revision: 1,
  };
  const changed = (await stage.save(owner, logid, change)).body;
  expect(changed).toMatchObject({ revision: 2, week: 2, files: [], text: 'Again.' });
  expect(changed.papers).toMatchObject([{ title: 'Another', pages: 1 }]);
  expect(changed.editedAt).not.toBeNull();
  expect((await stage.file(owner, logid, file.logfileid)).status).toBe(404);
  expect(await uploadsKept()).toBe(before + 1);
}, 60_000);

test('what is sent twice is there once; of another revision nothing is changed', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  const logid = newLogid();
  const draft = logForTests(moduleid, { files: [fileOf(await stage.send(owner, 'x'))] });
  const both = await Promise.all([
    stage.save(owner, logid, draft),
    stage.save(owner, logid, draft),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body).toEqual(both[1].body);
  const change = { ...draft, text: 'Changed.', revision: 1 };
  expect((await stage.save(owner, logid, change)).body).toMatchObject({ revision: 2 });
  expect((await stage.save(owner, logid, change)).body).toMatchObject({ revision: 2 });
  const late = { ...draft, text: 'Late.', files: [{ ...fileOf('', 'a'), ...kept }], revision: 1 };
  expect((await stage.save(owner, logid, late)).body.code).toBe('CONFLICT');
  const unknown = await stage.save(owner, newLogid(), { ...draft, files: [], revision: 1 });
  expect(unknown.body.code).toBe('NOT_FOUND');
  // An entry stays where it is.
  const elsewhere = await putLogSpace(app, owner.userid);
  const moved = await stage.save(owner, logid, { ...change, moduleid: elsewhere, revision: 2 });
  expect(moved.body.code).toBe('CONFLICT');
  expect((await stage.of(null, moduleid)).body.entries).toHaveLength(1);
});

test('a paper is of one entry, and stays what it is', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  const paper = pdfOf(await stage.send(owner, smallPdf('One')));
  const entry = await stage.made(owner, logForTests(moduleid, { papers: [paper] }));
  const other = await stage.send(owner, smallPdf('Two'));
  const taken = logForTests(moduleid, { papers: [pdfOf(other, 'Two', paper.paperid)] });
  expect((await stage.save(owner, newLogid(), taken)).body.code).toBe('CONFLICT');
  const replaced = { ...taken, revision: 1 };
  expect((await stage.save(owner, entry.logid, replaced)).body.code).toBe('CONFLICT');
  const missing = logForTests(moduleid, { papers: [{ ...pdfOf(other), ...kept }], revision: 1 });
  expect((await stage.save(owner, entry.logid, missing)).body.code).toBe('BAD_REQUEST');
  // What one entry uses no other takes.
  const again = logForTests(moduleid, { papers: [pdfOf(paper.content.uploadid)] });
  expect((await stage.save(owner, newLogid(), again)).body.code).toBe('CONFLICT');
  expect((await stage.pdf(null, entry.logid, paper.paperid)).status).toBe(200);
}, 60_000);

test('what is no PDF, damaged, or somebody else’s is refused, and nothing of it is kept', async () => {
  const before = await uploadsKept();
  const moduleid = await putLogSpace(app, owner.userid);
  const entry = await stage.made(owner, logForTests(moduleid));
  for (const contents of ['<html>', '%PDF-1.7 and no more']) {
    const draft = logForTests(moduleid, {
      papers: [pdfOf(await stage.send(owner, contents))],
      files: [fileOf(await stage.send(owner, 'beside it'))],
    });
    expect((await stage.save(owner, newLogid(), draft)).body.code).toBe('BAD_REQUEST');
    const late = { ...draft, revision: 1 };
    expect((await stage.save(owner, entry.logid, late)).body.code).toBe('NOT_FOUND');
  }
  expect(await uploadsKept()).toBe(before);
  const theirs = pdfOf(await stage.send(reader, smallPdf('Theirs')));
  const stolen = logForTests(moduleid, { papers: [theirs] });
  expect((await stage.save(owner, newLogid(), stolen)).body.code).toBe('NOT_FOUND');
  expect(await uploadsKept()).toBe(before + 1);
  expect((await stage.of(owner, moduleid)).body.entries).toEqual([entry]);
}, 60_000);

test('removed it is told to moderators alone, and can be put back for a week', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  const paper = pdfOf(await stage.send(owner, smallPdf('One')));
  const draft = logForTests(moduleid, { papers: [paper] });
  const { logid } = await stage.made(owner, draft);
  const removed = (await stage.remove(owner, logid, 1)).body;
  expect(removed.removedUntil).not.toBeNull();
  expect((await stage.remove(owner, logid, 1)).body).toEqual(removed);
  expect((await stage.of(reader, moduleid)).body.entries).toEqual([]);
  expect((await stage.of(owner, moduleid)).body.entries).toEqual([removed]);
  expect((await stage.pdf(owner, logid, paper.paperid)).status).toBe(404);
  expect((await stage.save(owner, logid, { ...draft, revision: 2 })).body.code).toBe('CONFLICT');
  expect((await stage.putBack(owner, logid, 1)).body.code).toBe('CONFLICT');
  expect((await stage.putBack(owner, logid, 2)).body).toMatchObject({ removedUntil: null });
  expect((await stage.pdf(reader, logid, paper.paperid)).status).toBe(200);
  await stage.remove(owner, logid, 3);
  const stays = await stage.made(owner, logForTests(moduleid));
  clock.advance(weeklogLimits.putBack);
  await app.features.logWriting.remove(owner, stays.logid, 1);
  const late = app.features.logWriting.putBack(owner, logid, 4);
  await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  clock.advance(2 * day);
  for (const job of ['purge', 'upkeep']) await jobIsDone(app, clock, `week log ${job}`);
  const all = JSON.stringify(await app.stored());
  expect(all).not.toContain(paper.paperid);
  expect(all).not.toContain(paper.content.uploadid);
  // It was removed later.
  const stored = await app.inStore((store) => store.collection('weeklogs').find().toArray());
  expect(stored.map(({ _id }) => String(_id))).toContain(stays.logid);
}, 60_000);

test('an article is a paper while it is published in the same space; else moderators alone are told of it', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  const elsewhere = await putLogSpace(app, owner.userid);
  const articles = articleStage(app, clock);
  const articleid = await articles.published(owner, moduleid);
  const paperid = newLogid();
  const draftOf = (of: string) =>
    logForTests(of, {
      papers: [{ paperid, title: 'On engines', content: { kind: 'article', articleid } }],
    });
  const there = await stage.save(owner, newLogid(), draftOf(elsewhere));
  expect(there.body.code).toBe('BAD_REQUEST');
  const entry = await stage.made(owner, draftOf(moduleid));
  const told = { paperid, title: 'On engines', kind: 'article', articleid, isClosed: false };
  expect((await stage.paper(null, entry, paperid)).body.paper).toEqual(told);
  expect((await stage.pdf(owner, entry.logid, paperid)).status).toBe(404);
  await articles.hide(owner, articleid, 2);
  expect((await stage.of(reader, moduleid)).body.entries).toMatchObject([{ papers: [] }]);
  expect((await stage.paper(reader, entry, paperid)).status).toBe(404);
  const closed = { ...told, isClosed: true };
  expect((await stage.of(owner, moduleid)).body.entries).toMatchObject([{ papers: [closed] }]);
  expect((await stage.paper(owner, entry, paperid)).body.paper).toEqual(closed);
  // It may stay in an entry that is changed.
  const change = { ...draftOf(moduleid), text: 'Again.', revision: 1 };
  expect((await stage.save(owner, entry.logid, change)).status).toBe(200);
});

test('entries are in the order of weeks, and then as they were made; a topic has so many', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  for (const week of [3, 1, 3, 2]) await stage.made(owner, logForTests(moduleid, { week }));
  const { entries } = (await stage.of(null, moduleid)).body;
  expect(entries.map(({ week }) => week)).toEqual([1, 2, 3, 3]);
  expect(entries[2]!.at < entries[3]!.at).toBe(true);
  await app.inStore(async (store) => {
    const all = store.collection<{ _id: string }>('weeklogs');
    const one = await all.findOne({ _id: entries[0]!.logid });
    const more = Array.from({ length: weeklogLimits.entries - 4 }, () => ({
      ...one,
      _id: newLogid(),
    }));
    await all.insertMany(more);
  });
  const full = await stage.save(owner, newLogid(), logForTests(moduleid));
  expect(full.body.code).toBe('FULL');
});

test('an entry of a closed space is not there, in the words of one that never was', async () => {
  const closed = await putLogSpace(app, owner.userid, { content: { visibility: 'school' } });
  const { logid } = await stage.made(owner, logForTests(closed));
  const stranger = await app.buildAccount();
  for (const change of [stage.remove, stage.putBack]) {
    const [there, nowhere] = [
      await change(stranger, logid, 1),
      await change(stranger, newLogid(), 1),
    ];
    expect(there).toEqual({ ...nowhere, headers: there.headers });
  }
});

test('whoever has proven no address writes nothing that others see', async () => {
  const moderator = await app.buildAccount();
  const moduleid = await putLogSpace(app, owner.userid, { moderators: [moderator.userid] });
  await settle(app, moderator, { verified: false });
  const { body } = await stage.of(moderator, moduleid);
  expect(body.mayEdit).toBe(false);
  const saved = await stage.save(moderator, newLogid(), logForTests(moduleid));
  expect(saved.body.code).toBe('FORBIDDEN');
});

test('it stays with its files when its maker goes, as nobody’s; and goes with its space', async () => {
  const maker = await app.buildAccount({ username: 'Grace' });
  const moduleid = await putLogSpace(app, owner.userid, { moderators: [maker.userid] });
  const paper = pdfOf(await stage.send(maker, smallPdf('One')));
  const waiting = await stage.send(maker, 'not used');
  const entry = await stage.made(maker, logForTests(moduleid, { papers: [paper] }));
  const { token, password } = maker;
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  expect(JSON.stringify(await app.stored())).not.toContain(maker.userid);
  expect((await stage.of(reader, moduleid)).body.entries).toEqual([{ ...entry, by: null }]);
  expect((await stage.pdf(reader, entry.logid, paper.paperid)).status).toBe(200);
  await expect(app.features.uploads.find(maker.userid, waiting)).rejects.toThrow();
  await app.call('DELETE', `/api/module/deletemodule/${moduleid}`, owner);
  expect((await stage.pdf(reader, entry.logid, paper.paperid)).status).toBe(404);
  clock.advance(32 * day);
  await eventually(async () => {
    const all = JSON.stringify(await app.stored());
    expect(all).not.toContain(entry.logid);
    expect(all).not.toContain(paper.content.uploadid);
  });
}, 60_000);
