import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type FailingStore, startFailingStore } from '../../../test/failing-store.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { reportStage, talkStage } from '../../../test/talk-stage.ts';

/* What is kept of whoever reports, and that nothing is decided which the log does not have. */

const clock = createManualClock();
let real: Awaited<ReturnType<typeof startTestStore>>;
let store: FailingStore;
let app: TestApp;
let reports: ReturnType<typeof reportStage>;
let admin: Person;
beforeAll(async () => {
  real = await startTestStore();
  store = await startFailingStore(real.uri);
  app = await startTestApp({ clock, config: { mongodbUri: store.uri } });
  reports = reportStage(app);
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(async () => {
  store.failWith(null);
  await app.close();
  await store.close();
  await real.close();
});

const held = async ({ userid, accountType }: Person): Promise<unknown> => {
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(actor);
  const file = files.find(({ name }) => name === 'reports');
  if (file === undefined) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
};

test('a report is its person’s until it is decided on, and goes with their account', async () => {
  const [ben, carl] = [await app.buildAccount(), await app.buildAccount()];
  const [one, other] = [app.standIns.put('ada').subject, app.standIns.put('ada').subject];
  expect(await held(ben)).toBeNull();
  for (const subject of [one, other]) {
    await reports.report(ben, subject, { reason: 'personal', text: 'It is about me.' });
  }
  await reports.report(carl, other);
  const at = new Date(clock.now()).toISOString();
  const kept = (subject: typeof one) => ({
    subject,
    reason: 'personal',
    at,
    text: 'It is about me.',
  });
  expect(await held(ben)).toEqual(expect.arrayContaining([kept(one), kept(other)]));
  const { token, password } = ben;
  const removed = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(removed.status).toBe(200);
  // What nobody else reports waits no more.
  expect((await reports.list(admin)).body.things).toMatchObject([
    { subject: other, reasons: [{ reason: 'spam', count: 1 }], texts: [] },
  ]);
  await reports.decide(admin, { decision: 'keep', subject: other });
  expect(await held(carl)).toBeNull();
});

test('what the log cannot have is not decided: it stays as it is, and waits', async () => {
  const [ada, ben] = [await app.buildAccount(), await app.buildAccount()];
  const { subject, thing } = app.standIns.put(ada.userid);
  await reports.report(ben, subject);
  const answer = 'Advertisements go.';
  const takeDown = { decision: 'takeDown', subject, answer } as const;
  for (const decision of [takeDown, { decision: 'keep', subject } as const]) {
    store.failWith('refused', 'audit');
    expect(await reports.decide(admin, decision)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    store.failWith(null);
    expect(thing.takenDown).toBeNull();
    expect((await reports.list(admin)).body.things).toMatchObject([{ subject }]);
  }
  await reports.decide(admin, takeDown);
  store.failWith('refused', 'audit');
  expect((await reports.decide(admin, { decision: 'putBack', subject })).status).toBe(503);
  // What was down before stays down, with what was said last.
  const again = { ...takeDown, answer: 'They do.' };
  expect((await reports.decide(admin, again)).status).toBe(503);
  store.failWith(null);
  expect(thing.takenDown).toBe('They do.');
  expect(await talkStage(app).told(ada)).toHaveLength(1);
});
