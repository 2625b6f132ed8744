import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { nothingSaid, resumeStage } from '../../../test/resume-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { resumeMessages } from './resume.messages.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof resumeStage>;
let reader: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = resumeStage(app, clock);
  reader = await app.buildAccount();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const openAccess = { isClosed: false, key: null };
const anyKey = 'x'.repeat(22);
const logIn = { status: 401, body: { code: 'UNAUTHENTICATED', msg: resumeMessages.logIn } };
const closed = { status: 403, body: { code: 'FORBIDDEN', msg: resumeMessages.closed } };
const linkGone = { status: 404, body: { code: 'NOT_FOUND', msg: resumeMessages.linkGone } };
const nobody = { status: 404, body: { code: 'NOT_FOUND', msg: resumeMessages.nobody } };

describe('GET /api/user/getresume/:userid', () => {
  test('200: for whoever is logged in, without an e-mail; who may read it is told to its owner', async () => {
    const owner = await app.buildAccount({ username: 'Ada Lovelace' });
    const { userid } = owner;
    const answer = await stage.read(reader, userid);
    expect(answer.status).toBe(200);
    const told = { ...nothingSaid, userid, username: 'Ada Lovelace', revision: 0 };
    expect(answer.body).toEqual({ ...told, access: null });
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
    expect((await stage.read(admin, userid)).body.access).toBeNull();
    expect(await stage.own(owner)).toEqual({ ...told, access: openAccess });
  });

  test('401: for a visitor, alike whether there is such a person or not', async () => {
    const { userid } = await app.buildAccount();
    expect(await stage.read(null, userid)).toMatchObject(logIn);
    expect(await stage.read(null, 'nobody')).toMatchObject(logIn);
  });

  test('404: where there is nobody of this id', async () => {
    expect(await stage.read(reader, 'nobody')).toMatchObject(nobody);
    expect(await stage.read(reader, 'nobody', anyKey)).toMatchObject(nobody);
    expect(await stage.read(null, 'nobody', anyKey)).toMatchObject(linkGone);
  });

  test('400: for what is no id, or no key', async () => {
    expect((await stage.read(reader, 'no%20id')).status).toBe(400);
    for (const key of ['', 'short', 'x'.repeat(23), `${'x'.repeat(21)}.`]) {
      expect((await stage.read(reader, reader.userid, key)).status).toBe(400);
    }
  });

  test('a lecture hall behind one address opens one by its link within a minute', async () => {
    const owner = await app.buildAccount();
    const { access } = (await stage.change(owner, 'link')).body;
    const open = async () => (await stage.read(null, owner.userid, access!.key!)).status;
    for (let group = 0; group < 7; group += 1) {
      const statuses = await Promise.all(Array.from({ length: 50 }, open));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });
});

test('a closed one is read by its owner, and by nobody else, not even an admin', async () => {
  const owner = await app.buildAccount();
  const { body } = await stage.change(owner, 'access', { isClosed: true });
  expect(body).toMatchObject({ access: { isClosed: true, key: null }, revision: 1 });
  for (const who of [reader, admin]) {
    expect(await stage.read(who, owner.userid)).toMatchObject(closed);
  }
  expect(await stage.read(null, owner.userid)).toMatchObject(logIn);
  expect(await stage.own(owner)).toEqual(body);
  await stage.change(owner, 'access', { isClosed: false });
  expect((await stage.read(reader, owner.userid)).status).toBe(200);
});

test('a link opens it to whoever has it, also where it is closed, until it is withdrawn', async () => {
  const owner = await app.buildAccount();
  const { userid } = owner;
  const { access } = (await stage.change(owner, 'link')).body;
  const key = access!.key!;
  expect(key).toMatch(/^[\w-]{22}$/);
  // It stays where it is there.
  expect((await stage.change(owner, 'link')).body).toMatchObject({ access, revision: 1 });
  await stage.change(owner, 'access', { isClosed: true });
  for (const who of [null, reader]) {
    const { status, body } = await stage.read(who, userid, key);
    expect([status, body.access]).toEqual([200, null]);
  }
  // Of somebody else, or nearly right, is none.
  const near = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  expect(await stage.read(null, userid, near)).toMatchObject(linkGone);
  expect(await stage.read(null, reader.userid, key)).toMatchObject(linkGone);
  expect(await stage.read(reader, userid, near)).toMatchObject(closed);
  const withdrawn = await stage.remove(owner, 'link');
  expect(withdrawn.body.access).toEqual({ isClosed: true, key: null });
  expect(await stage.read(null, userid, key)).toMatchObject(linkGone);
  expect(await stage.read(reader, userid, key)).toMatchObject(closed);
  const another = (await stage.change(owner, 'link')).body.access!.key!;
  expect(another).not.toBe(key);
  expect(await stage.read(null, userid, key)).toMatchObject(linkGone);
});

test('where it is open, a wrong link keeps nobody out who is logged in', async () => {
  const owner = await app.buildAccount();
  expect((await stage.read(reader, owner.userid, anyKey)).status).toBe(200);
  expect((await stage.read(owner, owner.userid, anyKey)).body.access).toEqual(openAccess);
});

test('links that are made at the same moment are one', async () => {
  const owner = await app.buildAccount();
  const made = await Promise.all([1, 2, 3].map(() => stage.change(owner, 'link')));
  expect(new Set(made.map(({ body }) => body.access?.key)).size).toBe(1);
});

describe('GET /api/user/resume/pdf/:userid', () => {
  const paper = async (userid: string, query: string, who?: Person) => {
    const response = await fetch(`${app.url}/api/user/resume/pdf/${userid}?${query}`, {
      headers: who === undefined ? {} : { authorization: `Bearer ${who.token}` },
    });
    return { response, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  };

  test('200: a file of a name that any disk takes, by the same door', async () => {
    const owner = await app.buildAccount({ username: 'Zoë ../"Ada" O’Neil;' });
    const { userid } = owner;
    const { response, text } = await paper(userid, 'design=plain', reader);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toContain(
      `filename*=UTF-8''${encodeURIComponent('resume-Zoë-Ada-O-Neil.pdf')}`,
    );
    expect(text.startsWith('%PDF-')).toBe(true);
    await stage.change(owner, 'access', { isClosed: true });
    const key = (await stage.change(owner, 'link')).body.access!.key!;
    for (const design of ['plain', 'columns', 'academic']) {
      expect((await paper(userid, `design=${design}&key=${key}`)).response.status).toBe(200);
    }
    expect((await paper(userid, 'design=plain')).response.status).toBe(401);
    expect((await paper(userid, `design=plain&key=${anyKey}`)).response.status).toBe(404);
    expect((await paper(userid, 'design=plain', reader)).response.status).toBe(403);
  });

  test('400: no such design', async () => {
    for (const query of ['', 'design=', 'design=other']) {
      expect((await paper(reader.userid, query, reader)).response.status).toBe(400);
    }
  });
});
