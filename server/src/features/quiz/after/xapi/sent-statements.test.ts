import type { Statement } from '@sets/shared/quiz/after/xapi/statement.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildQuiz } from '../../../../../test/build-quiz.ts';
import { connect } from '../../../../../test/connect.ts';
import { startLrs } from '../../../../../test/lrs-stand-in.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { answering, presentRun } from '../../../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { lrsJob } from './lrs-job.ts';

const clock = createManualClock();
let app: TestApp;
let lrs: Awaited<ReturnType<typeof startLrs>>;
let owner: Person;
beforeAll(async () => {
  lrs = await startLrs();
  app = await startTestApp({
    clock,
    config: { lrs: { endpoint: lrs.endpoint, key: 'key', secret: 'secret' } },
  });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(async () => {
  await app.close();
  await lrs.close();
});
beforeEach(() => {
  lrs.kept.clear();
  lrs.received.length = 0;
});

const jobs = () =>
  app.inStore((store) => store.collection('jobs').find({ kind: lrsJob.name }).toArray());
const send = (runId: string, named: boolean) =>
  app.call('POST', `/api/quizzes/runs/${runId}/xapi`, { token: owner.token, body: { named } });
/** Whatever was sent, once it is. */
const kept = async (many: number): Promise<Statement[]> => {
  await expect.poll(() => lrs.kept.size, { timeout: 10_000 }).toBe(many);
  await expect.poll(async () => (await jobs()).length, { timeout: 10_000 }).toBe(0);
  return [...lrs.kept.values()];
};

/** Ada and Bo answer the first question, and are told. Who does not answer keeps it open until its host closes it. */
const played = async () => {
  const { _id } = await app.features.quizzes.create(owner, buildQuiz({ pace: 'flat' }));
  const run = await presentRun(app, { activity: quizName, definitionId: _id }, owner);
  const { roomId, runId, code } = run;
  const silent = await answering(app, run, clock);
  await run.command({ type: 'ask', at: 0 });
  const people = await Promise.all(
    ['Ada L.', 'Bo B.'].map(async (name) => {
      const peer = await connect(app.url);
      const { ticket, participant } = await peer.ask('room:join', { room: { code } });
      await peer.ask('run:name', { roomId, runId, name });
      return { peer, secrets: [ticket, participant] };
    }),
  );
  for (const { peer } of people) {
    const value = { answer: { choices: ['rome'] } };
    const given = { slot: 'q0', revision: 1, attempt: 'once', value, tappedAt: clock.now() };
    await peer.ask('answer:submit', { roomId, runId, ...given });
  }
  await run.command({ type: 'close' });
  await run.command({ type: 'reveal' });
  return {
    runId,
    secrets: people.flatMap(({ secrets }) => secrets),
    end: async () => {
      await run.command({ type: 'end' });
      for (const { peer } of people) peer.close();
      for (const each of [silent, run]) each.leave();
    },
  };
};
const ended = async () => {
  const run = await played();
  await run.end();
  return run;
};

test('nothing is sent, nor waits to be, while a run is under way', async () => {
  const { runId, end } = await played();
  expect(await send(runId, false)).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
  expect(await jobs()).toEqual([]);
  await end();
  expect(lrs.received).toEqual([]);
  expect((await send(runId, false)).status).toBe(200);
  await kept(4);
});

test('what is sent says who somebody is by a pseudonym, and by their name where that is wanted', async () => {
  const { runId, secrets } = await ended();
  expect((await send(runId, false)).status).toBe(200);
  const nameless = await kept(4);
  const text = JSON.stringify(nameless);
  for (const said of ['Ada L.', 'Bo B.', ...secrets]) expect(text).not.toContain(said);
  expect(nameless.some(({ actor }) => 'name' in actor)).toBe(false);
  const whoIn = (all: readonly Statement[]) => new Set(all.map(({ actor }) => actor.account.name));
  const who = whoIn(nameless);
  expect(who.size).toBe(2);
  expect((await send(runId, true)).status).toBe(200);
  const named = await kept(4);
  expect(new Set(named.map(({ actor }) => actor.name))).toEqual(new Set(['Ada L.', 'Bo B.']));
  expect(whoIn(named)).toEqual(who);
});

test('a store that is asked too often is left alone for a while, and then gets all of it', async () => {
  const { runId } = await ended();
  lrs.answerWith(429);
  expect((await send(runId, false)).status).toBe(200);
  const waiting = async () => (await jobs()).map(({ tries, held }) => ({ tries, held }));
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ tries: 1, held: null }]);
  const [job] = await jobs();
  expect(job).not.toHaveProperty('diedAt');
  const dueAt = job?.['dueAt'] as Date | undefined;
  expect(dueAt?.getTime()).toBeGreaterThan(clock.now());
  expect(lrs.received).toHaveLength(1);
  const later = () => {
    clock.advance(1_000);
    return lrs.received.length;
  };
  await expect.poll(later, { timeout: 10_000 }).toBe(2);
  await kept(4);
  expect(lrs.received).toHaveLength(2);
});
