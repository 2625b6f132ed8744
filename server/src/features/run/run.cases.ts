import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { casesOf, everybody, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import type { Person, TestApp } from '../../../test/start-test-app.ts';

const present = async (app: TestApp, owner: Person): Promise<string> => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const { runId, leave } = await presentPoll(app, definitionId, owner);
  leave();
  return runId;
};

/** By owner: runs are not opened often, and reading leaves one as it is. */
const presented = new Map<string, Promise<string>>();

/** A run of a poll that its owner has begun to present. */
export const ofHost: Prepare = async ({ app }, { owner }) => {
  const runid = presented.get(owner.userid) ?? present(app, owner);
  presented.set(owner.userid, runid);
  return { params: { runid: await runid } };
};

/** A run whose questions are open together, for all kinds of people. */
const split = new Map<string, Promise<string>>();

const presentTogether = async (app: TestApp, owner: Person): Promise<string> => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, definitionId, owner);
  await run.command({ type: 'together' });
  run.leave();
  return run.runId;
};

const splitOfHost: Prepare = async ({ app }, { owner }) => {
  const runid = split.get(owner.userid) ?? presentTogether(app, owner);
  split.set(owner.userid, runid);
  return { params: { runid: await runid } };
};

/** A run with the ticket of somebody who was there. */
const ofParticipant: Prepare = async ({ app }, { owner }) => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, definitionId, owner);
  const { ticket, leave } = await answering(app, run, { now: () => Date.now() });
  leave();
  run.leave();
  return { params: { runid: run.runId }, body: { secret: ticket } };
};

/** A run that its owner has answered while logged in. */
const ofLoggedIn: Prepare = async ({ app }, { owner }) => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, definitionId, owner);
  await run.command({ type: 'open' });
  const phone = await answering(app, run, { now: () => Date.now() }, owner.token);
  await phone.answer('q0.r1', 'red');
  phone.leave();
  run.leave();
  return { params: { runid: run.runId } };
};

/** A run that its owner has ended long ago, to be deleted. */
export const overOfHost: Prepare = async ({ app }, { owner }) => {
  const runid = await present(app, owner);
  const over = { $set: { ended: true, endedAt: new Date(0) } };
  await app.inStore((store) =>
    store.collection<{ _id: string }>('runs').updateOne({ _id: runid }, over),
  );
  return { params: { runid } };
};

export const cases = casesOf(runCalls, {
  list: { answers: signedIn(200), query: { activity: pollName } },
  joined: { answers: signedIn(200) },
  results: { answers: onlyOwner(200, 404), prepare: ofHost },
  split: {
    answers: onlyOwner(200, 404),
    prepare: splitOfHost,
    query: { slot: 'q0.r1', by: 'q1.r1' },
  },
  names: { answers: onlyOwner(200, 404), prepare: ofHost },
  summary: { answers: onlyOwner(200, 404), prepare: ofHost },
  answers: { answers: onlyOwner(200, 404), prepare: ofHost },
  rename: { answers: onlyOwner(200, 404), prepare: ofHost, body: { title: 'Monday’s lecture' } },
  remove: { answers: onlyOwner(200, 404), prepare: overOfHost },
  mine: { answers: onlyOwner(200, 404), prepare: ofLoggedIn },
  own: { answers: everybody(200), prepare: ofParticipant, body: { secret: 'a ticket' } },
});
