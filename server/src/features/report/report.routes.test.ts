import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReportDecision, reportLimits } from '@sets/shared/report/report.contract.ts';
import { reportCalls } from '@sets/shared/report/report.calls.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { putReports, reportStage, talkStage } from '../../../test/talk-stage.ts';

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
}, 60_000);
afterAll(() => app.close());
beforeEach(() =>
  app.inStore(async (store) => {
    clock.advance(1_000);
    for (const name of ['reports', 'reportedthings']) await store.collection(name).deleteMany({});
  }),
);

const now = () => new Date(clock.now()).toISOString();
const waiting = async () => (await reports.list(admin)).body.things;
const answer = 'Advertisements go.';

test('an admin reads what was reported and how often, with what was added, and never by whom', async () => {
  const { subject } = app.standIns.put(ada.userid, { text: '🚂'.repeat(500) });
  const first = now();
  const said = { reason: 'abuse', text: 'It is mean.' } as const;
  expect(await reports.report(ben, subject, said)).toMatchObject({
    status: 201,
    body: { kept: true },
  });
  clock.advance(1_000);
  await reports.report(carl, subject, { text: 'It sells something.' });
  await reports.report(admin, subject);
  const { body } = await reports.list(admin);
  expect(body).toEqual({
    things: [
      {
        subject,
        title: 'Trains at night',
        excerpt: '🚂'.repeat(reportLimits.excerpt / 2),
        by: { userid: ada.userid, username: 'Ada' },
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'abuse', count: 1 },
        ],
        texts: ['It sells something.', 'It is mean.'],
        first,
        last: now(),
        isTakenDown: false,
      },
    ],
    next: null,
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${ben.userid}|${carl.userid}|Ben|Carl`));
});

test('the second report of a person replaces the first, also at the same moment', async () => {
  const { subject } = app.standIns.put(ada.userid);
  await Promise.all(Array.from({ length: 6 }, () => reports.report(ben, subject)));
  await reports.report(ben, subject, { reason: 'copyright', text: 'I wrote it.' });
  expect(await waiting()).toMatchObject([
    { reasons: [{ reason: 'copyright', count: 1 }], texts: ['I wrote it.'] },
  ]);
});

test('only what one sees and is not one’s own can be reported', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  expect(await reports.report(ada, subject)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
  thing.hiddenFrom.add(ben.userid);
  const commentid = await talk.say(carl, subject);
  const removed = await talk.say(carl, subject);
  await talk.remove(carl, removed);
  const hidden = [
    subject,
    { kind: 'blog', id: 'nowhere' },
    { kind: 'comment', id: 'nowhere' },
    { kind: 'comment', id: commentid },
  ] as const;
  for (const each of hidden) expect((await reports.report(ben, each)).status).toBe(404);
  expect((await reports.report(ada, { kind: 'comment', id: removed })).status).toBe(404);
  expect((await reports.report(carl, { kind: 'comment', id: commentid })).status).toBe(403);
  expect(await waiting()).toEqual([]);
  expect((await app.stored())['reports']).toEqual([]);
});

test('404: what goes for good while it is reported, and nothing of the report stays', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  let looks = 0;
  // It is seen once, and then no more.
  thing.hiddenFrom.has = () => (looks += 1) > 1;
  expect((await reports.report(ben, subject)).status).toBe(404);
  expect((await app.stored())['reports']).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('what is left as it is waits no more; a new report opens it anew', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  await reports.report(ben, subject);
  const keep = { decision: 'keep', subject } as const;
  for (let times = 0; times < 2; times += 1) {
    expect((await reports.decide(admin, keep)).body).toEqual({ isTakenDown: false });
  }
  expect(await waiting()).toEqual([]);
  expect(thing.takenDown).toBeNull();
  expect((await talk.told(ada)).filter(({ kind }) => kind === 'account')).toEqual([]);
  clock.advance(1_000);
  await reports.report(carl, subject);
  expect(await waiting()).toMatchObject([{ first: now(), reasons: [{ count: 1 }] }]);
});

test('what is taken down is seen no more, and its author is told why, not by whom it was reported', async () => {
  const dora = await app.buildAccount();
  const { subject, thing } = app.standIns.put(dora.userid);
  await reports.report(ben, subject, { text: 'It is mean.' });
  const decided = await reports.decide(admin, { decision: 'takeDown', subject, answer });
  expect(decided).toMatchObject({ status: 200, body: { isTakenDown: true } });
  expect(thing.takenDown).toBe(answer);
  expect(await waiting()).toEqual([]);
  const path = `/blog/edit/${subject.id}`;
  const notices = await talk.told(dora);
  expect(notices).toMatchObject([
    { kind: 'account', title: 'An admin took down a post of yours', text: answer, path },
  ]);
  expect(JSON.stringify(notices)).not.toMatch(/Ben|mean/);
  // It is not there to be reported or commented on.
  expect((await reports.report(ben, subject)).status).toBe(404);
  expect((await talk.write(ben, subject)).status).toBe(404);
  clock.advance(1_000);
  const putBack = { decision: 'putBack', subject } as const;
  for (let times = 0; times < 2; times += 1) {
    expect((await reports.decide(admin, putBack)).body).toEqual({ isTakenDown: false });
  }
  expect(thing.takenDown).toBeNull();
  expect((await talk.told(dora)).map(({ title }) => title)).toEqual([
    'A post of yours is up again',
    'An admin took down a post of yours',
  ]);
});

test('a comment that is taken down is as removed, for its writer too, who is told the whole answer', async () => {
  const dora = await app.buildAccount();
  const { subject, thing } = app.standIns.put(ada.userid);
  const id = await talk.say(dora, subject, 'Buy this.');
  await talk.say(ben, subject, 'No.', id);
  const comment = { kind: 'comment', id } as const;
  await reports.report(ben, comment);
  expect(await waiting()).toMatchObject([
    { subject: comment, title: '', excerpt: 'Buy this.', by: { userid: dora.userid } },
  ]);
  const long = 'a'.repeat(reportLimits.answer);
  await reports.decide(admin, { decision: 'takeDown', subject: comment, answer: long });
  for (const person of [ada, dora])
    expect(await talk.texts(person, subject)).toEqual([['', 'No.']]);
  expect(thing.counts.at(-1)).toBe(1);
  expect((await talk.edit(dora, id, { text: 'Buy that.' })).status).toBe(404);
  expect((await talk.putBack(dora, id)).body.isRemoved).toBe(true);
  expect((await talk.told(dora)).filter(({ kind }) => kind === 'account')).toMatchObject([
    {
      title: 'An admin took down a comment of yours',
      text: long,
      path: `/blog/view/${subject.id}`,
    },
  ]);
  await reports.decide(admin, { decision: 'putBack', subject: comment });
  expect(await talk.texts(ada, subject)).toEqual([['Buy this.', 'No.']]);
  expect(thing.counts.at(-1)).toBe(2);
});

test('what is not there now is passed over, and drops out with what is gone for good', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  await reports.report(ben, subject);
  const taken = app.standIns.put(ada.userid);
  await reports.report(ben, taken.subject);
  const id = await talk.say(carl, subject);
  await reports.report(ben, { kind: 'comment', id });
  // What its writer has removed can be put back: an admin decides on it all the same.
  await talk.remove(carl, id);
  expect(await waiting()).toHaveLength(3);
  app.standIns.remove(taken.subject.id);
  expect(await waiting()).toHaveLength(2);
  for (const decision of ['keep', 'putBack'] as const) {
    const decided = await reports.decide(admin, { decision, subject: taken.subject });
    expect(decided).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  thing.hiddenFrom.add(ben.userid);
  expect(await waiting()).toHaveLength(2);
  await app.features.comments.subjectGone(subject);
  await app.features.reports.gone('blog', [subject.id]);
  expect(await waiting()).toEqual([]);
  expect((await app.stored())['reports']).toHaveLength(1);
});

test('the longest waiting is first, and pages hold each once', async () => {
  const all = Array.from({ length: reportLimits.perPage * 2 + 3 }, (_none, at) => ({
    ...app.standIns.put(ada.userid, { title: `${at}` }),
    at: at >> 1,
  }));
  await putReports(
    app,
    all.map(({ subject, at }) => ({ subject, at, by: ben.userid })),
  );
  const read: string[][] = [];
  for (let before: string | null | undefined; before !== null;) {
    const { body } = await reports.list(admin, before);
    read.push(body.things.map(({ title }) => title));
    before = body.next;
  }
  expect(read.map(({ length }) => length)).toEqual([30, 30, 3]);
  const titles = read.flat().map(Number);
  expect(titles.map((at) => at >> 1)).toEqual(all.map(({ at }) => at));
  expect(new Set(titles).size).toBe(all.length);
  expect((await reports.list(admin, 'nowhere')).status).toBe(400);
});

test('every decision is in the log, by id, and what decides nothing is not', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const boss = await app.buildAccount({ accountType: 'admin', username: 'Boss' });
  const decide = async (decision: ReportDecision) => {
    clock.advance(1_000);
    expect((await reports.decide(boss, decision)).status).toBe(200);
  };
  await decide({ decision: 'keep', subject });
  await decide({ decision: 'putBack', subject });
  await reports.report(ben, subject);
  await decide({ decision: 'keep', subject });
  await decide({ decision: 'takeDown', subject, answer });
  await decide({ decision: 'putBack', subject });
  const { body } = await app.call<{ entries: { by: { userid: string }; action: string }[] }>(
    'GET',
    '/api/admin/audit',
    { token: admin.token },
  );
  const told = { by: { userid: boss.userid }, subject: `blog ${subject.id}`, details: '' };
  expect(body.entries.filter(({ by }) => by.userid === boss.userid)).toMatchObject([
    { ...told, action: 'report.putback' },
    { ...told, action: 'report.takendown' },
    { ...told, action: 'report.kept' },
  ]);
});
