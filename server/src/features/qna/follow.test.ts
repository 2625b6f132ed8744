import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';
import { gatheredMs } from './follow.service.ts';
import { createUnsubscribeProofs } from './unsubscribe-proof.ts';

const clock = createManualClock();
let app: MailApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
beforeAll(async () => {
  app = await startMailApp({ clock });
  qna = qnaCallsOf(app);
  owner = await app.buildAccount({ username: 'Olga Owner' });
  return app.close;
});

const notified = async ({ token }: Person) =>
  (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications;
const build = async (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => app.buildAccount()));
const answerOf = async (who: Person, questionid: string): Promise<string> => {
  clock.advance(1_000);
  return (await qna.answer(who, questionid)).body.answerid;
};
const linkIn = (text: string, shape: RegExp): URL => new URL(shape.exec(text)?.[0] ?? '');

test('the asker is told of each answer, but not of their own; the accepted one’s author too', async () => {
  const [asker, other] = (await build(2)) as [Person, Person];
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (await qna.ask(asker, moduleid, { title: 'Why?' })).body;
  await answerOf(asker, questionid);
  expect(await notified(asker)).toEqual([]);
  const answerid = await answerOf(other, questionid);
  expect(await notified(asker)).toMatchObject([
    {
      kind: 'question',
      text: 'There is a new answer to “Why?”.',
      path: `/space/${moduleid}/topic/t1/${questionid}/answer/${answerid}`,
    },
  ]);
  await qna.accept(asker, answerid);
  await qna.accept(asker, answerid);
  expect(await notified(other)).toMatchObject([{ title: 'Your answer was accepted' }]);
});

test('answers of ten minutes are one mail; who wrote them is told of the others’ alone', async () => {
  const [asker, follower, writer] = (await build(3)) as [Person, Person, Person];
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (await qna.ask(asker, moduleid, { title: 'Why <b>so</b>?' })).body;
  await qna.follow(follower, questionid);
  await qna.follow(writer, questionid);
  for (let each = 0; each < 3; each += 1) await answerOf(writer, questionid);
  clock.advance(gatheredMs);
  const mail = await app.inbox.mailTo(follower.email);
  expect(mail.text).toContain('There are 3 new answers');
  expect(mail.html).toContain('&lt;b&gt;');
  const everything = mail.text + mail.html + mail.subject;
  for (const { email } of [asker, writer, owner]) expect(everything).not.toContain(email);
  await app.inbox.mailTo(asker.email);
  await answerOf(asker, questionid);
  clock.advance(gatheredMs);
  expect((await app.inbox.mailTo(writer.email)).text).toContain('There is a new answer');
  expect((await app.inbox.mailTo(follower.email, 2)).text).toContain('There is a new answer');
  expect(app.inbox.mailsTo(asker.email)).toHaveLength(1);
});

test('the link of the mail ends it without logging in, for this question and this address alone', async () => {
  const [asker, one, other] = (await build(3)) as [Person, Person, Person];
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (await qna.ask(asker, moduleid)).body;
  const { questionid: second } = (await qna.ask(asker, moduleid)).body;
  for (const who of [one, other]) {
    await qna.follow(who, questionid);
    await qna.follow(who, second);
  }
  await answerOf(owner, questionid);
  clock.advance(gatheredMs);
  const mail = await app.inbox.mailTo(one.email);
  const page = linkIn(mail.text, /http\S+\/unsubscribe\/\S+/);
  const address = encodeURIComponent(one.email);
  expect(page.pathname).toBe(
    `/module/${moduleid}/topic/t1/portal/discussion/${questionid}/unsubscribe/${address}`.replace(
      '%40',
      '%40',
    ),
  );
  const proof = page.searchParams.get('proof') ?? '';
  const unsubscribe = (id: string, given = proof) =>
    app.call('POST', `/api/qna/unsubscribe/${id}?proof=${given}`);
  const following = async (who: Person, id: string) =>
    (await qna.read(who, id)).body.question.following;
  for (const [id, given] of [
    [questionid, proof.replace(one.userid, other.userid)],
    [second, proof],
    [questionid, `${proof}x`],
    [questionid, ''],
    [questionid, one.userid],
    [questionid, proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ] as const) {
    expect((await unsubscribe(id, given)).status).toBe(403);
  }
  expect(await following(one, questionid)).toBe(true);
  expect((await unsubscribe(questionid)).status).toBe(200);
  expect((await unsubscribe(questionid)).status).toBe(200);
  expect([await following(one, questionid), await following(one, second)]).toEqual([false, true]);
  expect(await following(other, questionid)).toBe(true);
});

test('one click in the mail program ends it too, also where the question became a part of another', async () => {
  const [asker, one] = (await build(2)) as [Person, Person];
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (await qna.ask(asker, moduleid)).body;
  const { questionid: into } = (await qna.ask(asker, moduleid)).body;
  await qna.follow(one, questionid);
  await answerOf(owner, questionid);
  clock.advance(gatheredMs);
  const { headers } = (await app.inbox.mailTo(one.email)).parsed;
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = linkIn(header('list-unsubscribe').replaceAll(/\s/g, ''), /http[^>]+/);
  await qna.merge(owner, questionid, into);
  expect((await qna.read(one, into)).body.question.following).toBe(true);
  // As RFC 8058 has it: a form, without cookies or a login.
  const posted = await app.call('POST', address.pathname + address.search, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(posted.status).toBe(200);
  expect((await qna.read(one, into)).body.question.following).toBe(false);
});

test('who lost sight of the space, or follows no more, is sent nothing', async () => {
  const [asker, gone, there] = (await build(3)) as [Person, Person, Person];
  const school = { school: 'Follow University', visibility: 'open' } as const;
  const moduleid = await putAskedSpace(app, owner.userid, { content: school });
  const { questionid } = (await qna.ask(asker, moduleid)).body;
  for (const who of [gone, there]) await qna.follow(who, questionid);
  await answerOf(owner, questionid);
  await app.inStore(async (store) => {
    const place = { school: 'Follow University' };
    await store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: there.userid }, { $set: place });
    await store
      .collection<{ _id: string }>('modules')
      .updateOne({ _id: moduleid }, { $set: { 'content.visibility': 'school' } });
  });
  clock.advance(gatheredMs);
  await app.inbox.mailTo(there.email);
  expect(app.inbox.mailsTo(gone.email)).toEqual([]);
  expect(app.inbox.mailsTo(asker.email)).toEqual([]);
});

test('whose account is locked is sent nothing', async () => {
  const [locked, there] = (await build(2)) as [Person, Person];
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (await qna.ask(owner, moduleid)).body;
  for (const who of [locked, there]) await qna.follow(who, questionid);
  await answerOf(owner, questionid);
  await answerOf(await app.buildAccount(), questionid);
  await app.features.people.change(locked.userid, { locked: true });
  clock.advance(gatheredMs);
  await app.inbox.mailTo(there.email);
  const told = app.inbox.mailsTo(locked.email).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.includes('answer'))).toEqual([]);
});

test('a proof of another server is none', () => {
  const [one, other] = ['a', 'b'].map(createUnsubscribeProofs);
  const proof = one!.proofOf('q1', 'ada');
  expect(one!.userOf('q1', proof)).toBe('ada');
  expect(one!.userOf('q2', proof)).toBeNull();
  expect(other!.userOf('q1', proof)).toBeNull();
});
