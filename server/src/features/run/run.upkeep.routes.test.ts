import { timing } from '@sets/shared/core/limits.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
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

const list = async (): Promise<RunLine[]> =>
  (await app.call<{ runs: RunLine[] }>('GET', '/api/runs', owner)).body.runs;
const lineOf = async (runId: string) => (await list()).find((line) => line.runId === runId);
const rename = (runId: string, body: unknown, token: string | undefined = owner.token) =>
  app.call<RunLine>('PUT', `/api/runs/${runId}`, { body, ...(token !== undefined && { token }) });
const remove = (runId: string, { token }: { token?: string } = owner) =>
  app.call('DELETE', `/api/runs/${runId}`, token === undefined ? {} : { token });
const resultsOf = (runId: string) => app.call('GET', `/api/runs/${runId}/results`, owner);

/** A run under way that one person has answered. */
const answered = async () => {
  const { _id } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, _id, owner);
  await run.command({ type: 'open' });
  const phone = await answering(app, run, clock);
  await phone.answer('q0.r1', 'red');
  return { run, phone, runId: run.runId, pollid: _id };
};

/** How many documents of each collection are of this run. */
const storedOf = (runId: string) =>
  app.inStore(async (store) => {
    const ofRun = new RegExp(`^${runId}(:|$)`);
    const counts: Record<string, number> = {};
    for (const name of ['runs', 'results', 'answers']) {
      const found = store.collection<{ _id: string }>(name).find({ _id: ofRun });
      counts[name] = (await found.toArray()).length;
    }
    counts['runlog'] = (await store.collection('runlog').find({ runId }).toArray()).length;
    return counts;
  });

describe('PUT /api/runs/:runid', () => {
  test('401, 400, 404; what lies in a space that is closed to somebody is not there', async () => {
    const { runId, run, phone } = await answered();
    const title = 'Monday';
    expect(await app.call('PUT', `/api/runs/${runId}`, { body: { title } })).toMatchObject({
      status: 401,
    });
    for (const body of [{}, { title: ' ' }, { title: 'x'.repeat(121) }, { title, owner: 'me' }]) {
      expect(await rename(runId, body)).toMatchObject({ status: 400 });
    }
    expect(await rename(runId, { title }, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await rename('no-such-run', { title })).toMatchObject({ status: 404 });
    expect(await lineOf(runId)).toMatchObject({ title: 'Colours' });
    run.leave();
    phone.leave();
  });

  test('200: the results have the name, in the list, on their page and in what is held; the room does not', async () => {
    const { runId, run, phone } = await answered();
    const told = await rename(runId, { title: ' Monday’s lecture ' });
    expect(told).toMatchObject({ status: 200, body: { runId, title: 'Monday’s lecture' } });
    expect(await lineOf(runId)).toEqual(told.body);
    expect((await resultsOf(runId)).body).toMatchObject({ title: 'Monday’s lecture' });
    const screen = await connect(app.url);
    const { notices } = await screen.ask('room:watch', { code: run.code });
    const changed = notices.find(({ name }) => name === 'run:changed')?.payload;
    expect((changed as RoomNoticePayload['run:changed']).run?.title).toBe('Colours');
    screen.close();
    // It goes on, and its next step leaves the name as it is.
    await run.command({ type: 'end' });
    expect(await lineOf(runId)).toMatchObject({ title: 'Monday’s lecture', joined: 1 });
    run.leave();
    phone.leave();
  });
});

describe('DELETE /api/runs/:runid', () => {
  test('401, 400, 404; what lies in a space that is closed to somebody is not there', async () => {
    const { runId, run, phone } = await answered();
    await run.command({ type: 'end' });
    clock.advance(5_000);
    expect(await remove(runId, {})).toMatchObject({ status: 401 });
    expect(await remove('a%3Ab')).toMatchObject({ status: 400 });
    expect(await remove(runId, stranger)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await remove('no-such-run')).toMatchObject({ status: 404 });
    expect(await storedOf(runId)).toMatchObject({ runs: 1, answers: 1 });
    run.leave();
    phone.leave();
  });

  test('409: while it is under way, and while answers may be on their way', async () => {
    const { runId, run, phone } = await answered();
    expect(await remove(runId)).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    await run.command({ type: 'end' });
    clock.advance(4_999);
    expect(await remove(runId)).toMatchObject({ status: 409, body: { code: 'WRONG_PHASE' } });
    clock.advance(1);
    expect(await remove(runId)).toMatchObject({ status: 200, body: {} });
    run.leave();
    phone.leave();
  });

  test('200: nothing of it is left, its room goes on, and so do the other results', async () => {
    const [kept, gone] = [await answered(), await answered()];
    for (const { run } of [kept, gone]) await run.command({ type: 'end' });
    clock.advance(5_000);
    await resultsOf(kept.runId);
    await resultsOf(gone.runId);
    const before = await storedOf(kept.runId);
    expect(before).toMatchObject({ runs: 1, results: 1, answers: 1 });
    const screen = await connect(app.url);
    await screen.ask('room:watch', { code: gone.run.code });
    expect(await remove(gone.runId)).toMatchObject({ status: 200 });
    const isOff = ({ run }: RoomNoticePayload['run:changed']): boolean => run === null;
    await screen.notice('run:changed', isOff);
    expect(await storedOf(gone.runId)).toEqual({ runs: 0, results: 0, answers: 0, runlog: 0 });
    expect(await storedOf(kept.runId)).toEqual(before);
    expect(await lineOf(gone.runId)).toBeUndefined();
    expect(await resultsOf(gone.runId)).toMatchObject({ status: 404 });
    expect(await remove(gone.runId)).toMatchObject({ status: 404 });

    // Whoever is in the room stays, and the same can be put on there again.
    const host = await connect(app.url, { token: owner.token });
    const { roomId } = gone.run;
    const definition = { activity: 'poll', definitionId: gone.pollid };
    await host.ask('room:host', { roomId });
    const { runId } = await host.ask('room:start', { roomId, seen: null, ...definition });
    clock.advance(timing.beat);
    await screen.notice(
      'run:changed',
      ({ run }: RoomNoticePayload['run:changed']) => run?.runId === runId,
    );
    for (const peer of [host, screen, kept.run, kept.phone, gone.run, gone.phone]) {
      if ('close' in peer) peer.close();
      else peer.leave();
    }
  });

  test('200: an answer that is sent again after that brings nothing back', async () => {
    const { runId, run, phone } = await answered();
    await run.command({ type: 'end' });
    clock.advance(5_000);
    expect(await phone.sendAgain('q0.r1', 'red')).toMatchObject({ ok: true });
    expect(await remove(runId)).toMatchObject({ status: 200 });
    const reply = await phone.sendAgain('q0.r1', 'red');
    expect(reply).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    expect(await storedOf(runId)).toEqual({ runs: 0, results: 0, answers: 0, runlog: 0 });
    run.leave();
    phone.leave();
  });

  test('200: of a run that is on no more, what is on stays on', async () => {
    const { runId, run, phone } = await answered();
    await run.command({ type: 'end' });
    const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
    const host = await connect(app.url, { token: owner.token });
    const { roomId } = run;
    await host.ask('room:host', { roomId });
    const next = await host.ask('room:start', { roomId, activity: 'poll', definitionId });
    clock.advance(5_000);
    expect(await remove(runId)).toMatchObject({ status: 200 });
    const screen = await connect(app.url);
    const { notices } = await screen.ask('room:watch', { code: run.code });
    const changed = notices.findLast(({ name }) => name === 'run:changed')?.payload;
    expect((changed as RoomNoticePayload['run:changed']).run?.runId).toBe(next.runId);
    for (const peer of [host, screen]) peer.close();
    run.leave();
    phone.leave();
  });
});
