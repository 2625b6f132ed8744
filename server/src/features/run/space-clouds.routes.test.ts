import type { PastRun } from '@sets/shared/run/space-runs.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];
const missing = { status: 404, body: { code: 'NOT_FOUND' } };

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let student: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, student] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

const space = (visibility: 'open' | 'school' = 'open') =>
  putModule(app, owner.userid, { content: { topics, visibility } });
const past = (moduleid: string, query: string, person?: Person) =>
  app.call<{ runs: PastRun[]; next: string | null }>(
    'GET',
    `/api/module/getpast/${moduleid}/t1${query}`,
    { token: person?.token },
  );

describe('the word clouds of a topic', () => {
  const cloud = {
    kind: 'word-cloud' as const,
    id: 'words',
    text: 'What helps?',
    seconds: null,
    entries: 3,
    language: 'en' as const,
    likes: false,
    filter: true,
  };
  const hold = async (moduleid: string, title: string, ending: object): Promise<string> => {
    clock.advance(1_000);
    const questions = [cloud, ...buildPoll({}).questions];
    const poll = buildPoll({ moduleid, topicid: 't1', title, questions });
    const { _id: pollid } = await app.features.polls.create(owner, poll);
    const run = await presentPoll(app, pollid, owner);
    await run.command({ type: 'open' });
    const phone = await answering(app, run, clock);
    await phone.give('q0.r1', { words: ['sleep', 'coffee'] });
    await run.command({ type: 'close' });
    await run.command({ type: 'end', ...ending });
    for (const each of [phone, run]) each.leave();
    return run.runId;
  };
  const clouds = (moduleid: string, person?: Person) => past(moduleid, '?lists=words', person);

  test('are those that were shown, and for who moderates it all of them; no other question, no other run', async () => {
    const moduleid = await space();
    const shown = await hold(moduleid, 'Shown', { results: true });
    const hidden = await hold(moduleid, 'Hidden', {});
    clock.advance(1_000);
    const plain = await app.features.polls.create(owner, buildPoll({ moduleid, topicid: 't1' }));
    const other = await presentPoll(app, plain._id, owner);
    await other.command({ type: 'end' });
    other.leave();
    clock.advance(10_000);
    const lines = [
      { text: 'coffee', count: 1 },
      { text: 'sleep', count: 1 },
    ];
    const rounds = [{ text: 'What helps?', lists: 'words', answered: 1, lines }];
    for (const reader of [undefined, student]) {
      const { body } = await clouds(moduleid, reader);
      expect(body).toMatchObject({ runs: [{ runId: shown, shown: true, rounds }], next: null });
      expect(JSON.stringify(body)).not.toContain(hidden);
    }
    // Asked after the others and before them: what is remembered for the one is not told to the other.
    expect((await clouds(moduleid, owner)).body.runs).toMatchObject([
      { runId: hidden, shown: false, rounds },
      { runId: shown, shown: true, rounds },
    ]);
    expect((await clouds(moduleid, student)).body.runs).toHaveLength(1);
    // Without asking for words its moderators are told what everybody is.
    const all = (await past(moduleid, '', owner)).body.runs;
    expect(all.find(({ runId }) => runId === hidden)).toMatchObject({ rounds: null, shown: false });
  });

  test('are not there where the space is closed to somebody; another list is refused', async () => {
    const closed = await space('school');
    await hold(closed, 'Shown', { results: true });
    for (const reader of [undefined, student]) {
      expect(await clouds(closed, reader)).toMatchObject(missing);
    }
    expect(await past(closed, '?lists=questions', owner)).toMatchObject({ status: 400 });
  });
});

test('nothing of what was presented tells others what is right', async () => {
  const moduleid = await space();
  const [question] = buildPoll({}).questions;
  const options = question?.kind === 'choice' ? question.options : [];
  const extras = [
    { id: question?.id ?? '', confidence: true, right: rightOptions(options[0]?.id ?? '') },
  ];
  const poll = buildPoll({ moduleid, topicid: 't1', extras });
  const { _id: pollid } = await app.features.polls.create(owner, poll);
  const run = await presentPoll(app, pollid, owner);
  await run.command({ type: 'open' });
  const phone = await answering(app, run, clock);
  await phone.give('q0.r1', { answer: { choices: [options[0]?.id] }, sure: 3 });
  await run.command({ type: 'close' });
  await run.command({ type: 'end', results: true });
  for (const each of [phone, run]) each.leave();
  clock.advance(10_000);
  for (const person of [undefined, student]) {
    const { body } = await past(moduleid, '', person);
    expect(body.runs[0]?.rounds).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/right|certain/i);
  }
  const results = await app.call('GET', `/api/runs/${run.runId}/results`, { token: owner.token });
  expect(JSON.stringify(results.body)).toContain('certain');
});
