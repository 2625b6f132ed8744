import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { looksAtOwn } from '../../live/history/own-answers.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const own = (runId: string, secret: unknown) =>
  app.call<OwnAnswers>('POST', `/api/runs/${runId}/own`, { body: { secret } });

/** Two people answer the first question, one of them the second, too; then it is over. */
const played = async () => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const host = await presentPoll(app, definitionId, owner);
  const [ann, ben] = [await answering(app, host, clock), await answering(app, host, clock)];
  const [first, second] = buildPoll().questions.map((question) =>
    question.kind === 'choice' ? question.options : [],
  );
  await host.command({ type: 'open', question: 0 });
  await ann.answer('q0.r1', first![1]!.id);
  await ben.answer('q0.r1', first![0]!.id);
  await host.command({ type: 'open', question: 1 });
  await ann.answer('q1.r1', second![0]!.id);
  for (const each of [ann, ben]) each.leave();
  return { host, ann, ben, first: first!, second: second! };
};

test('with the ticket one is told one’s own answers and a key, and with the key the same again', async () => {
  const { host, ann, ben, first, second } = await played();
  const [asked, askedNext] = buildPoll().questions.map(({ text }) => text);
  const told = await own(host.runId, ann.ticket);
  expect(told.status).toBe(200);
  expect(told.body.answers).toEqual([
    { question: 1, round: 1, text: asked, answer: first[1]!.text },
    { question: 2, round: 1, text: askedNext, answer: second[0]!.text },
  ]);
  expect(told.body).toMatchObject({ runId: host.runId, endedAt: null });
  await host.command({ type: 'end' });
  const endedAt = new Date(clock.now()).toISOString();
  // What the screen ends with is chosen afterwards, too, and moves no end.
  clock.advance(1_000);
  await host.command({ type: 'show' });
  host.leave();
  const again = await own(host.runId, told.body.key);
  expect(again.body).toEqual({ ...told.body, endedAt });
  const other = await own(host.runId, ben.ticket);
  expect(other.body.answers).toEqual([
    { question: 1, round: 1, text: asked, answer: first[0]!.text },
  ]);
});

test('one is told how sure one was, where one said it, and what is right once everybody was', async () => {
  const given = buildPoll();
  const [first] = given.questions;
  const [option, other] = first!.kind === 'choice' ? first.options : [];
  const extras = [{ id: first!.id, confidence: true, right: rightOptions(other!.id) }];
  const { _id: definitionId } = await app.features.polls.create(owner, { ...given, extras });
  const host = await presentPoll(app, definitionId, owner);
  const [ann, ben] = [await answering(app, host, clock), await answering(app, host, clock)];
  await host.command({ type: 'open', question: 0 });
  await ann.give('q0.r1', { answer: { choices: [option!.id] }, sure: 3 });
  await ben.answer('q0.r1', option!.id);
  const told = { question: 1, round: 1, text: first!.text, answer: option!.text };
  expect((await own(host.runId, ann.ticket)).body.answers).toEqual([{ ...told, sure: 'Certain' }]);
  expect((await own(host.runId, ben.ticket)).body.answers).toEqual([told]);
  await host.command({ type: 'close' });
  await host.command({ type: 'right' });
  const judged = { outcome: 'wrong', right: [other!.text] };
  expect((await own(host.runId, ben.ticket)).body.answers).toEqual([{ ...told, judged }]);
  for (const each of [ann, ben, host]) each.leave();
});

test('the key is no ticket: nobody comes in with it as the one who answered', async () => {
  const { host, ann } = await played();
  const { key } = (await own(host.runId, ann.ticket)).body;
  const before = await own(host.runId, ann.ticket);
  const stranger = await answering(app, host, clock, undefined, key);
  expect((await own(host.runId, stranger.ticket)).body.answers).toEqual([]);
  expect(before.body.answers).toHaveLength(2);
  stranger.leave();
  host.leave();
});

test('what the host calls the results is told to nobody who answered', async () => {
  const { host, ann } = await played();
  const before = await own(host.runId, ann.ticket);
  const body = { title: 'Group B, the weak one' };
  await app.call('PUT', `/api/runs/${host.runId}`, { token: owner.token, body });
  expect((await own(host.runId, ann.ticket)).body).toEqual(before.body);
  expect(before.body.title).toBe(buildPoll().title);
  host.leave();
});

test('whoever guesses is told nothing, not even whether there is such a run', async () => {
  const { host, ann } = await played();
  const { key } = (await own(host.runId, ann.ticket)).body;
  const elsewhere = await played();
  const refused = [
    await own(host.runId, 'ann.AAAA'),
    await own(host.runId, key.slice(0, -2)),
    await own(host.runId, elsewhere.ann.ticket),
    await own(elsewhere.host.runId, key),
    await own('nosuchrun', key),
  ];
  for (const { status, body } of refused) {
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', msg: 'There are no such answers.' }]);
  }
  for (const { leave } of [host, elsewhere.host]) leave();
});

test('whoever looks again and again waits, by the ticket and by the key alike; others do not', async () => {
  const { host, ann, ben } = await played();
  const { key } = (await own(host.runId, ann.ticket)).body;
  for (let look = 2; look <= looksAtOwn.count; look += 1) {
    expect((await own(host.runId, look % 2 === 0 ? ann.ticket : key)).status).toBe(200);
  }
  for (const secret of [ann.ticket, key]) {
    expect(await own(host.runId, secret)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryInMs: expect.any(Number) },
    });
  }
  expect((await own(host.runId, ben.ticket)).status).toBe(200);
  clock.advance(looksAtOwn.seconds * 1_000);
  expect((await own(host.runId, key)).status).toBe(200);
  host.leave();
});

test('what is no secret is bad input', async () => {
  for (const secret of ['', 'x'.repeat(201), 7, null]) {
    expect((await own('run1', secret)).status).toBe(400);
  }
});

test('once the run is deleted, its answers are gone for whoever has the link, too', async () => {
  const { host, ann } = await played();
  const { key } = (await own(host.runId, ann.ticket)).body;
  await host.command({ type: 'end' });
  host.leave();
  clock.advance(60_000);
  const removed = await app.call('DELETE', `/api/runs/${host.runId}`, { token: owner.token });
  expect(removed.status).toBe(200);
  for (const secret of [key, ann.ticket]) {
    expect((await own(host.runId, secret)).status).toBe(404);
  }
});
