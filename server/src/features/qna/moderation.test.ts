import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import type { LabelsTable, QnaLog } from '@sets/shared/qna/qna-moderation.contract.ts';
import { questionsTopic } from '@sets/shared/module/support-space.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let student: Person;
let other: Person;
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, student, other] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
});

const space = (moderation: 'off' | 'after' | 'before' = 'off', moderators: string[] = []) =>
  putAskedSpace(app, owner.userid, { moderators }, { settings: { anonymous: true, moderation } });
const notified = async ({ token }: Person) =>
  (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications;

describe('before publishing', () => {
  test('what waits is there for its author and moderators alone, until it is shown', async () => {
    const moduleid = await space('before');
    const { questionid, state } = (await qna.ask(student, moduleid)).body;
    expect(state).toBe('waiting');
    expect((await qna.list(other, moduleid)).body).toMatchObject({ questions: [], own: [] });
    expect((await qna.read(other, questionid)).status).toBe(404);
    expect((await qna.vote(other, questionid)).status).toBe(404);
    expect((await qna.list(student, moduleid)).body.own).toMatchObject([{ questionid, state }]);
    const { items, open } = (await qna.queue(owner, moduleid)).body;
    expect(items).toMatchObject([{ question: { questionid }, answer: null, why: 'waiting' }]);
    expect(open).toBe(1);
    expect((await qna.decide(student, 'show', questionid)).status).toBe(403);
    await qna.decide(owner, 'show', questionid);
    expect((await qna.list(other, moduleid)).body.questions).toHaveLength(1);
    expect((await qna.queue(owner, moduleid)).body).toMatchObject({ items: [], open: 0 });
  });

  test('what was never shown, or was hidden, is in no history that others read', async () => {
    const moduleid = await space('before');
    const { questionid } = (await qna.ask(student, moduleid, { title: 'Rude words' })).body;
    const edit = (title: string) =>
      qna.call('PUT', 'question', student, { questionid, title, text: '' });
    await edit('A civil question');
    await qna.decide(owner, 'show', questionid);
    const historyOf = async (who: Person) =>
      JSON.stringify((await qna.call('GET', `history/${questionid}`, who)).body);
    expect(await historyOf(other)).toContain('A civil question');
    expect(await historyOf(other)).not.toContain('Rude words');
    for (const who of [student, owner]) expect(await historyOf(who)).toContain('Rude words');
    await qna.decide(owner, 'hide', questionid);
    await edit('A better one');
    await qna.decide(owner, 'show', questionid);
    expect(await historyOf(other)).not.toContain('A civil question');
  });

  test('an answer counts, and is told of, when it is shown', async () => {
    const moduleid = await space('before');
    const questionid = await putQuestion(app, { moduleid, author: student.userid });
    const before = (await notified(student)).length;
    const { answerid } = (await qna.answer(other, questionid)).body;
    const seen = await qna.read(student, questionid);
    expect(seen.body).toMatchObject({ question: { answers: 0 }, answers: [], unseen: [] });
    expect((await qna.read(other, questionid)).body.unseen).toMatchObject([{ answerid }]);
    expect(await notified(student)).toHaveLength(before);
    await qna.decide(owner, 'show', questionid, answerid);
    expect((await qna.read(student, questionid)).body).toMatchObject({
      question: { answers: 1 },
      answers: [{ answerid }],
    });
    expect(await notified(student)).toHaveLength(before + 1);
    // To hide it and to show it again is no news.
    await qna.decide(owner, 'hide', questionid, answerid);
    expect((await qna.read(student, questionid)).body.question.answers).toBe(0);
    await qna.decide(owner, 'show', questionid, answerid);
    expect(await notified(student)).toHaveLength(before + 1);
  });

  test('what was shown waits again once its words are changed; moderators’ own never waits', async () => {
    const moduleid = await space('before');
    const { questionid } = (await qna.ask(student, moduleid)).body;
    await qna.decide(owner, 'show', questionid);
    const edit = { questionid, title: 'Something else?', text: '' };
    expect((await qna.call('PUT', 'question', student, edit)).body).toMatchObject({
      state: 'waiting',
    });
    expect((await qna.read(other, questionid)).status).toBe(404);
    // Hidden, it cannot be shown by changing it.
    await qna.decide(owner, 'hide', questionid);
    const again = { ...edit, title: 'Once more?' };
    expect((await qna.call('PUT', 'question', student, again)).body).toMatchObject({
      state: 'hidden',
    });
    expect((await qna.ask(owner, moduleid)).body.state).toBe('shown');
  });
});

describe('after publishing, and reports', () => {
  test('what is new is shown, and in the queue until somebody decides', async () => {
    const moduleid = await space('after');
    const { questionid } = (await qna.ask(student, moduleid)).body;
    expect((await qna.list(other, moduleid)).body.questions).toHaveLength(1);
    expect((await qna.queue(owner, moduleid)).body.items).toMatchObject([{ why: 'new' }]);
    await qna.report(other, questionid);
    expect((await qna.queue(owner, moduleid)).body.items).toMatchObject([
      { why: 'reported', reports: [{ reason: 'spam', text: 'Again.' }] },
    ]);
    await qna.decide(owner, 'dismiss', questionid);
    expect((await qna.queue(owner, moduleid)).body.items).toEqual([]);
    expect((await qna.list(other, moduleid)).body.questions).toHaveLength(1);
  });

  test('moderators are told of a thing once, however many report it, and not by whom', async () => {
    const moderator = await app.buildAccount();
    const moduleid = await space('off', [moderator.userid]);
    const questionid = await putQuestion(app, { moduleid });
    const { answerid } = (await qna.answer(student, questionid)).body;
    expect((await qna.report(student, questionid, answerid)).status).toBe(403);
    await Promise.all([
      qna.report(other, questionid, answerid),
      qna.report(other, questionid, answerid),
      qna.report(moderator, questionid, answerid),
    ]);
    expect(await notified(moderator)).toMatchObject([{ title: 'Something was reported' }]);
    const { items } = (await qna.queue(moderator, moduleid)).body;
    expect(items).toMatchObject([{ answer: { answerid }, why: 'reported' }]);
    expect(items[0]?.reports).toHaveLength(2);
    expect(JSON.stringify(items)).not.toContain(other.userid);
    await qna.decide(moderator, 'hide', questionid, answerid);
    expect((await qna.read(other, questionid)).body.answers).toEqual([]);
    expect((await qna.queue(moderator, moduleid)).body.items).toEqual([]);
    expect((await qna.queue(moderator, moduleid, '?shows=hidden')).body.items).toMatchObject([
      { answer: { answerid, state: 'hidden' } },
    ]);
    await qna.decide(moderator, 'remove', questionid, answerid);
    expect((await qna.queue(moderator, moduleid, '?shows=hidden')).body.items).toEqual([]);
    const log = await qna.call<QnaLog>('GET', `log/${moduleid}`, owner);
    expect(log.body.entries.map(({ action }) => action)).toEqual(['remove', 'hide']);
  });
});

test('what is reported in the support space is told to its admins, and decided by them', async () => {
  const admin = await app.buildAccount({ accountType: 'admin' });
  const topicid = questionsTopic;
  const { questionid } = (await qna.ask(student, 'support', { topicid })).body;
  await qna.report(other, questionid);
  expect(await notified(admin)).toMatchObject([
    { title: 'Something was reported', path: '/space/support/moderation' },
  ]);
  expect(await notified(student)).not.toMatchObject([{ title: 'Something was reported' }]);
  const { items } = (await qna.queue(admin, 'support')).body;
  const item = items.find(({ question }) => question.questionid === questionid);
  expect(item).toMatchObject({ why: 'reported', reports: [{ reason: 'spam' }] });
  expect((await qna.queue(other, 'support')).status).toBe(403);
  if (item !== undefined) expect((await qna.decideOn(admin, 'hide', item)).status).toBe(200);
  expect((await qna.read(other, questionid)).status).toBe(404);
});

describe('labels', () => {
  const labels = async (moduleid: string) =>
    (await qna.call<LabelsTable>('GET', `labels/${moduleid}`, undefined)).body.labels;

  test('are added, renamed and removed with their counts; names are there once', async () => {
    const moduleid = await space();
    const add = (name: string, colour = 'b') =>
      qna.call<LabelsTable>('POST', 'labels', owner, { moduleid, name, colour });
    expect((await add('Exam')).status).toBe(200);
    expect((await add(' homework ')).status).toBe(409);
    expect((await add('\u200B')).status).toBe(400);
    expect((await add('Blue', '#00f')).status).toBe(400);
    const exam = (await labels(moduleid)).find(({ name }) => name === 'Exam')?.labelid ?? '';
    await qna.ask(student, moduleid, { labels: ['l1', exam] });
    const answered = (await qna.ask(student, moduleid, { labels: [exam] })).body;
    await qna.answer(other, answered.questionid);
    const hidden = (await qna.ask(student, moduleid, { labels: [exam] })).body;
    await qna.decide(owner, 'hide', hidden.questionid);
    const gone = (await qna.ask(student, moduleid, { labels: [exam] })).body;
    await qna.removeQuestion(student, gone.questionid);
    expect(await labels(moduleid)).toMatchObject([
      { labelid: 'l1', questions: 1, unanswered: 1 },
      { labelid: exam, questions: 2, unanswered: 1 },
    ]);
    const change = { moduleid, labelid: exam, name: 'Exams', colour: 'plain' };
    expect((await qna.call('PUT', 'labels', owner, change)).status).toBe(200);
    await qna.call('DELETE', `labels/${moduleid}/l1`, owner);
    expect(await labels(moduleid)).toMatchObject([{ name: 'Exams', colour: 'plain' }]);
    const { questions } = (await qna.list(student, moduleid)).body;
    expect(questions.map((each) => each.labels)).toEqual([[exam], [exam]]);
    expect((await qna.call('DELETE', `labels/${moduleid}/none`, owner)).status).toBe(404);
  });

  test('fifty at once are fifty, and no more than a space has', async () => {
    const moduleid = await space();
    const answers = await Promise.all(
      Array.from({ length: qnaLimits.labelsOfSpace + 5 }, (_, at) =>
        qna.call('POST', 'labels', owner, { moduleid, name: `Label ${at}`, colour: 'c' }),
      ),
    );
    expect(await labels(moduleid)).toHaveLength(qnaLimits.labelsOfSpace);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(6);
  });
});
