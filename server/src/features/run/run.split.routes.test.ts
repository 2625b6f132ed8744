import type { RunResults, RunSplit } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
  stranger = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

/** A run of two questions that were open together; each person says one thing to either. */
const presented = async (
  said: readonly (readonly [string, string])[],
  change: Parameters<typeof buildPoll>[0] = {},
) => {
  const { _id } = await app.features.polls.create(owner, buildPoll(change));
  const run = await presentPoll(app, _id, owner);
  await run.command({ type: 'together' });
  for (const [first, second] of said) {
    const phone = await answering(app, run, clock);
    await phone.answer('q0.r1', first);
    await phone.answer('q1.r1', second);
    phone.leave();
  }
  run.leave();
  return run.runId;
};

const get = <Body>(path: string, { token }: Pick<Person, 'token'> = owner) =>
  app.call<Body>('GET', path, { token });
const asked = '?slot=q0.r1&by=q1.r1';
const splitOf = (runId: string, query = asked) => get<RunSplit>(`/api/runs/${runId}/split${query}`);
const countsIn = ({ groups }: RunSplit) =>
  groups.map(({ name, people, told }) => [name, people, told?.lines.map(({ count }) => count)]);

const room = [
  ['red', 'red'],
  ['red', 'red'],
  ['blue', 'red'],
  ['red', 'blue'],
] as const;

test('401, 403, 400, 404', async () => {
  const runId = await presented([]);
  expect(await app.call('GET', `/api/runs/${runId}/split${asked}`)).toMatchObject({ status: 401 });
  const foreign = await get(`/api/runs/${runId}/split${asked}`, stranger);
  expect([403, 404]).toContain(foreign.status);
  for (const query of ['', '?slot=q0.r1', '?slot=q0:r1&by=q1.r1']) {
    expect(await splitOf(runId, query)).toMatchObject({ status: 400 });
  }
  // The same round, one that there has not been, and no question.
  for (const by of ['q0.r1', 'q1.r2', 'q9.r1']) {
    expect(await splitOf(runId, `?slot=q0.r1&by=${by}`)).toMatchObject({ status: 404 });
  }
  expect(await get('/api/runs/nothing/split?slot=q0.r1&by=q1.r1')).toMatchObject({ status: 404 });
});

test('200: the answers to one question by those to another; what a round can be split by is told', async () => {
  const runId = await presented(room);
  const { status, body } = await splitOf(runId);
  expect(status).toBe(200);
  expect(countsIn(body).filter(([, people]) => people !== 0)).toEqual([
    ['red', 3, [2, 0, 1]],
    ['blue', 1, [1, 0, 0]],
  ]);
  expect(JSON.stringify(body)).not.toContain(owner.userid);
  const { rounds } = (await get<RunResults>(`/api/runs/${runId}/results`)).body;
  expect(rounds.find(({ slot }) => slot === 'q1.r1')).toMatchObject({ groups: true });
});

test('whoever thinks again is counted as they think now', async () => {
  const { _id } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, _id, owner);
  await run.command({ type: 'together' });
  const phone = await answering(app, run, clock);
  await phone.answer('q0.r1', 'red');
  await phone.answer('q1.r1', 'red');
  await phone.answer('q0.r1', 'blue');
  phone.leave();
  run.leave();
  const { body } = await splitOf(run.runId);
  expect(countsIn(body)[0]).toEqual(['red', 1, [0, 0, 1]]);
});

test('below the floor of a poll no group is told, nor what the others leave of it', async () => {
  const { body } = await splitOf(await presented(room, { floor: 2 }));
  expect(body.groups.every(({ told }) => told === null)).toBe(true);
  const more = [...room, ['blue', 'blue']] as const;
  const enough = await splitOf(await presented(more, { floor: 2 }));
  expect(countsIn(enough.body).slice(0, 1)).toEqual([['red', 3, [2, 0, 1]]]);
});
