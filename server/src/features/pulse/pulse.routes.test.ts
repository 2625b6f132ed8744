import { timing } from '@sets/shared/core/limits.ts';
import { pulseTiming } from '@sets/shared/live/pulse.ts';
import { pointMs } from '@sets/shared/live/pulse-line.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { PulseOfRun } from '@sets/shared/pulse/pulse.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
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

const pulseOf = (runId: string, { token }: { token?: string } = owner) =>
  app.call<PulseOfRun>('GET', `/api/runs/${runId}/pulse`, token === undefined ? {} : { token });
const pointsOf = (runId: string) =>
  app.inStore((store) => store.collection('pulse_points').countDocuments({ runId }));

/** A run of six people in which something was felt, and asked. */
const felt = async () => {
  const { _id } = await app.features.polls.create(owner, buildPoll());
  const run = await presentPoll(app, _id, owner);
  const { roomId, code } = run;
  const phones = await Promise.all(Array.from({ length: 6 }, () => connect(app.url)));
  for (const phone of phones) await phone.ask('room:join', { room: { code } });
  await run.command({ type: 'open' });
  await phones[0]!.ask('pulse:react', { roomId, kind: 'clap' });
  await phones[1]!.ask('pulse:react', { roomId, kind: 'clap' });
  await phones[2]!.ask('pulse:lost', { roomId, lost: true });
  clock.advance(pulseTiming.beat);
  // A later reply: what was told before is counted by then.
  await expect.poll(async () => (await pulseOf(run.runId)).body.points.length).toBe(1);
  await expect
    .poll(async () => (await pulseOf(run.runId)).body.points[0])
    .toMatchObject({ reactions: { clap: 2 }, lost: 1 });
  const leave = (): void => {
    for (const phone of phones) phone.close();
    run.leave();
  };
  return { run, leave };
};

describe('GET /api/runs/:runid/pulse', () => {
  test('401, 400, 404; of others’ runs nothing is there', async () => {
    const { run, leave } = await felt();
    expect(await pulseOf(run.runId, {})).toMatchObject({ status: 401 });
    expect(await pulseOf('no$run')).toMatchObject({ status: 400 });
    expect(await pulseOf('norun')).toMatchObject({ status: 404 });
    expect(await pulseOf(run.runId, stranger)).toMatchObject({ status: 404 });
    leave();
  });

  test('the line of a run, with when something was asked; it goes with the run', async () => {
    const at = Math.floor(clock.now() / pointMs) * pointMs;
    const { run, leave } = await felt();
    const { status, body } = await pulseOf(run.runId);
    expect(status).toBe(200);
    expect(body).toEqual({
      step: pointMs,
      points: [
        {
          at: new Date(at).toISOString(),
          reactions: { ...noReactions, clap: 2 },
          lost: 1,
          here: 6,
        },
      ],
      marks: [expect.any(String) as string],
    });
    // The same stands among the results.
    const course = await app.call<RunCourse>('GET', `/api/runs/${run.runId}/course`, owner);
    expect(course.body.felt).toEqual({ step: pointMs, points: body.points });
    await run.command({ type: 'end' });
    leave();
    expect((await pulseOf(run.runId)).body.points).toHaveLength(1);
    clock.advance(timing.grace);
    expect((await app.call('DELETE', `/api/runs/${run.runId}`, owner)).status).toBe(200);
    expect(await pointsOf(run.runId)).toBe(0);
    // What time still brings about makes nothing of it anew.
    clock.advance(pointMs);
    expect(await pulseOf(run.runId)).toMatchObject({ status: 404 });
    expect(await pointsOf(run.runId)).toBe(0);
  });
});
