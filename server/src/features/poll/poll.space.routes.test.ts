import { type Poll, type PollLine } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

const topics = ['t1', 't2'].map((topicid) => ({ topicid, title: topicid, archived: false }));
const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };
const missing = { status: 404, body: { code: 'NOT_FOUND' } };

let app: TestApp;
let owner: Person;
let moderator: Person;
let student: Person;
let admin: Person;
beforeAll(async () => {
  app = await appOfWorker();
  [owner, moderator, student] = [
    await app.buildAccount(),
    await app.buildAccount(),
    await app.buildAccount(),
  ];
  admin = await app.buildAccount({ accountType: 'admin' });
});

const space = (visibility: 'open' | 'school' = 'open') =>
  putModule(app, owner.userid, {
    moderators: [moderator.userid],
    content: { topics, visibility },
  });
const create = (by: Person, moduleid: string, topicid = 't1') =>
  app.call<Poll>('POST', '/api/polls', {
    token: by.token,
    body: buildPoll({ moduleid, topicid }),
  });
const list = ({ token }: Person, moduleid: string, topicid = 't1') =>
  app.call<{ polls: PollLine[] }>('GET', `/api/polls?moduleid=${moduleid}&topicid=${topicid}`, {
    token,
  });
const takeAway = (moduleid: string, { userid }: Person) =>
  app.call('PUT', '/api/module/removemoderator', {
    token: owner.token,
    body: { moduleid, userid },
  });

describe('polls belong to their space', () => {
  test('who moderates it creates, lists, reads, changes and deletes them, all alike', async () => {
    const moduleid = await space();
    const made = [await create(owner, moduleid), await create(moderator, moduleid)];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    for (const person of [owner, moderator]) {
      const { body } = await list(person, moduleid);
      expect(body.polls.map(({ pollid }) => pollid).toSorted()).toEqual(
        made.map((each) => each.body.pollid).toSorted(),
      );
      expect((await list(person, moduleid, 't2')).body.polls).toEqual([]);
    }
    const path = `/api/polls/${made[0]!.body.pollid}`;
    expect((await app.call('GET', path, moderator)).status).toBe(200);
    const body = { ...definition, title: 'Better', revision: 1 };
    expect((await app.call('PUT', path, { token: moderator.token, body })).status).toBe(200);
    expect((await app.call('DELETE', path, moderator)).status).toBe(200);
    expect((await app.call('GET', path, owner)).status).toBe(404);
  });

  test('who sees it and does not moderate it: 403; to whom it is closed: 404', async () => {
    for (const [visibility, answer] of [
      ['open', forbidden],
      ['school', missing],
    ] as const) {
      const moduleid = await space(visibility);
      const { pollid } = (await create(owner, moduleid)).body;
      for (const person of [student, admin]) {
        expect(await create(person, moduleid)).toMatchObject(answer);
        expect(await list(person, moduleid)).toMatchObject(answer);
        for (const method of ['GET', 'DELETE']) {
          expect(await app.call(method, `/api/polls/${pollid}`, person)).toMatchObject(answer);
        }
        const body = { ...definition, revision: 1 };
        const given = { token: person.token, body };
        expect(await app.call('PUT', `/api/polls/${pollid}`, given)).toMatchObject(answer);
      }
    }
  });

  test('404: what is no space, or no topic of it', async () => {
    const moduleid = await space();
    for (const [space_, topic] of [
      ['nowhere', 't1'],
      [moduleid, 'nowhere'],
      [personalShelf.moduleid, 'nowhere'],
    ] as const) {
      expect(await create(owner, space_, topic)).toMatchObject(missing);
      expect(await list(owner, space_, topic)).toMatchObject(missing);
    }
  });

  test('a plan counts who created them', async () => {
    const moduleid = await space();
    const [creator] = [await app.buildAccount()];
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('modules')
        .updateOne({ _id: moduleid }, { $set: { moderators: [creator.userid] } }),
    );
    const before = await app.features.polls.countOf(owner.userid);
    await create(creator, moduleid);
    expect(await app.features.polls.countOf(creator.userid)).toBe(1);
    expect(await app.features.polls.countOf(owner.userid)).toBe(before);
  });

  test('stay with it when the account of who made them goes, and name nobody', async () => {
    const leaver = await app.buildAccount();
    const moduleid = await putModule(app, owner.userid, {
      moderators: [leaver.userid],
      content: { topics },
    });
    const { pollid } = (await create(leaver, moduleid)).body;
    const { token, password } = leaver;
    await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
    expect((await list(owner, moduleid)).body.polls.map((line) => line.pollid)).toEqual([pollid]);
    const stored = await app.inStore((store) => store.collection('polls').find().toArray());
    expect(JSON.stringify(stored)).not.toContain(leaver.userid);
  });
});

describe('one’s own space', () => {
  const shelf = (person: Person) => list(person, personalShelf.moduleid, personalShelf.topicid);

  test('is made with the first poll, once however many come at once, and counts against no limit', async () => {
    const person = await app.buildAccount();
    expect((await shelf(person)).body.polls).toEqual([]);
    expect(await app.features.ownSpaces.find(person)).toBeNull();
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call<Poll>('POST', '/api/polls', { token: person.token, body: buildPoll() }),
      ),
    );
    expect(new Set(made.map(({ body }) => body.moduleid)).size).toBe(1);
    expect((await shelf(person)).body.polls).toHaveLength(10);
    const { token, userid } = person;
    const { body } = await app.call('GET', `/api/user/getmodscreated/${userid}`, { token });
    expect(body).toEqual({ modules: [{ moduleid: made[0]!.body.moduleid, title: 'My polls' }] });
    // Nobody else sees it: who knows a person's id learns nothing of what they prepare.
    const other = await app.buildAccount();
    const seen = await app.call('GET', `/api/user/getmodscreated/${userid}`, other);
    expect(seen.body).toEqual({ modules: [] });
    const path = `/api/module/getmodule/${made[0]!.body.moduleid}`;
    expect(await app.call('GET', path, other)).toMatchObject({ status: 404 });
    expect((await app.call('GET', '/api/module/getallowance', { token })).body).toMatchObject({
      created: 0,
    });
  });

  test('is another one once it is deleted, or handed over', async () => {
    const person = await app.buildAccount();
    const first = await app.features.ownSpaces.ensure(person);
    await app.call('DELETE', `/api/module/deletemodule/${first.moduleid}`, person);
    expect(await app.features.ownSpaces.find(person)).toBeNull();
    const second = await app.features.ownSpaces.ensure(person);
    expect(second.moduleid).not.toBe(first.moduleid);
    expect(await app.features.ownSpaces.ensure(person)).toEqual(second);
    // Had back, it is the first again.
    await app.call('POST', '/api/module/restore', {
      token: person.token,
      body: { moduleid: first.moduleid },
    });
    expect(await app.features.ownSpaces.ensure(person)).toEqual(first);
  });

  test('whoever has proven no address has it, and invites nobody to it', async () => {
    const person = await app.buildAccount({ verified: false });
    const { moduleid } = await app.features.ownSpaces.ensure(person);
    const body = { moduleid, email: 'somebody@school.example' };
    const given = { token: person.token, body };
    expect(await app.call('POST', '/api/module/invitemoderator', given)).toMatchObject(forbidden);
  });
});

describe('who moderates a space no more', () => {
  test('presents nothing of it, reads no results, and hosts no longer, also in a room under way', async () => {
    const moduleid = await space();
    const { pollid: definitionId } = (await create(owner, moduleid)).body;
    const run = await presentPoll(app, definitionId, moderator);
    const watching = await connect(app.url, { token: moderator.token });
    await watching.ask('room:host', { roomId: run.roomId });
    const results = `/api/runs/${run.runId}/results`;
    expect((await app.call('GET', results, moderator)).status).toBe(200);
    expect((await app.call('GET', results, owner)).status).toBe(200);
    const gone = watching.gone();
    await takeAway(moduleid, moderator);
    // What hosts are told does not reach them any more.
    await gone;
    const again = await connect(app.url, { token: moderator.token });
    const refused = { ok: false, error: { code: 'FORBIDDEN' } };
    expect(await again.request('room:host', { roomId: run.roomId })).toMatchObject(refused);
    const wanted = { activity: 'poll', definitionId };
    expect(await again.request('room:open', wanted)).toMatchObject(refused);
    expect(await app.call('GET', results, moderator)).toMatchObject(forbidden);
    const runs = `/api/runs?activity=poll&definitionId=${definitionId}`;
    expect((await app.call('GET', runs, moderator)).body).toEqual({ runs: [], next: null });
    const own = (await app.call<{ runs: RunLine[] }>('GET', '/api/runs', moderator)).body;
    expect(own.runs.map(({ runId }) => runId)).not.toContain(run.runId);
    // The room goes on with those who are left.
    const host = await connect(app.url, { token: owner.token });
    await host.ask('room:host', { roomId: run.roomId });
    for (const peer of [again, host]) peer.close();
  });

  test('the runs of a topic are those of all who moderate it', async () => {
    const moduleid = await space();
    const { pollid } = (await create(owner, moduleid)).body;
    const run = await presentPoll(app, pollid, moderator);
    run.leave();
    const path = `/api/runs?moduleid=${moduleid}&topicid=t1`;
    const { body } = await app.call<{ runs: RunLine[] }>('GET', path, owner);
    expect(body.runs.map(({ runId }) => runId)).toEqual([run.runId]);
    expect(await app.call('GET', path, student)).toMatchObject(forbidden);
    expect(
      (await app.call<{ runs: RunLine[] }>('GET', '/api/runs', owner)).body.runs,
    ).not.toContainEqual(expect.objectContaining({ runId: run.runId }));
  });
});
