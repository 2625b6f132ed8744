import { wholeRun, type RunTrend } from '@sets/shared/run/run-looks.contract.ts';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  owner = await app.buildAccount({ accountType: 'moderator', username: 'Nina' });
  stranger = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const get = <Body>(path: string, { token }: Pick<Person, 'token'> = owner) =>
  app.call<Body>('GET', path, { token });
const replayOf = (runId: string) => get<RunReplay>(`/api/runs/${runId}/replay`);

/** Each picture as a whole: what a moment leaves out is as in the one before. */
const whole = ({ timeline }: RunReplay) => {
  let [view, tally]: unknown[] = [];
  return (timeline?.moments ?? []).map((moment) => {
    if ('view' in moment) view = moment.view;
    if ('tally' in moment) tally = moment.tally;
    return Object.assign(moment, { view, tally });
  });
};

/** A poll of which one question was asked: two answered, and one of them thought again. */
const presented = async (pollid?: string) => {
  const _id = pollid ?? (await app.features.polls.create(owner, buildPoll()))._id;
  const run = await presentPoll(app, _id, owner);
  const ann = await answering(app, run, clock);
  clock.advance(1_000);
  await run.command({ type: 'open' });
  clock.advance(1_000);
  await ann.answer('q0.r1', 'red');
  const ben = await answering(app, run, clock);
  clock.advance(1_000);
  await ben.answer('q0.r1', 'blue');
  clock.advance(1_000);
  await ann.answer('q0.r1', 'blue');
  clock.advance(1_000);
  await run.command({ type: 'close' });
  await run.command({ type: 'end' });
  for (const peer of [ann, ben, run]) peer.leave();
  return { runId: run.runId, pollid: _id };
};

describe('GET /api/runs/:runid/course', () => {
  test('401, 404', async () => {
    const { runId } = await presented();
    expect(await app.call('GET', `/api/runs/${runId}/course`)).toMatchObject({ status: 401 });
    expect(await get('/api/runs/nothing/course')).toMatchObject({ status: 404 });
    expect(await get(`/api/runs/${runId}/course`, stranger)).toMatchObject({ status: 404 });
  });

  test('200: who came when, each of them once', async () => {
    const _id = (await app.features.polls.create(owner, buildPoll()))._id;
    const run = await presentPoll(app, _id, owner);
    const began = clock.now();
    const came = [await answering(app, run, clock), await answering(app, run, clock)];
    clock.advance(60_000);
    came.push(await answering(app, run, clock));
    const at = (time: number): string => new Date(Math.floor(time / 10_000) * 10_000).toISOString();
    const points = [
      { at: at(began), people: 2 },
      { at: at(began + 60_000), people: 1 },
    ];
    const { status, body } = await get<RunCourse>(`/api/runs/${run.runId}/course`);
    expect(status).toBe(200);
    expect(body).toEqual({ came: { step: 10_000, points }, felt: { step: 10_000, points: [] } });
    await run.command({ type: 'end' });
    for (const peer of [...came, run]) peer.leave();
    expect((await get<RunCourse>(`/api/runs/${run.runId}/course`)).body.came.points).toEqual(
      points,
    );
  });
});

describe('GET /api/runs/:runid/replay', () => {
  test('401, 404', async () => {
    const { runId } = await presented();
    expect(await app.call('GET', `/api/runs/${runId}/replay`)).toMatchObject({ status: 401 });
    expect(await get('/api/runs/nothing/replay')).toMatchObject({ status: 404 });
    expect(await get(`/api/runs/${runId}/replay`, stranger)).toMatchObject({ status: 404 });
  });

  test('200: what the room saw, when, and what its host did', async () => {
    const { runId } = await presented();
    const { status, body } = await replayOf(runId);
    expect(status).toBe(200);
    expect(body.lasts).toBe(5_000);
    const marks = body.timeline?.marks.map(({ at, kind, does, by }) => [at, kind, does, by]);
    expect(marks).toEqual([
      [0, 'open', '', 'Nina'],
      [1_000, 'command', 'open', 'Nina'],
      [5_000, 'command', 'close', 'Nina'],
      [5_000, 'command', 'end', 'Nina'],
    ]);
    const seen = whole(body);
    const at = (time: number) => seen.findLast((moment) => moment.at <= time);
    expect(at(0)).toMatchObject({ joined: 1, answers: 0, view: { phase: 'lobby' }, ended: false });
    expect(at(2_500)).toMatchObject({ joined: 2, answers: 1, view: { phase: 'open' } });
    const red = at(2_500)?.tally;
    expect(red).toMatchObject({ answered: 1 });
    // The first answer was changed: what it added is gone.
    expect(at(4_500)?.tally).toMatchObject({ answered: 2 });
    expect(at(4_500)?.tally).not.toEqual({ ...(red as object), answered: 2 });
    expect(at(5_000)).toMatchObject({ answers: 3, ended: true, view: { phase: 'ended' } });
  });

  test('of a run whose log lacks a line there is no time line, and all else', async () => {
    const { runId } = await presented();
    await app.inStore((store) => store.collection('runlog').deleteOne({ runId, version: 1 }));
    const { status, body } = await replayOf(runId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ runId, lasts: 5_000, timeline: null });
  });
});

describe('GET /api/runs/:runid/run.json', () => {
  test('401, 404; 200: all of it, and no name', async () => {
    const { runId } = await presented();
    expect(await app.call('GET', `/api/runs/${runId}/run.json`)).toMatchObject({ status: 401 });
    expect(await get(`/api/runs/${runId}/run.json`, stranger)).toMatchObject({ status: 404 });
    const { status, body } = await get<unknown>(`/api/runs/${runId}/run.json`);
    expect(status).toBe(200);
    const file = wholeRun.parse(typeof body === 'string' ? JSON.parse(body) : body);
    expect(file.run).toMatchObject({ runId, joined: 2 });
    expect(file.course?.came.points.map(({ people }) => people)).toEqual([2]);
    expect(file.answers.map(({ participant, slot, value }) => [participant, slot, value])).toEqual([
      [1, 'q0.r1', { choices: ['blue'] }],
      [2, 'q0.r1', { choices: ['blue'] }],
    ]);
    expect(JSON.stringify(file)).not.toContain(owner.userid);
  });
});

describe('GET /api/runs/trend/:activity/:definitionid', () => {
  test('401, 400, 404; 200: the oldest run first, question by question', async () => {
    const { pollid, runId } = await presented();
    clock.advance(60_000);
    const { runId: second } = await presented(pollid);
    const path = `/api/runs/trend/poll/${pollid}`;
    expect(await app.call('GET', path)).toMatchObject({ status: 401 });
    expect(await get('/api/runs/trend/POLL/x')).toMatchObject({ status: 400 });
    expect(await get(path, stranger)).toMatchObject({ status: 404 });
    const { status, body } = await get<RunTrend>(path);
    expect(status).toBe(200);
    expect(body.runs.map((run) => run.runId)).toEqual([runId, second]);
    expect(body.questions).toMatchObject([
      { text: 'Question q1', answered: [2, 2], lines: [{ text: 'red', shares: [0, 0] }, {}, {}] },
    ]);
  });
});

test('what fewer than the floor of a poll answered is in no list of answers', async () => {
  const poll = await app.features.polls.create(owner, buildPoll({ floor: 3 }));
  const { runId } = await presented(poll._id);
  const { body } = await get<unknown>(`/api/runs/${runId}/run.json`);
  const file = wholeRun.parse(typeof body === 'string' ? JSON.parse(body) : body);
  expect(file.answers).toEqual([]);
  expect(file.run.rounds).toMatchObject([{ lines: [] }]);
  const table = await get<string>(`/api/runs/${runId}/answers.csv`);
  const rows = table.body.trim().split('\n').slice(1);
  // Who downloads it is told why, and nothing of anybody.
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^,1,1,[^,]+,Not shown: Fewer than 3 answers,\s*$/);
});
