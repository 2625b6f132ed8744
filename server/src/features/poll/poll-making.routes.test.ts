import { type Poll, type PollLine } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

const topics = ['t1', 't2'].map((topicid) => ({ topicid, title: topicid, archived: false }));
const missing = { status: 404, body: { code: 'NOT_FOUND' } };

let app: TestApp;
let owner: Person;
let moderator: Person;
let stranger: Person;
beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount();
  moderator = await app.buildAccount();
  stranger = await app.buildAccount();
});

const space = (visibility: 'open' | 'school' = 'open') =>
  putModule(app, owner.userid, { moderators: [moderator.userid], content: { topics, visibility } });
const create = (by: Person, attempt: string, body = buildPoll()) =>
  app.call<Poll>('POST', `/api/polls?attempt=${attempt}`, { token: by.token, body });
const listOf = async (
  by: Person,
  { moduleid, topicid }: Pick<Poll, 'moduleid' | 'topicid'> = personalShelf,
) =>
  (
    await app.call<{ polls: PollLine[] }>(
      'GET',
      `/api/polls?moduleid=${moduleid}&topicid=${topicid}`,
      by,
    )
  ).body.polls;
const copy = (by: Person, pollid: string, to: object, attempt = '') =>
  app.call<Poll>('POST', `/api/polls/${pollid}/copy${attempt && `?attempt=${attempt}`}`, {
    token: by.token,
    body: to,
  });

describe('a poll that is made twice, because the reply was lost, is one', () => {
  test('the second answer is the first poll, as it is by now', async () => {
    const person = await app.buildAccount();
    const first = await create(person, 'once');
    const { moduleid: _m, topicid: _t, ...definition } = buildPoll({ title: 'Better' });
    await app.call('PUT', `/api/polls/${first.body.pollid}`, {
      token: person.token,
      body: { ...definition, revision: 1 },
    });
    const again = await create(person, 'once', buildPoll({ title: 'Other' }));
    expect(again).toMatchObject({
      status: 201,
      body: { pollid: first.body.pollid, title: 'Better', revision: 2 },
    });
    expect(await listOf(person)).toHaveLength(1);
  });

  test('at the same moment too', async () => {
    const person = await app.buildAccount();
    const made = await Promise.all(Array.from({ length: 6 }, () => create(person, 'same')));
    expect(new Set(made.map(({ body }) => body.pollid)).size).toBe(1);
    expect(made.every(({ status }) => status === 201)).toBe(true);
    expect(await listOf(person)).toHaveLength(1);
  });

  test('one that has made a listed poll makes no quick question, nor the other way round', async () => {
    const question = { kind: 'true-false', id: 'quick1', text: 'Is it clear?', seconds: null };
    const quick = (attempt: string) =>
      app.call('POST', `/api/polls/quick?attempt=${attempt}`, {
        token: owner.token,
        body: { ...personalShelf, title: 'Asked at once', question },
      });
    const refused = { status: 409, body: { code: 'CONFLICT' } };
    expect((await quick('quick-first')).status).toBe(201);
    expect(await create(owner, 'quick-first')).toMatchObject(refused);
    await create(owner, 'listed-first');
    expect(await quick('listed-first')).toMatchObject(refused);
  });

  test('another attempt is another poll; who sends none makes one each time', async () => {
    const person = await app.buildAccount();
    await create(person, 'a1');
    await create(person, 'a2');
    for (let turn = 0; turn < 2; turn += 1) {
      await app.call('POST', '/api/polls', { token: person.token, body: buildPoll() });
    }
    expect(await listOf(person)).toHaveLength(4);
  });

  test('the same name of somebody else is nothing to anybody: they get their own poll', async () => {
    const mine = await create(owner, 'shared-name', buildPoll({ title: 'Mine' }));
    const theirs = await create(stranger, 'shared-name', buildPoll({ title: 'Theirs' }));
    expect(theirs).toMatchObject({ status: 201, body: { title: 'Theirs' } });
    expect(theirs.body.pollid).not.toBe(mine.body.pollid);
  });

  test('404: what was made lies in a space that is closed to its maker by now', async () => {
    const moduleid = await space('school');
    const body = buildPoll({ moduleid, topicid: 't1', title: 'Secret by now' });
    expect((await create(moderator, 'left', body)).status).toBe(201);
    await app.call('PUT', '/api/module/removemoderator', {
      token: owner.token,
      body: { moduleid, userid: moderator.userid },
    });
    const again = await create(moderator, 'left');
    expect(again).toMatchObject(missing);
    expect(JSON.stringify(again.body)).not.toContain('Secret');
  });

  test('400: a name that is no id', async () => {
    expect(await create(owner, 'no%20id')).toMatchObject({ status: 400 });
  });

  test('a poll that was deleted is made anew', async () => {
    const person = await app.buildAccount();
    const { pollid } = (await create(person, 'twice')).body;
    await app.call('DELETE', `/api/polls/${pollid}`, person);
    expect(await create(person, 'twice')).toMatchObject({ status: 201, body: { revision: 1 } });
  });
});

describe('POST /api/polls/:pollid/copy', () => {
  test('beside it the copy says so; in another topic it is called the same; ids are new', async () => {
    const moduleid = await space();
    const t1 = { moduleid, topicid: 't1' };
    const { pollid, title, questions } = (await create(owner, 'copied', buildPoll(t1))).body;
    const beside = await copy(moderator, pollid, t1);
    expect(beside).toMatchObject({
      status: 201,
      body: { ...t1, title: `${title} (copy)`, revision: 1 },
    });
    const elsewhere = await copy(moderator, pollid, { moduleid, topicid: 't2' });
    expect(elsewhere.body).toMatchObject({ topicid: 't2', title });
    for (const { body } of [beside, elsewhere]) {
      expect(body.pollid).not.toBe(pollid);
      expect(body.questions.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
      expect(body.questions.map(({ id }) => id)).not.toEqual(questions.map(({ id }) => id));
    }
  });

  test('into one’s own space; twice by one attempt is one', async () => {
    const moduleid = await space();
    const { pollid } = (await create(owner, 'home', buildPoll({ moduleid, topicid: 't1' }))).body;
    const made = [
      await copy(moderator, pollid, personalShelf, 'c1'),
      await copy(moderator, pollid, personalShelf, 'c1'),
    ];
    expect(made[0]!.status).toBe(201);
    expect(made[1]!.body.pollid).toBe(made[0]!.body.pollid);
    expect((await listOf(owner)).some((each) => each.pollid === made[0]!.body.pollid)).toBe(false);
  });

  test('403 and 404: where one does not moderate what is copied, or where it goes', async () => {
    const open = await space();
    const closed = await space('school');
    const { pollid } = (await create(owner, 'kept', buildPoll({ moduleid: open, topicid: 't1' })))
      .body;
    const hidden = (await create(owner, 'kept2', buildPoll({ moduleid: closed, topicid: 't1' })))
      .body;
    expect(await copy(stranger, pollid, personalShelf)).toMatchObject({ status: 403 });
    expect(await copy(stranger, hidden.pollid, personalShelf)).toMatchObject(missing);
    const own = (await create(stranger, 'own')).body.pollid;
    expect(await copy(stranger, own, { moduleid: open, topicid: 't1' })).toMatchObject({
      status: 403,
    });
    expect(await copy(stranger, own, { moduleid: closed, topicid: 't1' })).toMatchObject(missing);
    expect(await copy(owner, pollid, { moduleid: open, topicid: 'none' })).toMatchObject(missing);
  });
});
