import type { Module } from '@sets/shared/module/module.contract.ts';
import type { Collection } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { putModule } from '../../../test/put-module.ts';
import { settle } from '../../../test/settle.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import type { StoredModule } from './stored-module.ts';

let app: TestApp;
let owner: Person;
let moderator: Person;
let student: Person;
let ofDivision: Person;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  app = await appOfWorker();
  [owner, moderator, student, ofDivision, stranger] = await Promise.all([
    app.buildAccount({ username: 'Olga Owner' }),
    app.buildAccount({ username: 'Max Moderator' }),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
  admin = await app.buildAccount({ accountType: 'admin' });
  await settle(app, student, { school: 'Spaces University' });
  const personalDivision = { verified: true, division: 'Science' };
  await settle(app, ofDivision, { school: 'Spaces University', personalDivision });
  await settle(app, stranger, { school: 'Other University', personalDivision });
});

const topics = [
  { topicid: 't1', title: 'Vectors', archived: false },
  { topicid: 't2', title: 'Determinants', archived: false },
];
const closed = {
  visibility: 'division',
  school: 'Spaces University',
  division: 'Science',
  topics,
} as const;
const put = (content: Parameters<typeof putModule>[2] = {}) =>
  putModule(app, owner.userid, { moderators: [moderator.userid], ...content });

const read = (moduleid: string, person?: Person) =>
  app.call<Module>('GET', `/api/module/getmodule/${moduleid}`, { token: person?.token });
const stored = (moduleid: string) =>
  app.inStore((store) => store.collection<StoredModule>('modules').findOne({ _id: moduleid }));

describe('GET /api/module/getmodule/:moduleid', () => {
  test('400: for what is no id', async () => {
    expect((await read('no%20id')).status).toBe(400);
  });

  test('404: for what is not there', async () => {
    expect(await read('nothing', owner)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('200: an open one for everybody, with what each may do', async () => {
    const moduleid = await put({ content: { topics, description: '$x$' } });
    const nothing = { edit: false, invite: false, leave: false, handOver: false, remove: false };
    const { status, body } = await read(moduleid);
    expect(status).toBe(200);
    expect(body).toEqual({
      moduleid,
      title: 'Linear Algebra',
      description: '$x$',
      startDate: '2026-10-12',
      visibility: 'open',
      divisionOnly: false,
      division: '',
      school: 'NA',
      topics,
      owner: { userid: owner.userid, username: 'Olga Owner' },
      moderators: [{ userid: moderator.userid, username: 'Max Moderator' }],
      may: nothing,
    });
    expect((await read(moduleid, admin)).body.may).toEqual(nothing);
    const edits = { ...nothing, edit: true, invite: true };
    expect((await read(moduleid, moderator)).body.may).toEqual({ ...edits, leave: true });
    const all = { ...edits, handOver: true, remove: true };
    expect((await read(moduleid, owner)).body.may).toEqual(all);
  });

  test('a closed one is, to everybody else, as if it were not there', async () => {
    const nothing = await read('nothing', stranger);
    const statuses = async (moduleid: string) => {
      const who = { visitor: undefined, stranger, admin, student, ofDivision, moderator, owner };
      const answers: Record<string, number> = {};
      for (const [name, person] of Object.entries(who)) {
        const { status, body } = await read(moduleid, person);
        answers[name] = status;
        if (status !== 200) expect(body).toEqual(nothing.body);
      }
      return answers;
    };
    const never = { visitor: 404, stranger: 404, admin: 404 };
    const own = { moderator: 200, owner: 200 };
    const inSchool = await put({ content: { ...closed, visibility: 'school' } });
    expect(await statuses(inSchool)).toEqual({ ...never, student: 200, ofDivision: 200, ...own });
    const inDivision = await put({ content: closed });
    expect(await statuses(inDivision)).toEqual({ ...never, student: 404, ofDivision: 200, ...own });
  });
});

/** Each call that moderators make: what is right in it, and what is wrong. */
const changes: [string, string, object, object][] = [
  ['POST', 'putdescription', { description: 'Matrices' }, { description: 7 }],
  ['PUT', 'changemoduletitle', { title: 'Algebra' }, { title: ' ' }],
  ['PUT', 'changestartdate', { startDate: '2027-01-01' }, { startDate: 'tomorrow' }],
  ['PUT', 'changevisibility', { visibility: 'school', division: '' }, { visibility: 'secret' }],
  ['POST', 'addtopic', { title: 'Eigenvalues' }, { title: '' }],
  ['PUT', 'changetopictitle', { topicid: 't1', title: 'Arrows' }, { topicid: 'no id' }],
  ['PUT', 'archivetopic', { topicid: 't1', archived: true }, { archived: 'yes' }],
  ['PUT', 'reordertopics', { topicids: ['t2', 't1'] }, { topicids: ['t1', 't1'] }],
];

describe.each(changes)('%s /api/module/%s', (method, name, right, wrong) => {
  const change = (moduleid: string, person?: Person, body: object = right) =>
    app.call<{ module?: Module }>(method, `/api/module/${name}`, {
      token: person?.token,
      body: { moduleid, ...body },
    });

  test('401, 400, 403 and 404: nothing is changed', async () => {
    const [open, shut] = [await put({ content: { topics } }), await put({ content: closed })];
    const before = [await stored(open), await stored(shut)];
    expect((await change(open)).status).toBe(401);
    expect((await change(open, owner, { ...right, ...wrong })).status).toBe(400);
    const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };
    for (const other of [stranger, student, admin]) {
      expect(await change(open, other)).toMatchObject(forbidden);
    }
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
    for (const other of [stranger, student, admin]) {
      expect(await change(shut, other)).toMatchObject(notFound);
    }
    // Seen, and not moderated.
    expect(await change(shut, ofDivision)).toMatchObject(forbidden);
    expect(await change('nothing', owner)).toMatchObject(notFound);
    expect([await stored(open), await stored(shut)]).toEqual(before);
  });

  test('200: for its moderators and its owner alike, and it stays so', async () => {
    for (const person of [moderator, owner]) {
      const moduleid = await put({ content: closed });
      const { status, body } = await change(moduleid, person);
      expect(status).toBe(200);
      const now = (await read(moduleid, person)).body;
      expect(body.module ?? body).toEqual(now);
      expect(now).not.toEqual((await read(await put({ content: closed }), person)).body);
      expect((await stored(moduleid))?.revision).toBe(2);
    }
  });
});

test('to whom it is shown: the division stays where its school has it no more, and goes where it is for none', async () => {
  const moduleid = await put({ content: closed });
  const show = (visibility: string, division = '') =>
    app.call<Module>('PUT', '/api/module/changevisibility', {
      token: moderator.token,
      body: { moduleid, visibility, division },
    });
  const { body } = await show('division', 'Science');
  expect(body).toMatchObject({ visibility: 'division', divisionOnly: true, division: 'Science' });
  expect(await show('division', 'Arts')).toMatchObject({
    status: 400,
    body: { msg: expect.stringContaining('has no division “Arts”') },
  });
  expect((await read(moduleid, ofDivision)).status).toBe(200);
  expect((await show('open', 'Science')).body).toMatchObject({ visibility: 'open', division: '' });
  expect((await show('division')).status).toBe(400);
});

test('a space of no school is closed to the owner’s, or not at all', async () => {
  const moduleid = await put();
  const show = () =>
    app.call<Module>('PUT', '/api/module/changevisibility', {
      token: moderator.token,
      body: { moduleid, visibility: 'school', division: '' },
    });
  expect(await show()).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  const other = await app.buildAccount();
  await settle(app, other, { school: 'Spaces University', verified: false });
  const unproven = await putModule(app, other.userid);
  const mine = { moduleid: unproven, visibility: 'school', division: '' };
  const answer = () =>
    app.call<Module>('PUT', '/api/module/changevisibility', { token: other.token, body: mine });
  // Who has proven no address changes no space at all.
  expect((await answer()).status).toBe(403);
  await settle(app, other, { verified: true });
  expect((await answer()).body).toMatchObject({ school: 'Spaces University' });
  expect((await read(unproven, student)).status).toBe(200);
});

describe('lists', () => {
  test('what a person created and moderates, without what is closed to whoever asks', async () => {
    const [lecturer, helper] = [await app.buildAccount(), await app.buildAccount()];
    const of = (day: number, content: object) =>
      putModule(app, lecturer.userid, {
        moderators: [helper.userid],
        createdAt: new Date(2026, 9, day),
        content,
      });
    const open = await of(1, { title: 'Open' });
    const school = await of(2, { ...closed, visibility: 'school', title: 'School' });
    const division = await of(3, { ...closed, title: 'Division' });
    await putModule(app, lecturer.userid, { deletedAt: new Date(), content: { title: 'Deleted' } });
    const asked = async (list: string, whose: Person, person: Person) => {
      const path = `/api/user/${list}/${whose.userid}`;
      const { body } = await app.call<{ modules: { moduleid: string }[] }>('GET', path, {
        token: person.token,
      });
      return body.modules.map(({ moduleid }) => moduleid);
    };
    const lists = [
      ['getmodscreated', lecturer],
      ['getmoderating', helper],
    ] as const;
    for (const [list, whose] of lists) {
      expect(await asked(list, whose, stranger)).toEqual([open]);
      expect(await asked(list, whose, student)).toEqual([school, open]);
      expect(await asked(list, whose, ofDivision)).toEqual([division, school, open]);
      expect(await asked(list, whose, whose)).toEqual([division, school, open]);
    }
  });

  test('visited ones by their ids, in that order, without what one may not see', async () => {
    const [open, shut] = [
      await put({ content: { title: 'Open' } }),
      await put({ content: closed }),
    ];
    const gone = await put({ deletedAt: new Date() });
    const ask = (moduleids: string[], person?: Person) =>
      app.call('POST', '/api/module/getmodulesvisited', {
        token: person?.token,
        body: { moduleids },
      });
    const line = { moduleid: open, title: 'Open' };
    const closedLine = { moduleid: shut, title: 'Linear Algebra' };
    const all = [shut, gone, 'nothing', open, shut];
    expect(await ask(all)).toMatchObject({ status: 200, body: { modules: [line] } });
    expect((await ask(all, student)).body).toEqual({ modules: [line] });
    expect((await ask(all, ofDivision)).body).toEqual({ modules: [closedLine, line] });
    expect((await ask(['no id'])).status).toBe(400);
    expect((await ask(Array.from({ length: 201 }, (_, at) => `m${at}`))).status).toBe(400);
  });
});

describe('a space that another version of Sets has stored', () => {
  const modules = <Result>(act: (all: Collection<StoredModule>) => Promise<Result>) =>
    app.inStore((store) => act(store.collection<StoredModule>('modules')));
  const rename = (moduleid: string, title: string) =>
    app.call<Module>('PUT', '/api/module/changemoduletitle', {
      token: owner.token,
      body: { moduleid, title },
    });

  test('an old one, of a title alone, is read and listed; a change gives it the new shape', async () => {
    const _id = `old-${owner.userid}`;
    const others = { owner: owner.userid, moderators: [], createdAt: new Date() };
    await modules((all) => all.insertOne({ _id, title: 'Old', ...others }));
    expect((await read(_id)).body).toMatchObject({
      title: 'Old',
      description: '',
      visibility: 'open',
      topics: [],
    });
    expect((await rename(_id, 'New')).body.title).toBe('New');
    expect((await rename(_id, 'Newer')).body.title).toBe('Newer');
    expect(await modules((all) => all.findOne({ _id }))).toMatchObject({
      content: { v: 2, title: 'Newer' },
      revision: 2,
    });
  });

  test('409: a newer one is not read, not changed, stays as it is, and is in nobody else’s list', async () => {
    const lecturer = await app.buildAccount();
    const content = { v: 3, title: 'Newer', mood: 'bright' };
    const moduleid = await putModule(app, lecturer.userid);
    await modules((all) => all.updateOne({ _id: moduleid }, { $set: { content } }));
    const before = await stored(moduleid);
    const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
    expect(await read(moduleid, lecturer)).toMatchObject(refused);
    expect(await rename(moduleid, 'Mine')).toMatchObject(refused);
    expect(await stored(moduleid)).toEqual(before);
    const path = `/api/user/getmodscreated/${lecturer.userid}`;
    const own = await app.call('GET', path, { token: lecturer.token });
    expect(own.body).toEqual({ modules: [{ moduleid, title: 'Newer' }] });
    expect((await app.call('GET', path, { token: stranger.token })).body).toEqual({ modules: [] });
  });
});
