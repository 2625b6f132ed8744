import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionsTopic } from '@sets/shared/module/support-space.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { systemClock } from '../../core/clock.ts';
import { ModuleStore } from './module-store.service.ts';
import type { StoredModule } from './stored-module.ts';
import { asSupportSpace, SupportSpaceService } from './support-space.service.ts';

const moduleid = 'support';
const topic = { topicid: questionsTopic, title: 'Questions', archived: false };
const none = { edit: false, invite: false, leave: false, handOver: false, remove: false };

describe('the support space of a server', () => {
  let app: TestApp;
  let student: Person;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp();
    [student, admin] = await Promise.all([
      app.buildAccount(),
      app.buildAccount({ accountType: 'admin' }),
    ]);
  });
  afterAll(() => app.close());

  const read = async (person?: Person) =>
    (await app.call<{ may: object }>('GET', `/api/module/getmodule/${moduleid}`, person ?? {}))
      .body;
  const ask = (person: Person, method: 'POST' | 'PUT' | 'DELETE', name: string, body?: object) =>
    app.call(method, `/api/module/${name}`, { token: person.token, body });

  test('is there from the first start, open to visitors, with a topic for questions', async () => {
    expect(await read()).toMatchObject({
      moduleid,
      title: 'Sets Support',
      visibility: 'open',
      topics: [topic],
      owner: { userid: 'admins', username: 'The admins of this server' },
      moderators: [],
      may: none,
    });
    expect((await read(student)).may).toEqual(none);
  });

  test('is edited by any admin, who cannot leave it, and by nobody else', async () => {
    expect((await read(admin)).may).toEqual({ ...none, edit: true, invite: true });
    const change = { moduleid, title: 'Help' };
    expect((await ask(student, 'PUT', 'changemoduletitle', change)).status).toBe(403);
    expect(await ask(admin, 'PUT', 'changemoduletitle', change)).toMatchObject({
      status: 200,
      body: { title: 'Help', topics: [topic] },
    });
    await ask(admin, 'PUT', 'changemoduletitle', { moduleid, title: 'Sets Support' });
    expect((await ask(admin, 'POST', 'leave', { moduleid })).status).toBe(403);
  });

  test('follows who is an admin', async () => {
    const { userid, token } = await app.buildAccount();
    const role = (accountType: string) =>
      app.call('PUT', `/api/admin/people/${userid}/role`, {
        token: admin.token,
        body: { accountType },
      });
    const editing = async () =>
      (
        await app.call('PUT', '/api/module/changemoduletitle', {
          token,
          body: { moduleid, title: 'Sets Support' },
        })
      ).status;
    expect(await editing()).toBe(403);
    await role('admin');
    expect(await editing()).toBe(200);
    await role('student');
    expect(await editing()).toBe(403);
  });

  test('is not deleted, handed over or closed, not even by an admin; a helper may leave', async () => {
    const helper = await app.buildAccount();
    const { status } = await ask(admin, 'POST', 'invitemoderator', {
      moduleid,
      email: helper.email,
    });
    expect(status).toBe(200);
    const refused = { status: 403, body: { msg: expect.stringContaining('stays') } };
    for (const who of [admin, helper]) {
      expect(await ask(who, 'DELETE', `deletemodule/${moduleid}`)).toMatchObject(refused);
      const handing = await ask(who, 'POST', 'handover', { moduleid, userid: helper.userid });
      expect(handing).toMatchObject(refused);
      const closing = { moduleid, visibility: 'school', division: '' };
      expect((await ask(who, 'PUT', 'changevisibility', closing)).status).toBe(400);
    }
    const taking = { moduleid, userid: 'admins' };
    expect((await ask(admin, 'PUT', 'removemoderator', taking)).status).toBe(403);
    expect((await ask(helper, 'POST', 'leave', { moduleid })).status).toBe(200);
    expect(await read()).toMatchObject({ visibility: 'open', moderators: [] });
  });

  test('is among what an admin moderates, in lists, search and what is live; of nobody else', async () => {
    const moderating = async (who: Person, whose = who) => {
      const path = `/api/user/getmoderating/${whose.userid}`;
      const { body } = await app.call<{ modules: object[] }>('GET', path, { token: who.token });
      return body.modules;
    };
    const line = { moduleid, title: 'Sets Support' };
    expect(await moderating(admin)).toEqual([line]);
    expect(await moderating(student)).toEqual([]);
    // Who is an admin is nobody's business.
    expect(await moderating(student, admin)).toEqual([]);
    const found = async ({ token }: Person) =>
      (await app.call<{ hits: object[] }>('GET', '/api/search?q=Sets', { token })).body.hits;
    expect(await found(admin)).toMatchObject([{ kind: 'space', moduleid }]);
    expect(await found(student)).toEqual([]);
    const poll = buildPoll({ moduleid, topicid: questionsTopic });
    const run = await presentPoll(app, (await app.features.polls.create(admin, poll))._id, admin);
    const live = async ({ token }: Person) =>
      (await app.call<{ rooms: object[] }>('GET', '/api/module/getlive', { token })).body.rooms;
    expect(await live(admin)).toMatchObject([{ moduleid, space: 'Sets Support', moderates: true }]);
    expect(await live(student)).toEqual([]);
    run.leave();
  });

  test('an admin has no more rights in other spaces than before', async () => {
    const other = await putModule(app, student.userid);
    const change = { moduleid: other, title: 'Mine now' };
    expect((await ask(admin, 'PUT', 'changemoduletitle', change)).status).toBe(403);
  });
});

describe('made and kept at the start', () => {
  const openings = async (times: number) => {
    const store = await startTestStore();
    const connections = await Promise.all(
      Array.from({ length: times }, () => mongoose.createConnection(store.uri).asPromise()),
    );
    const [connection] = connections;
    if (connection === undefined) throw new Error('At least one opens it.');
    const ensure = () =>
      Promise.all(
        connections.map((each) =>
          new SupportSpaceService({
            store: new ModuleStore(each),
            clock: systemClock,
            moduleid,
          }).ensure(),
        ),
      );
    const spaces = connection.collection<StoredModule>('modules');
    const close = async () => {
      await Promise.all(connections.map((each) => each.close()));
      await store.close();
    };
    return { ensure, spaces, close };
  };

  test('once by several processes at once, and left as it is by later starts', async () => {
    const { ensure, spaces, close } = await openings(6);
    await ensure();
    await spaces.updateOne({ _id: moduleid }, { $set: { 'content.title': 'Help' } });
    const [before, ...others] = await spaces.find().toArray();
    expect(others).toEqual([]);
    await ensure();
    expect(await spaces.find().toArray()).toEqual([before]);
    await close();
  });

  test('a space of before that the settings name becomes the admins’; its owner moderates it', async () => {
    const { ensure, spaces, close } = await openings(4);
    await spaces.insertOne({
      _id: moduleid,
      title: 'Ask me',
      owner: 'somebody',
      moderators: ['else'],
      deletedAt: new Date(),
      createdAt: new Date(),
    });
    await ensure();
    expect(await spaces.findOne({ _id: moduleid })).toMatchObject({
      owner: 'admins',
      moderators: ['somebody', 'else'],
      deletedAt: null,
      revision: 1,
      content: { title: 'Ask me', visibility: 'open', topics: [topic] },
    });
    await close();
  });

  test('what an admin made of it stays: topics put away, helpers, words', () => {
    const content = {
      title: 'Help',
      description: '',
      startDate: '',
      visibility: 'open' as const,
      division: '',
      school: 'NA',
      topics: [{ ...topic, archived: true }],
    };
    const kept = {
      _id: moduleid,
      content,
      owner: 'admins',
      moderators: ['a'],
      invitations: [],
      deletedAt: null,
      revision: 3,
      createdAt: new Date(),
    };
    expect(asSupportSpace(kept)).toBeNull();
    const closed = { ...kept, content: { ...content, visibility: 'school' as const, topics: [] } };
    expect(asSupportSpace(closed)).toMatchObject({
      moderators: ['a'],
      content: { title: 'Help', visibility: 'open', topics: [topic] },
    });
  });
});
