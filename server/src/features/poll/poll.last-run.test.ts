import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const newPoll = async (): Promise<string> =>
  (await app.features.polls.create(owner, buildPoll()))._id;

const lineOf = async (pollid: string): Promise<PollLine> => {
  const { moduleid, topicid } = buildPoll();
  const path = `/api/polls?moduleid=${moduleid}&topicid=${topicid}`;
  const { body } = await app.call<{ polls: PollLine[] }>('GET', path, owner);
  return body.polls.find((line) => line.pollid === pollid)!;
};

/** A run that so many have answered, each with these choices, and that has ended. */
const presented = async (pollid: string, ...choices: string[]): Promise<string> => {
  clock.advance(1_000);
  const run = await presentPoll(app, pollid, owner);
  await run.command({ type: 'open' });
  for (const choice of choices) {
    const phone = await answering(app, run, clock);
    await phone.answer('q0.r1', choice);
    phone.leave();
  }
  await run.command({ type: 'end' });
  run.leave();
  return run.runId;
};

describe('GET /api/polls, what was presented last', () => {
  test('is of the newest run that is over: how many were there, and its last round', async () => {
    const pollid = await newPoll();
    expect((await lineOf(pollid)).lastRun).toBeNull();
    await presented(pollid, 'red', 'red', 'red');
    const runId = await presented(pollid, 'red', 'blue');
    const openedAt = new Date(clock.now()).toISOString();
    const round = {
      text: 'Question q1',
      answered: 2,
      lines: [
        { text: 'red', count: 1 },
        { text: 'green', count: 0 },
        { text: 'blue', count: 1 },
      ],
    };
    const last = { runId, openedAt, joined: 2, round };
    expect((await lineOf(pollid)).lastRun).toEqual(last);
    // One that is under way is not over.
    clock.advance(1_000);
    const now = await presentPoll(app, pollid, owner);
    const line = await lineOf(pollid);
    expect(line).toMatchObject({ code: now.code, lastRun: last });
    await now.command({ type: 'end' });
    now.leave();
    expect((await lineOf(pollid)).lastRun).toMatchObject({ runId: now.runId, round: null });
  });

  test('is gone with its results; then it is the one before', async () => {
    const pollid = await newPoll();
    const first = await presented(pollid, 'green');
    const second = await presented(pollid, 'blue');
    clock.advance(5_000);
    expect((await lineOf(pollid)).lastRun?.runId).toBe(second);
    for (const [runId, left] of [
      [second, first],
      [first, undefined],
    ]) {
      expect((await app.call('DELETE', `/api/runs/${runId}`, owner)).status).toBe(200);
      expect((await lineOf(pollid)).lastRun?.runId).toBe(left);
    }
  });

  test('that cannot be read says when it was, and nothing of what it came to', async () => {
    const pollid = await newPoll();
    const runId = await presented(pollid, 'red');
    const damage = { $set: { definition: { v: 99 } } };
    await app.inStore((store) =>
      store.collection<{ _id: string }>('runs').updateOne({ _id: runId }, damage),
    );
    expect((await lineOf(pollid)).lastRun).toMatchObject({ runId, round: null });
  });
});
