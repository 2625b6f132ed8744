import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enterDiscussion, type InDiscussion } from '../../../test/discussion-stage.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* The thread under a question is there for whom the question is. */

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let asker: Person;
let student: Person;
let moduleid: string;
const opened: InDiscussion[] = [];
const closeAll = (): void => opened.splice(0).forEach((each) => each.close());

beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, asker, student] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
});
beforeEach(async () => {
  closeAll();
  moduleid = await putAskedSpace(app, owner.userid);
});
afterAll(closeAll);

const enter = async (questionid: string, person: Person | null): Promise<InDiscussion> => {
  const one = await enterDiscussion(app, { moduleid, topicid: 't1', questionid }, person);
  opened.push(one);
  return one;
};
const patience = { timeout: 15_000, interval: 50 };
const isSentAway = (one: InDiscussion): Promise<void> =>
  vi.waitFor(
    () =>
      expect(one.plain.find(({ name }) => name === 'place:left')?.payload).toMatchObject({
        error: { code: 'NOT_FOUND' },
      }),
    patience,
  );

const ways: [string, (questionid: string) => Promise<unknown>][] = [
  ['is hidden', (questionid) => qna.decide(owner, 'hide', questionid)],
  ['is deleted by its asker', (questionid) => qna.removeQuestion(asker, questionid)],
  [
    'becomes a part of another one',
    async (questionid) => {
      const into = (await qna.ask(owner, moduleid)).body.questionid;
      return qna.merge(owner, questionid, into);
    },
  ],
  [
    'waits again after a change',
    async (questionid) => {
      const settings = { moduleid, anonymous: true, moderation: 'before' };
      await qna.call('PUT', 'settings', owner, settings);
      return qna.call('PUT', 'question', asker, { questionid, title: 'Changed?', text: '' });
    },
  ],
];
test.each(ways)('who reads it is sent away as soon as its question %s', async (_way, lose) => {
  const { questionid } = (await qna.ask(asker, moduleid)).body;
  const [reader, visitor] = [await enter(questionid, student), await enter(questionid, null)];
  await Promise.all([reader.follow(), visitor.follow()]);
  await lose(questionid);
  await Promise.all([isSentAway(reader), isSentAway(visitor)]);
  expect(await reader.write('Too late')).toMatchObject({ ok: false });
  await expect(enter(questionid, student)).rejects.toThrow();
  expect(JSON.stringify(await app.stored())).not.toContain('Too late');
});

test('it stays for moderators and for who asked with a name, and is there for all once it is shown again', async () => {
  const { questionid } = (await qna.ask(asker, moduleid)).body;
  const [host, own] = [await enter(questionid, owner), await enter(questionid, asker)];
  const reader = await enter(questionid, student);
  expect(await reader.write('Before')).toMatchObject({ ok: true });
  await qna.decide(owner, 'hide', questionid);
  await isSentAway(reader);
  expect(await host.write('Why I hid it')).toMatchObject({ ok: true });
  expect(await own.write('I see')).toMatchObject({ ok: true });
  expect(JSON.stringify(reader.plain)).not.toContain('Why I hid it');
  await qna.decide(owner, 'show', questionid);
  const back = await enter(questionid, student);
  expect(await back.write('After')).toMatchObject({ ok: true });
});

test('who asked without a name is not left alone with the moderators: that would say who it is', async () => {
  const { questionid } = (await qna.ask(asker, moduleid, { anonymous: true })).body;
  const own = await enter(questionid, asker);
  await qna.decide(owner, 'hide', questionid);
  await isSentAway(own);
  await expect(enter(questionid, asker)).rejects.toThrow();
  expect((await qna.read(asker, questionid)).body.question).toMatchObject({ state: 'hidden' });
});
