import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { eventually } from '../../../test/eventually.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { sheetStage } from '../../../test/sheet-stage.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* Cheat sheets over HTTP, with files as they are really kept and read. */

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof sheetStage>;
let uploader: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = sheetStage(app, clock);
  uploader = await app.buildAccount({ username: 'Ada' });
  reader = await app.buildAccount();
}, 60_000);
afterAll(() => app.close());

const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/api/cheatsheet/${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a PDF is published, found by what stands in it, read in ranges, and replaced', async () => {
  const sheetid = newSheetid();
  const contents = smallPdf('Eigenvalues of hermitian matrices');
  const file = {
    kind: 'pdf',
    uploadid: await stage.send(uploader, contents),
    cover: await stage.send(uploader, await smallPicture()),
  } as const;
  const draft = stage.draftOf(file, { subject: 'Algebra' });
  const made = await stage.publish(uploader, sheetid, draft);
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ isSearched: true, line: { pages: 1, kind: 'pdf' } });
  expect((await stage.publish(uploader, sheetid, draft)).body).toEqual(made.body);
  const { body: found } = await stage.list(null, 'search&words=hermitian');
  expect(found.sheets).toMatchObject([{ sheetid, by: { username: 'Ada', school: '' } }]);
  const whole = await bytesOf(`pdf/${sheetid}/1`);
  expect(whole.response.headers.get('content-type')).toContain('application/pdf');
  expect(whole.bytes.equals(contents)).toBe(true);
  const part = await bytesOf(`pdf/${sheetid}/1`, { Range: 'bytes=0-4' });
  expect([part.response.status, part.bytes.toString()]).toEqual([206, '%PDF-']);
  const cover = made.body.line.cover?.fileid ?? '';
  expect((await bytesOf(`picture/${sheetid}/${cover}`)).response.status).toBe(200);
  const next = smallPdf('Determinants');
  const uploadid = await stage.send(uploader, next);
  const replaced = await stage.replace(
    uploader,
    sheetid,
    { kind: 'pdf', uploadid, cover: null },
    1,
  );
  expect(replaced.body).toMatchObject({ revision: 2, line: { version: 2, cover: null } });
  expect((await bytesOf(`pdf/${sheetid}/1`)).bytes.equals(contents)).toBe(true);
  expect((await bytesOf(`pdf/${sheetid}/2`)).bytes.equals(next)).toBe(true);
  expect((await stage.pdf(null, sheetid, 3)).status).toBe(404);
  expect((await stage.list(null, 'search&words=hermitian')).body.sheets).toEqual([]);
}, 90_000);

test('what is no PDF is refused with a sentence, and its file is gone', async () => {
  const person = await app.buildAccount();
  const used = async () =>
    (await app.call<{ used: number }>('GET', '/api/upload', { token: person.token })).body.used;
  const uploadid = await stage.send(person, 'GIF89a and so on');
  expect(await used()).toBeGreaterThan(0);
  const draft = stage.draftOf({ kind: 'pdf', uploadid, cover: null });
  const refused = await stage.publish(person, newSheetid(), draft);
  expect(refused).toMatchObject({ status: 400, body: { msg: expect.stringContaining('PDF') } });
  expect(await used()).toBe(0);
});

test('a picture is one page: to read it anew for forty costs more than to send it', async () => {
  const uploadid = await stage.send(uploader, await smallPicture());
  const twice = stage.draftOf({ kind: 'pictures', uploadids: [uploadid, uploadid] });
  const refused = await stage.publish(uploader, newSheetid(), twice);
  expect(refused).toMatchObject({ status: 400, body: { msg: expect.stringContaining('twice') } });
  const once = stage.draftOf({ kind: 'pictures', uploadids: [uploadid] });
  expect((await stage.publish(uploader, newSheetid(), once)).status).toBe(200);
});

test('who has proven no address publishes nothing', async () => {
  const unproven = await app.buildAccount();
  const file = { kind: 'markdown', uploadid: await stage.send(unproven, 'Words') } as const;
  await app.inStore((store) =>
    store
      .collection('accounts')
      .updateOne({ _id: unproven.userid as never }, { $set: { verified: false } }),
  );
  const { body } = await stage.publish(unproven, newSheetid(), stage.draftOf(file));
  expect(body.code).toBe('FORBIDDEN');
});

test('it can be commented on, reported and taken down, with the answer to its uploader', async () => {
  const sheetid = await stage.published(uploader);
  const { token } = reader;
  const said = await app.call('POST', '/api/comment', {
    token,
    body: {
      commentid: newSheetid(),
      subject: { kind: 'cheatsheet', id: sheetid },
      answers: null,
      text: 'Thanks!',
    },
  });
  expect(said.status).toBeLessThan(300);
  await eventually(async () => {
    expect((await stage.view(null, sheetid)).body.comments).toBe(1);
  });
  expect((await app.features.cheatsheets.forReport(sheetid))?.isTakenDown).toBe(false);
  await app.features.cheatsheets.takeDown(sheetid, 'Copied from a book.');
  expect((await stage.view(reader, sheetid)).status).toBe(404);
  expect((await stage.view(uploader, sheetid)).status).toBe(200);
  expect((await stage.own(uploader)).body.sheets).toContainEqual(
    expect.objectContaining({ sheetid, takenDown: 'Copied from a book.' }),
  );
  await app.features.cheatsheets.putBackUp(sheetid);
  expect((await stage.view(reader, sheetid)).status).toBe(200);
});

const heldOf = async (userid: string) => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const parts = await app.features.personalData.collect(actor);
  const file = parts.find(({ name }) => name === 'cheatsheets');
  if (file === undefined) return null;
  const pieces = await allOf(file.pieces());
  return JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>[];
};

test('what is held: sheets with their files, votes and uses; then nothing', async () => {
  const person = await app.buildAccount();
  const own = await stage.published(person, { title: 'Mine' });
  const theirs = await stage.published(uploader);
  await stage.vote(person, theirs, 'up');
  await stage.use(person, theirs);
  await stage.vote(reader, own, 'down');
  const held = await heldOf(person.userid);
  expect(held).toHaveLength(3);
  expect(held).toContainEqual(
    expect.objectContaining({
      sheetid: own,
      facts: expect.objectContaining({ title: 'Mine' }),
      versions: [expect.objectContaining({ version: 1 })],
    }),
  );
  expect(held).toContainEqual(expect.objectContaining({ voteOn: theirs, vote: 'up' }));
  expect(held).toContainEqual(expect.objectContaining({ opened: theirs }));
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: person.token,
    body: { password: person.password },
  });
  expect(left.status).toBe(200);
  const stored = Object.entries(await app.stored());
  const all = JSON.stringify(stored.filter(([name]) => name.startsWith('cheatsheet')));
  for (const gone of [person.userid, own]) expect(all).not.toContain(gone);
  expect((await stage.view(reader, theirs)).body).toMatchObject({
    votes: { up: 0 },
    use: { thisWeek: 1 },
  });
});

test('what a newer version of Sets has stored is given as it is, listed as before, not changed', async () => {
  const person = await app.buildAccount();
  const sheetid = await stage.published(person, { title: 'Before' });
  const facts = { v: 9, blocks: ['Later'] };
  await app.inStore((store) =>
    store.collection('cheatsheets').updateOne({ _id: sheetid as never }, { $set: { facts } }),
  );
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await stage.read(person, sheetid)).toMatchObject(refused);
  expect(await stage.view(person, sheetid)).toMatchObject(refused);
  expect(await stage.remove(person, sheetid, 1)).toMatchObject(refused);
  expect((await stage.own(person)).body.sheets).toMatchObject([
    { sheetid, facts: { title: 'Before' } },
  ]);
  expect(await heldOf(person.userid)).toContainEqual(expect.objectContaining({ sheetid, facts }));
  expect(await app.features.cheatsheets.takeDown(sheetid, 'Why.')).toBe(true);
});
