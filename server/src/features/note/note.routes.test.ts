import { noteLimits } from '@sets/shared/note/note.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleStage } from '../../../test/article-stage.ts';
import { eventually } from '../../../test/eventually.ts';
import { logForTests, logStage, newLogid, noteForTests } from '../../../test/log-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { putPaper } from '../../../test/put-log.ts';
import { settle } from '../../../test/settle.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const day = 24 * 3_600_000;
const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof logStage>;
let owner: Person;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = logStage(app, clock);
}, 60_000);
// A session ends in less time than what is removed can be put back.
beforeEach(async () => {
  owner = await app.buildAccount();
  ada = await app.buildAccount({ username: 'Ada' });
  bob = await app.buildAccount({ username: 'Bob' });
});
afterAll(() => app.close());

const ids = async (who: Person, paperid: string) =>
  (await stage.notes(who, paperid)).body.notes.map(({ noteid }) => noteid);
const notesOn = (subject: string) =>
  app.inStore((store) => store.collection('notes').countDocuments({ subject }));

test('one’s own notes and those that others share, in the order of the text', async () => {
  const { paperid } = await putPaper(app, owner);
  const [late, early, others] = [newLogid(), newLogid(), newLogid()];
  const { anchor } = noteForTests();
  const onPageTwo = noteForTests({ anchor: { ...anchor, page: 2, start: 0 } });
  const { body } = await stage.note(ada, paperid, late, onPageTwo);
  const { revision: _seen, ...said } = onPageTwo;
  expect(body).toMatchObject({
    ...said,
    noteid: late,
    by: { userid: ada.userid, username: 'Ada' },
    isYours: true,
    isClosed: false,
    editedAt: null,
    revision: 1,
  });
  await stage.note(ada, paperid, early, noteForTests());
  await stage.note(bob, paperid, others, noteForTests({ shared: true }));
  await stage.note(bob, paperid, newLogid(), noteForTests());
  expect(await ids(ada, paperid)).toEqual([early, others, late]);
  expect((await stage.notes(ada, paperid)).body.mayClose).toBe(false);
  expect((await stage.notes(owner, paperid)).body).toMatchObject({
    notes: [{ noteid: others, isYours: false, by: { username: 'Bob' } }],
    mayClose: true,
  });
});

test('what is sent twice is there once; of another revision nothing is changed', async () => {
  const { paperid } = await putPaper(app, owner);
  const noteid = newLogid();
  const draft = noteForTests();
  const first = (await stage.note(ada, paperid, noteid, draft)).body;
  expect((await stage.note(ada, paperid, noteid, draft)).body).toEqual(first);
  const change = noteForTests({ text: 'Ah.', colour: 'blue', revision: 1 });
  const changed = (await stage.note(ada, paperid, noteid, change)).body;
  expect(changed).toMatchObject({ text: 'Ah.', colour: 'blue', revision: 2 });
  expect((await stage.note(ada, paperid, noteid, change)).body).toEqual(changed);
  const late = noteForTests({ text: 'Late.', revision: 1 });
  expect((await stage.note(ada, paperid, noteid, late)).body.code).toBe('CONFLICT');
  const unknown = await stage.note(ada, paperid, newLogid(), late);
  expect(unknown.body.code).toBe('NOT_FOUND');
  expect((await stage.dropNote(ada, paperid, noteid)).status).toBe(200);
  expect((await stage.dropNote(ada, paperid, noteid)).status).toBe(200);
  // To undo that is to write it again.
  expect((await stage.note(ada, paperid, noteid, draft)).body.revision).toBe(1);
});

test('nobody writes in the note of another', async () => {
  const { paperid } = await putPaper(app, owner);
  const elsewhere = (await putPaper(app, owner)).paperid;
  const [open, own] = [newLogid(), newLogid()];
  await stage.note(ada, paperid, open, noteForTests({ shared: true }));
  await stage.note(ada, paperid, own, noteForTests());
  const draft = noteForTests({ text: 'Mine.', revision: 1 });
  expect((await stage.note(bob, paperid, open, draft)).body.code).toBe('FORBIDDEN');
  expect((await stage.note(bob, paperid, own, draft)).body.code).toBe('CONFLICT');
  expect((await stage.note(ada, elsewhere, own, draft)).body.code).toBe('CONFLICT');
  for (const noteid of [open, own]) {
    expect((await stage.dropNote(bob, paperid, noteid)).status).toBe(404);
    expect((await stage.dropNote(ada, elsewhere, noteid)).status).toBe(404);
  }
  expect(await ids(ada, paperid)).toHaveLength(2);
});

test('moderators take back what is shared; its author keeps it, and shares it no more', async () => {
  const { paperid } = await putPaper(app, owner);
  const [shared, own] = [newLogid(), newLogid()];
  await stage.note(ada, paperid, shared, noteForTests({ shared: true }));
  await stage.note(ada, paperid, own, noteForTests());
  expect((await stage.closeNote(bob, paperid, shared)).status).toBe(403);
  expect((await stage.closeNote(owner, paperid, own)).status).toBe(404);
  expect((await stage.closeNote(owner, paperid, shared)).status).toBe(200);
  expect((await stage.closeNote(owner, paperid, shared)).status).toBe(200);
  expect(await ids(bob, paperid)).toEqual([]);
  const kept = (await stage.notes(ada, paperid)).body.notes.find(({ noteid }) => noteid === shared);
  expect(kept).toMatchObject({ isClosed: true, shared: false, revision: 2 });
  const open = noteForTests({ shared: true, revision: 2 });
  expect((await stage.note(ada, paperid, shared, open)).body.code).toBe('FORBIDDEN');
  const quiet = noteForTests({ text: 'Mine.', revision: 2 });
  expect((await stage.note(ada, paperid, shared, quiet)).body).toMatchObject({ isClosed: true });
});

test('whom one blocks, or is blocked by, shares nothing with one; moderators see all', async () => {
  const { paperid } = await putPaper(app, owner);
  const people = peopleStage(app);
  const blocked = await app.buildAccount();
  await stage.note(blocked, paperid, newLogid(), noteForTests({ shared: true }));
  await stage.note(bob, paperid, newLogid(), noteForTests({ shared: true }));
  await people.block(bob, blocked);
  await people.block(owner, blocked);
  expect(await ids(bob, paperid)).toHaveLength(1);
  expect(await ids(blocked, paperid)).toHaveLength(1);
  expect(await ids(owner, paperid)).toHaveLength(2);
});

test('whoever has proven no address shares nothing, and writes for themselves all the same', async () => {
  const { paperid } = await putPaper(app, owner);
  const unproven = await app.buildAccount();
  await settle(app, unproven, { verified: false });
  const noteid = newLogid();
  const shared = await stage.note(unproven, paperid, noteid, noteForTests({ shared: true }));
  expect(shared.body.code).toBe('FORBIDDEN');
  expect((await stage.note(unproven, paperid, noteid, noteForTests())).status).toBe(200);
  const change = noteForTests({ shared: true, revision: 1 });
  expect((await stage.note(unproven, paperid, noteid, change)).body.code).toBe('FORBIDDEN');
});

test('a place is of a page in a PDF, and of none in an article', async () => {
  const { paperid, moduleid } = await putPaper(app, owner);
  const articleid = await articleStage(app, clock).published(owner, moduleid);
  const { anchor } = noteForTests();
  const ofArticle = noteForTests({ anchor: { ...anchor, page: null } });
  expect((await stage.note(ada, paperid, newLogid(), ofArticle)).status).toBe(400);
  const call = (method: string, path: string, who: Person, body?: unknown) =>
    app.call<{ mayClose: boolean; notes: unknown[] }>(method, `/api/note/article/${path}`, {
      token: who.token,
      body,
    });
  const path = `${articleid}/${newLogid()}`;
  expect((await call('PUT', path, ada, noteForTests())).status).toBe(400);
  expect((await call('PUT', path, ada, ofArticle)).status).toBe(200);
  expect((await call('GET', articleid, ada)).body).toMatchObject({ mayClose: false });
  expect((await call('GET', articleid, owner)).body).toEqual({ notes: [], mayClose: true });
  await articleStage(app, clock).remove(owner, articleid, 2);
  expect((await call('GET', articleid, ada)).status).toBe(404);
  clock.advance(9 * day);
  await eventually(async () => expect(await notesOn(articleid)).toBe(0));
});

test('there are so many of one’s own, and so many that people share', async () => {
  const { paperid } = await putPaper(app, owner);
  await stage.note(ada, paperid, newLogid(), noteForTests());
  const more = (count: number, fields: object) =>
    app.inStore(async (store) => {
      const notes = store.collection<{ _id: string }>('notes');
      const one = await notes.findOne({ subject: paperid } as object);
      const all = Array.from({ length: count }, () => ({ ...one, ...fields, _id: newLogid() }));
      await notes.insertMany(all);
    });
  await more(noteLimits.own - 1, {});
  expect((await stage.note(ada, paperid, newLogid(), noteForTests())).body.code).toBe('FULL');
  await more(noteLimits.sharedOfOne - 1, { by: bob.userid, shared: true });
  const last = newLogid();
  const open = noteForTests({ shared: true });
  expect((await stage.note(bob, paperid, last, open)).status).toBe(200);
  const oneMore = await stage.note(bob, paperid, newLogid(), open);
  expect(oneMore.body).toMatchObject({ code: 'FULL' });
  expect(oneMore.body.msg).toContain('You share 100 notes here');
  // What is shared already may be changed.
  const changed = noteForTests({ shared: true, text: 'Ah.', revision: 1 });
  expect((await stage.note(bob, paperid, last, changed)).status).toBe(200);
  await more(noteLimits.shared - noteLimits.sharedOfOne, { by: 'somebody', shared: true });
  const third = await app.buildAccount();
  const shared = await stage.note(third, paperid, newLogid(), noteForTests({ shared: true }));
  expect(shared.body.code).toBe('FULL');
  expect((await stage.note(third, paperid, newLogid(), noteForTests())).status).toBe(200);
});

test('of an entry that goes those of a paper stay that another entry has too, until that goes', async () => {
  const { paperid, logid } = await putPaper(app, owner);
  await stage.note(ada, paperid, newLogid(), noteForTests());
  const other = newLogid();
  // Two that took the same at the same moment.
  await app.inStore(async (store) => {
    const all = store.collection<{ _id: string }>('weeklogs');
    const one = await all.findOne({ _id: logid });
    await all.insertOne({ ...one, _id: other, at: new Date(), uploads: [] } as { _id: string });
  });
  for (const [each, left] of [
    [logid, 1],
    [other, 0],
  ] as const) {
    await app.features.logWriting.remove(owner, each, 1);
    clock.advance(9 * day);
    await eventually(async () => expect(JSON.stringify(await app.stored())).not.toContain(each));
    expect(await notesOn(paperid)).toBe(left);
  }
});

test('they go with the paper, with the space, and with their author; removed papers have none to read', async () => {
  const there = await putPaper(app, owner);
  const { paperid, logid, moduleid } = there;
  await stage.note(ada, paperid, newLogid(), noteForTests());
  await stage.remove(owner, logid, 1);
  expect((await stage.notes(ada, paperid)).status).toBe(404);
  await stage.putBack(owner, logid, 2);
  expect(await ids(ada, paperid)).toHaveLength(1);
  await stage.save(owner, logid, logForTests(moduleid, { revision: 3 }));
  expect(await notesOn(paperid)).toBe(0);

  const other = await putPaper(app, owner);
  const writer = await app.buildAccount();
  await stage.note(writer, other.paperid, newLogid(), noteForTests({ shared: true }));
  await stage.note(ada, other.paperid, newLogid(), noteForTests());
  const { token, password } = writer;
  await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(await notesOn(other.paperid)).toBe(1);
  await app.call('DELETE', `/api/module/deletemodule/${other.moduleid}`, owner);
  expect((await stage.notes(ada, other.paperid)).status).toBe(404);
  clock.advance(32 * day);
  await eventually(async () => expect(await notesOn(other.paperid)).toBe(0));
}, 60_000);
