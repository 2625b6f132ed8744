import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../test/connect.ts';
import { buildPoll, runIn } from '../../test/live-stage.ts';
import { presentPoll } from '../../test/presented-poll.ts';
import { putModule } from '../../test/put-module.ts';
import { qnaCallsOf } from '../../test/qna-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';

/* A code that is shown in the hall lets in whoever has it, also where the space is closed (decision 35). */

let app: TestApp;
let owner: Person;
let moduleid: string;
let questionid: string;
let presented: Awaited<ReturnType<typeof presentPoll>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.buildAccount();
  moduleid = await putModule(app, owner.userid, {
    content: {
      title: 'Closed Algorithms',
      description: 'For those of the school alone.',
      visibility: 'school',
      school: 'Harbour University',
      topics: [{ topicid: 't1', title: 'Closed topic', archived: false }],
    },
  });
  questionid = (await qnaCallsOf(app).ask(owner, moduleid, { title: 'Closed question' })).body
    .questionid;
  const poll = buildPoll({ moduleid, topicid: 't1', title: 'Colours' });
  presented = await presentPoll(app, (await app.features.polls.create(owner, poll))._id, owner);
  await presented.command({ type: 'open' });
});
afterAll(async () => {
  presented.leave();
  await app.close();
});

/** A visitor, or somebody of another school, with the code from the wall. */
const people = [
  ['a visitor', async () => undefined],
  ['somebody of no school', () => app.buildAccount()],
] as const;

describe.each(people)('%s with the code', (_, build) => {
  test('joins, is told what is on and answers; nothing that they are told names the space', async () => {
    const peer = await connect(app.url, { token: (await build())?.token });
    const joined = await peer.ask('room:join', { room: { code: presented.code } });
    const { roomId } = joined.room;
    const { runId } = runIn(joined);
    expect(runIn(joined)).toMatchObject({ activity: 'poll', ended: false });
    const answer = {
      roomId,
      runId,
      slot: 'q0.r1',
      attempt: 'attempt1',
      revision: 1,
      value: { choices: ['red'] },
      tappedAt: Date.now(),
    };
    expect(await peer.request('answer:submit', answer)).toMatchObject({ ok: true });
    const all = () => JSON.stringify([joined, peer.notices, peer.plain]);
    // What is asked comes with the next beat.
    const told = await peer.until(() => (all().includes('Question q1') ? all() : undefined));
    for (const closed of [moduleid, '"t1"', 'Closed', 'Harbour', owner.userid]) {
      expect(told).not.toContain(closed);
    }
    peer.close();
  });

  test('finds nothing of what lies in the space: each way to it is as if it were not there', async () => {
    const who = await build();
    const ways = (id: string, question: string) => [
      `/api/module/getmodule/${id}`,
      `/api/module/getlive/${id}`,
      `/api/module/getpast/${id}/t1`,
      `/api/module/gettimeline/${id}/t1`,
      `/api/qna/list/${id}/t1`,
      `/api/qna/counts/${id}/t1`,
      `/api/qna/question/${question}`,
    ];
    const [there, nowhere] = [ways(moduleid, questionid), ways('nowhere', 'nothing')];
    for (const [at, path] of there.entries()) {
      const answer = await app.call('GET', path, { token: who?.token });
      expect([path, answer.status]).toEqual([path, 404]);
      const none = await app.call('GET', nowhere[at]!, { token: who?.token });
      expect(answer.body).toEqual(none.body);
    }
    const peer = await connect(app.url, { token: who?.token });
    for (const at of [{ moduleid }, { moduleid, topicid: 't1' }]) {
      const entering = await peer.request('place:enter', { kind: 'space', at });
      expect(entering).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    }
    peer.close();
  });
});

test('with the doors closed the code lets nobody in any more', async () => {
  const host = await connect(app.url, { token: owner.token });
  const { roomId } = presented;
  await host.ask('room:host', { roomId });
  await host.ask('room:lock', { roomId, locked: true });
  const late = await connect(app.url);
  const joining = await late.request('room:join', { room: { code: presented.code } });
  expect(joining).toMatchObject({ ok: false, error: { code: 'TOO_LATE' } });
  for (const each of [late, host]) each.close();
});
