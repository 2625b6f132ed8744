import { reportCalls } from '@sets/shared/report/report.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { reportStage, talkStage } from '../../../test/talk-stage.ts';

const clock = createManualClock();
let app: TestApp;
let reports: ReturnType<typeof reportStage>;
let talk: ReturnType<typeof talkStage>;
let ada: Person;
let ben: Person;
let carl: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock, mostCalls: { [reportCalls.report.path]: 500 } });
  reports = reportStage(app);
  talk = talkStage(app);
  [ada, ben, carl, admin] = await Promise.all([
    app.buildAccount({ username: 'Ada' }),
    app.buildAccount({ username: 'Ben' }),
    app.buildAccount({ username: 'Carl' }),
    app.buildAccount({ accountType: 'admin' }),
  ]);
});
afterAll(() => app.close());

const waiting = async () => (await reports.list(admin)).body.things;
const answer = 'Advertisements go.';

test('what is taken down is listed, the last one first, until it is put back or gone', async () => {
  const [one, other, third] = [0, 1, 2].map(() => app.standIns.put(ada.userid).subject);
  const takeDown = (subject: typeof one) =>
    reports.decide(admin, { decision: 'takeDown', subject: subject!, answer });
  await reports.report(ben, one!);
  for (const each of [one, other, third, one]) {
    clock.advance(1_000);
    expect((await takeDown(each)).status).toBe(200);
  }
  const listed = async () => {
    const { things } = (await reports.takenDown(admin)).body;
    expect(things.every(({ isTakenDown, reasons }) => isTakenDown && reasons.length === 0)).toBe(
      true,
    );
    return things.map(({ subject }) => subject);
  };
  // What is down already keeps its place.
  expect(await listed()).toEqual([third, other, one]);
  expect(await waiting()).toEqual([]);
  await reports.decide(admin, { decision: 'putBack', subject: other! });
  await app.features.reports.gone('blog', [third!.id]);
  expect(await listed()).toEqual([one]);
  expect((await reports.takenDown(ben)).status).toBe(403);
});

test('admins are told once that something waits, never by whom it was reported', async () => {
  const boss = await app.buildAccount({ accountType: 'admin' });
  const { subject } = app.standIns.put(ada.userid);
  await reports.report(ben, subject, { text: 'It is mean.' });
  await reports.report(carl, subject);
  const told = async () =>
    (await talk.told(boss)).filter(({ path }) => path === '/admin/homepage?part=reports');
  expect(await told()).toMatchObject([
    { title: 'A post was reported', text: 'It waits for a decision of an admin.' },
  ]);
  expect(JSON.stringify(await told())).not.toMatch(/Ben|mean/);
  // Of many things one by one, then together, then no more.
  for (let count = 0; count < 13; count += 1) {
    await reports.report(ben, app.standIns.put(ada.userid).subject);
  }
  expect(await told()).toHaveLength(11);
  expect((await told()).map(({ title }) => title)).toContain('More was reported today');
  // An admin who reports something is not told of it by that.
  await reports.report(boss, app.standIns.put(ada.userid).subject);
  expect(await told()).toHaveLength(11);
});
