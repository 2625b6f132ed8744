import type { AuditPage } from '@sets/shared/audit/audit.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import type { QnaLog } from '@sets/shared/qna/qna-moderation.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';
import { gatheredMs } from './follow.service.ts';
import { contentsIn } from '../../../test/contents-in.ts';

const clock = createManualClock();
let app: MailApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let asker: Person;
let student: Person;
beforeAll(async () => {
  app = await startMailApp({ clock });
  qna = qnaCallsOf(app);
  owner = await app.buildAccount();
  asker = await app.buildAccount({ username: 'Zoe Unnamed' });
  student = await app.buildAccount();
  return app.close;
});

const notified = async ({ token }: Person) =>
  (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications;
const exportOf = async (person: Person): Promise<string> => {
  const caller = { ...person, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(caller);
  return JSON.stringify(await Promise.all(files.map(({ name }) => contentsIn(files, name))));
};

test('who asked without a name is in no reply, notice, mail or export of anybody else', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const { questionid } = (
    await qna.ask(asker, moduleid, { anonymous: true, title: 'Am I the only one?' })
  ).body;
  const twin = (await qna.ask(student, moduleid, { title: 'Am I the only one here?' })).body;
  const { answerid } = (await qna.answer(student, questionid)).body;
  await qna.follow(student, questionid);
  await qna.follow(owner, questionid);
  await qna.call('PUT', 'question', asker, { questionid, title: 'Am I alone?', text: 'So?' });
  await qna.accept(asker, answerid);
  await qna.report(student, questionid);
  await qna.merge(owner, twin.questionid, questionid);
  // Time goes on: whoever follows now is told of what comes after.
  clock.advance(1_000);
  await qna.answer(owner, questionid);
  clock.advance(gatheredMs);
  await app.inbox.mailTo(student.email);

  const said: unknown[] = [];
  for (const who of [undefined, student, owner]) {
    const near = { moduleid, text: 'Am I alone?' };
    said.push(
      await qna.list(who, moduleid),
      await qna.list(who, moduleid, '?order=votes'),
      await qna.read(who, questionid, `?answer=${answerid}`),
      await qna.call('GET', `history/${questionid}`, who),
      await qna.call('GET', `answerhistory/${answerid}`, who),
      await qna.call('POST', 'near', who, near),
      await qna.call('GET', `labels/${moduleid}`, who),
      await qna.call('GET', `settings/${moduleid}`, who),
      await qna.call('GET', `counts/${moduleid}/t1`, who),
      await qna.vote(who, questionid),
      await qna.queue(who, moduleid),
      await qna.call('GET', `log/${moduleid}`, who),
      await qna.call('PUT', 'question', who, { questionid, title: 'Mine?', text: '' }),
      await qna.call('PUT', 'label', who, { questionid, labels: ['l1'] }),
    );
  }
  for (const other of [student, owner]) {
    said.push(await notified(other), await exportOf(other), app.inbox.mailsTo(other.email));
  }
  const all = JSON.stringify(said);
  for (const secret of [asker.userid, asker.email, 'Zoe Unnamed'])
    expect(all).not.toContain(secret);
  expect((await qna.read(owner, questionid)).body.question).toMatchObject({
    author: null,
    anonymous: true,
    mine: false,
  });
  // To its asker it is theirs, and their own export has it.
  expect((await qna.read(asker, questionid)).body.question).toMatchObject({
    author: null,
    mine: true,
  });
  expect(await exportOf(asker)).toContain(questionid);
  expect(app.logged.join('')).not.toContain('Zoe Unnamed');
});

test('what an anonymous question looks like does not depend on who asked it', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const shape = async (who: Person) => {
    const { questionid } = (await qna.ask(who, moduleid, { anonymous: true })).body;
    const { question } = (await qna.read(undefined, questionid)).body;
    return JSON.stringify({ ...question, questionid: '', at: 0 });
  };
  const other = await app.buildAccount({ accountType: 'admin' });
  expect(await shape(asker)).toBe(await shape(other));
  expect(await shape(owner)).toBe(await shape(asker));
});

test('looking up who asked is logged and told to the asker; what moderators read names nobody', async () => {
  const moduleid = await putAskedSpace(app, owner.userid, {}, {});
  const { questionid } = (await qna.ask(asker, moduleid, { anonymous: true })).body;
  expect((await qna.reveal(student, questionid)).status).toBe(403);
  expect((await qna.reveal(asker, questionid)).status).toBe(403);
  const before = await notified(asker);
  const told = await qna.reveal(owner, questionid);
  expect(told.body).toEqual({ author: { userid: asker.userid, username: 'Zoe Unnamed' } });
  const after = await notified(asker);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({ kind: 'question', title: 'A moderator looked up who asked' });
  const log = await qna.call<QnaLog>('GET', `log/${moduleid}`, owner);
  expect(log.body.entries).toMatchObject([
    { action: 'reveal', questionid, by: { userid: owner.userid } },
  ]);
  expect(JSON.stringify(log.body)).not.toContain(asker.userid);
  const admin = await app.buildAccount({ accountType: 'admin' });
  const audited = await app.call<AuditPage>('GET', '/api/admin/audit', admin);
  const seen = audited.body.entries.filter(({ action }) => action === 'question.revealed');
  const subject = `question ${questionid} in space ${moduleid}`;
  expect(seen).toMatchObject([{ by: { userid: owner.userid }, subject, details: '' }]);
  expect(JSON.stringify(seen)).not.toMatch(/Zoe Unnamed|basis/);
  expect(JSON.stringify(seen)).not.toContain(asker.userid);
  // To all others, and in every other reply, it stays without a name.
  expect((await qna.read(owner, questionid)).body.question.author).toBeNull();
  const { questionid: named } = (await qna.ask(student, moduleid)).body;
  expect((await qna.reveal(owner, named)).status).toBe(403);
});
