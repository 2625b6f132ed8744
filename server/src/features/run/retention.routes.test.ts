import type { RetentionTold } from '@sets/shared/run/run-looks.contract.ts';
import type { RunLine, RunResults } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
const dayMs = 24 * 60 * 60_000;
let app: TestApp;
let owner: Person;
let moderator: Person;
let stranger: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
  moderator = await app.buildAccount({ accountType: 'moderator' });
  stranger = await app.buildAccount();
  moduleid = await putModule(app, owner.userid, {
    content: { topics: [{ topicid: 't1', title: 'Vectors', archived: false }] },
    moderators: [moderator.userid],
  });
});
afterAll(() => app.close());

const told = ({ token }: Pick<Person, 'token'>, query = '') =>
  app.call<RetentionTold>('GET', `/api/retention/${moduleid}${query}`, { token });
const keep = (months: unknown, { token }: Pick<Person, 'token'> = owner) =>
  app.call<RetentionTold>('PUT', `/api/retention/${moduleid}`, { token, body: { months } });
const runs = async (): Promise<string[]> => {
  const path = `/api/runs?moduleid=${moduleid}&topicid=t1`;
  const { body } = await app.call<{ runs: RunLine[] }>('GET', path, owner);
  return body.runs.map(({ runId }) => runId);
};

const presented = async (): Promise<string> => {
  const poll = buildPoll({ moduleid, topicid: 't1' });
  const { _id } = await app.features.polls.create(owner, poll);
  const run = await presentPoll(app, _id, owner);
  await run.command({ type: 'end' });
  run.leave();
  return run.runId;
};

test('401, 400, 403, 404: it is for who moderates the space', async () => {
  const path = `/api/retention/${moduleid}`;
  expect(await app.call('GET', path)).toMatchObject({ status: 401 });
  expect(await app.call('PUT', path, { body: { months: 6 } })).toMatchObject({ status: 401 });
  for (const months of [0, 121, 1.5, '6', undefined]) {
    expect(await keep(months)).toMatchObject({ status: 400 });
  }
  for (const query of ['?if=0', '?if=121', '?if=x', '?more=1']) {
    expect(await told(owner, query)).toMatchObject({ status: 400 });
  }
  expect(await told(stranger)).toMatchObject({ status: 403 });
  expect(await keep(6, stranger)).toMatchObject({ status: 403 });
  expect(await app.call('GET', '/api/retention/nothing', owner)).toMatchObject({ status: 404 });
  expect((await told(owner)).body).toEqual({ months: null, due: 0 });
});

test('who moderates says so; what is due is said before, on its page, and goes within a day', async () => {
  const old = await presented();
  const then = new Date(clock.now() - 40 * dayMs);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('runs')
      .updateOne({ _id: old }, { $set: { createdAt: then, endedAt: then } }),
  );
  const young = await presented();
  expect((await told(moderator, '?if=1')).body).toEqual({ months: null, due: 1 });
  expect((await told(moderator, '?if=2')).body).toEqual({ months: null, due: 0 });
  expect(await runs()).toEqual([young, old]);
  expect(await keep(1, moderator)).toMatchObject({ status: 200, body: { months: 1, due: 1 } });
  const { body } = await app.call<RunResults>('GET', `/api/runs/${young}/results`, owner);
  const kept = Date.parse(body.keptUntil ?? '') - Date.parse(body.endedAt ?? '');
  expect(kept).toBeGreaterThanOrEqual(28 * dayMs);
  expect(kept).toBeLessThanOrEqual(31 * dayMs);
  clock.advance(dayMs);
  await vi.waitFor(async () => expect(await runs()).toEqual([young]), { timeout: 10_000 });
  // Day after day, for as long as it is wanted.
  clock.advance(dayMs);
  await eventually(async () =>
    expect(await app.inStore((store) => waitingFor(store))).toHaveLength(1),
  );
  expect(await keep(null)).toMatchObject({ status: 200, body: { months: null, due: 0 } });
  clock.advance(dayMs);
  await eventually(async () =>
    expect(await app.inStore((store) => waitingFor(store))).toHaveLength(0),
  );
  expect(await runs()).toEqual([young]);
});

/** The jobs about this space that wait or are under way. */
const waitingFor = (store: Parameters<Parameters<TestApp['inStore']>[0]>[0]) =>
  store.collection('jobs').find({ kind: 'result retention', about: moduleid }).toArray();
