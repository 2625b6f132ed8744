import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '@sets/shared/core/limits.ts';
import { type NewPoll, type Poll, type PollLine } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
  stranger = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const create = async (poll: NewPoll = buildPoll(), { token } = owner): Promise<Poll> =>
  (await app.call<Poll>('POST', '/api/polls', { token, body: poll })).body;

const changeOf = ({ moduleid: _m, topicid: _t, ...definition }: NewPoll, revision: number) => ({
  ...definition,
  revision,
});

const onePoll = (pollid: string) => `/api/polls/${pollid}`;

describe('a poll in the own space of somebody else: 404, and it stays as it is', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s', async (method) => {
    const poll = await create();
    const body = method === 'PUT' ? changeOf(buildPoll({ title: 'Mine now' }), 1) : undefined;
    const answer = await app.call(method, onePoll(poll.pollid), { token: stranger.token, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const { body: after } = await app.call('GET', onePoll(poll.pollid), owner);
    expect(after).toEqual(poll);
  });
});

describe('a poll that is not there: 404', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s', async (method) => {
    const body = method === 'PUT' ? changeOf(buildPoll(), 1) : undefined;
    const answer = await app.call(method, onePoll('nowhere'), { token: owner.token, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('POST /api/polls', () => {
  test('201: the poll as it is kept, with cleaned text', async () => {
    const answer = await app.call('POST', '/api/polls', {
      token: owner.token,
      body: buildPoll({ title: '  Colours\u0000 of \u202Elight ' }),
    });
    expect(answer.status).toBe(201);
    const at = new Date(clock.now()).toISOString();
    expect(answer.body).toEqual({
      ...buildPoll({ title: 'Colours of light' }),
      ...(await app.features.ownSpaces.find(owner)),
      pollid: expect.any(String),
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
  });

  test('201: a student may create one too', async () => {
    const { token } = await app.buildAccount({ accountType: 'student' });
    expect((await app.call('POST', '/api/polls', { token, body: buildPoll() })).status).toBe(201);
  });

  test('403: when the topic is full', async () => {
    const crowded = await app.buildAccount();
    const poll = buildPoll();
    const granted = { ...noPremium, plan: 'premium', status: 'active' } as const;
    await app.features.accountPremium.set(crowded.userid, granted);
    const { _id } = await app.features.polls.create(crowded, poll);
    await app.inStore(async (store) => {
      const polls = store.collection<{ _id: string }>('polls');
      const [first] = await polls.find({ _id }).toArray();
      const others = Array.from({ length: limits.pollsPerTopic - 1 }, (_, at) => ({
        ...first,
        _id: `${_id}-${at}`,
      }));
      await polls.insertMany(others);
    });
    const options = { token: crowded.token, body: poll };
    expect(await app.call('POST', '/api/polls', options)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});

describe('POST /api/polls within a plan', () => {
  test('403: a full plan names its number and the way out; premium holds more', async () => {
    const eager = await app.buildAccount();
    const { polls: held } = app.config.plans.free;
    const question = { kind: 'true-false', id: 'q1', text: 'Clear?', seconds: null } as const;
    // What is asked at once counts for no plan.
    await app.features.polls.quick(eager, { ...personalShelf, title: 'At once', question });
    // All at once, and more than there is room for.
    const made = await Promise.allSettled(
      Array.from({ length: held + 3 }, () => app.features.polls.create(eager, buildPoll())),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(held);
    const options = { token: eager.token, body: buildPoll() };
    expect(await app.call('POST', '/api/polls', options)).toMatchObject({
      status: 403,
      body: {
        code: 'FORBIDDEN',
        msg: `Your plan holds ${held} polls. Delete some, or upgrade.`,
      },
    });
    expect(await app.features.polls.countOf(eager.userid)).toBe(held);
    const granted = { ...noPremium, plan: 'premium', status: 'active' } as const;
    await app.features.accountPremium.set(eager.userid, granted);
    expect((await app.call('POST', '/api/polls', options)).status).toBe(201);
  });
});

describe('PUT /api/polls/:pollid', () => {
  test('200: changed, with the next revision', async () => {
    const poll = await create();
    clock.advance(1_000);
    const body = changeOf(buildPoll({ title: 'Shapes' }), poll.revision);
    const answer = await app.call<Poll>('PUT', onePoll(poll.pollid), { token: owner.token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...poll,
      title: 'Shapes',
      revision: 2,
      updatedAt: new Date(clock.now()).toISOString(),
    });
    expect((await app.call('GET', onePoll(poll.pollid), owner)).body).toEqual(answer.body);
  });

  test('409: of two who loaded the same revision one wins, the other is told', async () => {
    const poll = await create();
    const titles = ['First', 'Second'];
    const answers = await Promise.all(
      titles.map((title) =>
        app.call<Poll>('PUT', onePoll(poll.pollid), {
          token: owner.token,
          body: changeOf(buildPoll({ title }), poll.revision),
        }),
      ),
    );
    const winner = answers.find(({ status }) => status === 200)?.body;
    const loser = answers.find(({ status }) => status !== 200);
    expect(loser).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await app.call('GET', onePoll(poll.pollid), owner)).body).toEqual(winner);
  });
});

describe('DELETE /api/polls/:pollid', () => {
  test('200: it is gone', async () => {
    const poll = await create();
    expect((await app.call('DELETE', onePoll(poll.pollid), owner)).status).toBe(200);
    expect((await app.call('GET', onePoll(poll.pollid), owner)).status).toBe(404);
  });

  test('409: not while it is running', async () => {
    const poll = await create();
    const host = await connect(app.url, { token: owner.token });
    await host.ask('room:open', { activity: 'poll', definitionId: poll.pollid });
    host.close();
    expect(await app.call('DELETE', onePoll(poll.pollid), owner)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_PHASE' },
    });
  });
});

describe('GET /api/polls', () => {
  const { moduleid, topicid } = personalShelf;
  const list = ({ token }: Person) =>
    app.call<{ polls: PollLine[] }>('GET', `/api/polls?moduleid=${moduleid}&topicid=${topicid}`, {
      token,
    });

  test('200: one’s own of this topic alone, newest first', async () => {
    const lister = await app.buildAccount();
    const older = await create(buildPoll({ title: 'Older' }), lister);
    await create(buildPoll({ title: 'Elsewhere', topicid: 'other' }), lister);
    clock.advance(1_000);
    const newer = await create(buildPoll({ title: 'Newer' }), lister);
    const answer = await list(lister);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      polls: [newer, older].map(({ pollid, title, questions, updatedAt }) => ({
        pollid,
        title,
        questions: questions.length,
        kinds: ['choice'],
        updatedAt,
        code: null,
        setAside: false,
        survey: null,
        lastRun: null,
        failure: null,
      })),
    });
  });

  test('200: with the join code of a run under way, and whether it is on there or set aside', async () => {
    const lister = await app.buildAccount();
    const [first, second] = [await create(buildPoll(), lister), await create(buildPoll(), lister)];
    const ref = ({ pollid: definitionId }: Poll) => ({ activity: 'poll', definitionId });
    const host = await connect(app.url, { token: lister.token });
    const { room } = await host.ask('room:open', ref(first));
    const { roomId, code } = room;
    const standings = async () =>
      Object.fromEntries(
        (await list(lister)).body.polls.map((line) => [line.pollid, [line.code, line.setAside]]),
      );
    expect(await standings()).toEqual({
      [first.pollid]: [code, false],
      [second.pollid]: [null, false],
    });
    await host.ask('room:host', { roomId });
    await host.ask('room:start', { roomId, ...ref(second) });
    expect(await standings()).toEqual({
      [first.pollid]: [code, true],
      [second.pollid]: [code, false],
    });
    host.close();
  });

  test('429: beyond the limit of this account, and nobody else’s', async () => {
    const eager = await app.buildAccount();
    const calls = Array.from({ length: 301 }, () => list(eager));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await list(owner)).status).toBe(200);
    clock.advance(60_000);
    expect((await list(eager)).status).toBe(200);
  });
});
