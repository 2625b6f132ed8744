import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import type { Statement } from '@sets/shared/quiz/after/xapi/statement.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { OwnAnswers, RunResults } from '@sets/shared/run/run.contract.ts';
import type { RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildQuiz } from '../../../../test/build-quiz.ts';
import { connect } from '../../../../test/connect.ts';
import { startLrs } from '../../../../test/lrs-stand-in.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { presentRun } from '../../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { lrsJob } from './xapi/lrs-job.ts';

const clock = createManualClock();
const evil = '=HYPERLINK("https://evil.example")';
let app: TestApp;
let lrs: Awaited<ReturnType<typeof startLrs>>;
let owner: Person;
let runId: string;
let quizid: string;
let ada: string;
let host: Awaited<ReturnType<typeof presentRun>>;

/** Somebody who takes part under a name, and answers. */
const plays = async (
  run: Awaited<ReturnType<typeof presentRun>>,
  name: string,
  given: readonly (readonly [string, unknown])[],
): Promise<string> => {
  const peer = await connect(app.url);
  const { ticket } = await peer.ask('room:join', { room: { code: run.code } });
  await peer.ask('run:name', { roomId: run.roomId, runId: run.runId, name });
  for (const [revision, [slot, answer]] of given.entries()) {
    await peer.ask('answer:submit', {
      roomId: run.roomId,
      runId: run.runId,
      slot,
      revision: revision + 1,
      attempt: `${slot}-${revision}`,
      value: { answer },
      tappedAt: clock.now(),
    });
  }
  peer.close();
  return ticket;
};

beforeAll(async () => {
  lrs = await startLrs();
  const config = { lrs: { endpoint: lrs.endpoint, key: 'key', secret: 'secret' } };
  app = await startTestApp({ clock, config: { ...config, publicUrl: new URL('https://sets.x') } });
  owner = await app.buildAccount({ accountType: 'moderator' });
  quizid = (await app.features.quizzes.create(owner, buildQuiz({ pace: 'flat' })))._id;
  const run = await presentRun(app, { activity: quizName, definitionId: quizid }, owner);
  runId = run.runId;
  await run.command({ type: 'ask', at: 0 });
  ada = await plays(run, 'Ada', [['q0', { choices: ['rome'] }]]);
  await plays(run, evil, [['q0', { choices: ['bonn'] }]]);
  await run.command({ type: 'close' });
  await run.command({ type: 'reveal' });
  await run.command({ type: 'board' });
  clock.advance(5_000);
  await run.command({ type: 'correct', place: 0, right: rightOptions('bonn') });
  await run.command({ type: 'end' });
  host = run;
});
afterAll(async () => {
  host.leave();
  await app.close();
  await lrs.close();
});

const get = async <Body>(part: string): Promise<Body> => {
  const answer = await app.call<Body>('GET', `/api/quizzes/runs/${runId}/${part}`, owner);
  expect(answer.status).toBe(200);
  return answer.body;
};
const send = (named: boolean) =>
  app.call('POST', `/api/quizzes/runs/${runId}/xapi`, { token: owner.token, body: { named } });

describe('a quiz afterwards', () => {
  test('by person and by question, as it was last put right', async () => {
    const scores = await get<QuizScores>('scores');
    expect(scores).toMatchObject({ named: true, most: 1_000, counted: 1 });
    expect(scores.lrs).toBe(lrs.endpoint.host);
    expect(scores.people).toMatchObject([
      { name: evil, place: 1, points: 1_000, made: 'r' },
      { name: 'Ada', place: 2, points: 0, made: 'w' },
    ]);
    expect(scores.questions).toMatchObject([
      { right: ['bonn'], corrected: true, answered: 2, hits: 1, share: 0.5, notes: [] },
    ]);
  });

  test('as tables in which no name is a formula', async () => {
    const people = parse(await get<string>('people.csv'), { bom: true });
    expect(people[0]?.slice(0, 6)).toEqual([
      'Place',
      'Participant',
      'Name',
      'Points (of 1000)',
      'Right (of 1)',
      '1. Of Italy?',
    ]);
    expect(people[1]?.[2]).toBe(`'${evil}`);
    expect(people[2]?.slice(3, 8)).toEqual(['0', '0', 'rome', 'wrong', '0']);
    const questions = parse(await get<string>('questions.csv'), { bom: true });
    expect(questions.map((row: string[]) => row.slice(11, 14))).toEqual([
      ['Option', 'Option is right', 'People'],
      ['rome', 'no', '1'],
      ['bonn', 'yes', '1'],
      ['bern', 'no', '0'],
    ]);
  });

  test('what nobody has chosen over the years is told to whoever may see it', async () => {
    const never = (as: Person) =>
      app.call('GET', `/api/quizzes/${quizid}/never-chosen`, { token: as.token });
    // Two people say nothing of a distractor.
    expect((await never(owner)).body).toEqual({ questions: [] });
    const other = await app.buildAccount({ accountType: 'moderator' });
    expect((await never(other)).status).toBe(404);
  });

  test('its report says how hard a question was, as runs are compared by it', async () => {
    const { body } = await app.call<RunResults>('GET', `/api/runs/${runId}/results`, owner);
    expect(body.rounds[0]?.figures).toContainEqual({
      name: 'Share that was right',
      text: '50 %',
      value: 0.5,
    });
  });

  test('its replay shows who came and who led', async () => {
    const { body } = await app.call<RunReplay>('GET', `/api/runs/${runId}/replay`, owner);
    const told = JSON.stringify(body.timeline?.moments.map(({ tally }) => tally));
    expect(told).toContain('"name":"Ada","place":1');
    expect(told).toContain('"name":"Ada","place":2');
  });

  test('each reads what was right, why, what it brought, and their place', async () => {
    const asked = { body: { secret: ada } };
    const { body } = await app.call<OwnAnswers>('POST', `/api/runs/${runId}/own`, asked);
    expect(body.standing).toEqual({ points: 0, place: 2, of: 2 });
    expect(body.answers).toMatchObject([
      {
        answer: 'rome',
        points: 0,
        judged: { outcome: 'wrong', right: ['bonn'], why: 'Since 1871.' },
      },
    ]);
  });
});

describe('statements of xAPI', () => {
  test('as a list and line by line: pseudonyms, and names where they are wanted', async () => {
    const list = await get<Statement[]>('xapi.json');
    expect(list).toHaveLength(4);
    const lines = (await get<string>('xapi.jsonl')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Statement)).toEqual(list);
    expect(JSON.stringify(list)).not.toContain('Ada');
    const [first] = list;
    expect(first).toMatchObject({
      actor: { account: { homePage: 'https://sets.x' } },
      object: { definition: { interactionType: 'choice', correctResponsesPattern: ['bonn'] } },
      version: '1.0.3',
    });
    const named = await get<Statement[]>('xapi.json?named=1');
    expect(named.map(({ actor }) => actor.name)).toContain('Ada');
    expect(named.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  test('are sent until they are taken, and count once however often they are', async () => {
    lrs.answerWith(500);
    expect((await send(false)).status).toBe(200);
    await expect.poll(() => lrs.received.length, { timeout: 10_000 }).toBe(1);
    const waiting = () => app.inStore((store) => store.collection('jobs').findOne({ held: null }));
    await expect.poll(waiting, { timeout: 10_000 }).not.toBeNull();
    clock.advance(lrsJob.pauses[0]!);
    await expect.poll(() => lrs.kept.size, { timeout: 10_000 }).toBe(4);
    const { authorization, version } = lrs.received[0]!;
    expect(authorization).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`);
    expect(version).toBe('1.0.3');
    // Some are there with something else in them: each goes alone then.
    const before = lrs.received.length;
    lrs.answerWith(409, 409, 200, 409, 200);
    expect((await send(true)).status).toBe(200);
    await expect.poll(() => lrs.received.length, { timeout: 10_000 }).toBe(before + 5);
    expect(lrs.kept.size).toBe(4);
  });

  test('what was sent before a key was put right is declared void when it is sent again', async () => {
    const before = [...lrs.kept.values()];
    await host.command({ type: 'correct', place: 0, right: rightOptions('rome') });
    expect((await send(false)).status).toBe(200);
    const ids = () => [...lrs.kept.keys()];
    await expect
      .poll(() => ids().some((id) => before.some((each) => each.id === id)), { timeout: 10_000 })
      .toBe(false);
    expect([...lrs.kept.values()]).toEqual(await get<Statement[]>('xapi.json'));
    const won = (all: readonly Statement[]) =>
      all.filter(({ result }) => result.success === true).map(({ actor }) => actor.account.name);
    expect(won([...lrs.kept.values()])).not.toEqual(won(before));
    // However often: nothing that stands is taken back.
    const calls = lrs.received.length;
    expect((await send(false)).status).toBe(200);
    await expect.poll(() => lrs.received.length, { timeout: 10_000 }).toBe(calls + 1);
    expect(ids()).toHaveLength(4);
    await host.command({ type: 'correct', place: 0, right: rightOptions('bonn') });
  });

  test('a key that the store does not take is given up at once', async () => {
    const before = lrs.received.length;
    lrs.answerWith(401);
    expect((await send(false)).status).toBe(200);
    const dead = () =>
      app.inStore((store) => store.collection('jobs').findOne({ code: 'ELRS 401' }));
    await expect.poll(dead, { timeout: 10_000 }).not.toBeNull();
    expect(lrs.received).toHaveLength(before + 1);
  });
});
