import type { AskedInRun } from '@sets/shared/qna/qna.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* The run, what was on, and the minute at which a question was asked: as the server knows it. */

const clock = createManualClock();
let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let moderator: Person;
let student: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  qna = qnaCallsOf(app);
  [owner, moderator, student] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
});
afterAll(() => app.close());

const space = () => putAskedSpace(app, owner.userid, { moderators: [moderator.userid] });
const present = async (moduleid: string, by = owner, topicid = 't1') => {
  const { _id } = await app.features.polls.create(by, buildPoll({ moduleid, topicid }));
  return presentPoll(app, _id, by);
};
const minutes = (count: number): void => clock.advance(count * 60_000);
const askedBy = async (moduleid: string, rest: object = {}): Promise<AskedInRun | null> => {
  const { questionid } = (await qna.ask(student, moduleid, rest)).body;
  const { question } = (await qna.read(student, questionid)).body;
  return question.asked;
};

test('who asks from a topic in which something is on has run, place and minute with their question', async () => {
  const moduleid = await space();
  const run = await present(moduleid);
  const { runId, code } = run;
  minutes(2);
  expect(await askedBy(moduleid)).toEqual({ runId, code, minute: 2, slide: null });
  await run.command({ type: 'open' });
  minutes(3);
  expect(await askedBy(moduleid)).toEqual({ runId, code, minute: 5, slide: 1 });
  await run.command({ type: 'close' });
  await run.command({ type: 'goto', question: 1 });
  expect(await askedBy(moduleid, { anonymous: true })).toMatchObject({ minute: 5, slide: 2 });
  await run.command({ type: 'end' });
  expect(await askedBy(moduleid)).toBeNull();
});

test('what somebody says of it is believed in so far as it is on in this topic', async () => {
  const [moduleid, elsewhere] = [await space(), await space()];
  const [here, there] = [await present(moduleid), await present(elsewhere)];
  minutes(1);
  const asked = { runId: there.runId };
  expect(await askedBy(moduleid, { asked })).toMatchObject({ runId: here.runId });
  await here.command({ type: 'end' });
  expect(await askedBy(moduleid, { asked })).toBeNull();
  expect(await askedBy(moduleid, { asked: { runId: here.runId } })).toBeNull();
  const told = { asked: { runId: here.runId, minute: 99, slide: 7 } };
  expect((await qna.ask(student, moduleid, told)).status).toBe(400);
});

test('of several that are on it is the one they name, then the one they are in, then the newest', async () => {
  const moduleid = await space();
  const first = await present(moduleid);
  minutes(1);
  const second = await present(moduleid, moderator);
  expect(second.roomId).not.toBe(first.roomId);
  expect(await askedBy(moduleid)).toMatchObject({ runId: second.runId });
  await answering(app, first, clock, student.token);
  expect(await askedBy(moduleid)).toMatchObject({ runId: first.runId, minute: 1 });
  const asked = { runId: second.runId };
  expect(await askedBy(moduleid, { asked })).toMatchObject({ runId: second.runId, minute: 0 });
});
