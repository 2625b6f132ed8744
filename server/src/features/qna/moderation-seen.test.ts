import { beforeAll, describe, expect, test } from 'vitest';
import { putAskedSpace } from '../../../test/put-question.ts';
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
describe('what was seen is what is decided about', () => {
  const edit = (questionid: string, title: string) =>
    qna.call('PUT', 'question', student, { questionid, title, text: '' });
  const onlyItem = async (moduleid: string) => {
    const [item] = (await qna.queue(owner, moduleid)).body.items;
    if (item === undefined) throw new Error('The queue is empty.');
    return item;
  };

  test.each(['show', 'hide', 'remove', 'dismiss'])(
    '%s: not where the words were changed since',
    async (decision) => {
      const moduleid = await space('before');
      const { questionid } = (await qna.ask(student, moduleid)).body;
      const harmless = await onlyItem(moduleid);
      await edit(questionid, 'Rude words');
      const late = await qna.decideOn(owner, decision, harmless);
      expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect((await qna.read(other, questionid)).status).toBe(404);
      const changed = await onlyItem(moduleid);
      expect(changed).toMatchObject({ why: 'waiting', question: { title: 'Rude words' } });
      expect((await qna.decideOn(owner, 'show', changed)).status).toBe(200);
    },
  );

  test('an answer neither', async () => {
    const moduleid = await space('before');
    const { questionid } = (await qna.ask(owner, moduleid)).body;
    const { answerid } = (await qna.answer(student, questionid)).body;
    const harmless = await onlyItem(moduleid);
    await qna.call('PUT', 'answer', student, { answerid, text: 'Rude words' });
    expect((await qna.decideOn(owner, 'show', harmless)).status).toBe(409);
    expect((await qna.read(other, questionid)).body.answers).toEqual([]);
  });

  test('what one moderator hid is shown by no other who has not seen that', async () => {
    const moduleid = await space('after');
    const { questionid } = (await qna.ask(student, moduleid)).body;
    const item = await onlyItem(moduleid);
    await qna.decideOn(owner, 'hide', item);
    expect((await qna.decideOn(owner, 'dismiss', item)).status).toBe(409);
    expect((await qna.queue(owner, moduleid, '?shows=hidden')).body.items).toHaveLength(1);
    expect((await qna.read(other, questionid)).status).toBe(404);
  });

  test('a report that came since is not ended unread', async () => {
    const moduleid = await space('after');
    const { questionid } = (await qna.ask(student, moduleid)).body;
    const item = await onlyItem(moduleid);
    await qna.report(other, questionid);
    expect((await qna.decideOn(owner, 'dismiss', item)).status).toBe(409);
    const reported = await onlyItem(moduleid);
    expect(reported.reports).toHaveLength(1);
    expect((await qna.decideOn(owner, 'dismiss', reported)).status).toBe(200);
    expect((await qna.queue(owner, moduleid)).body.items).toEqual([]);
  });

  test('what became a part of another question decides nothing about that', async () => {
    const moduleid = await space('after');
    const { questionid } = (await qna.ask(student, moduleid)).body;
    const item = await onlyItem(moduleid);
    const into = (await qna.ask(owner, moduleid)).body.questionid;
    await qna.merge(owner, questionid, into);
    expect((await qna.decideOn(owner, 'remove', item)).status).toBe(409);
    expect((await qna.read(other, into)).status).toBe(200);
  });

  test('of a change and a decision at once, nothing is shown that nobody has looked at', async () => {
    const moduleid = await space('before');
    const author = await app.buildAccount();
    for (let round = 0; round < 8; round += 1) {
      const { questionid } = (await qna.ask(author, moduleid)).body;
      const item = await onlyItem(moduleid);
      const rude = { questionid, title: 'Rude words', text: '' };
      await Promise.all([
        qna.call('PUT', 'question', author, rude),
        qna.decideOn(owner, 'show', item),
      ]);
      const seen = await qna.read(other, questionid);
      if (seen.status === 200) expect(seen.body.question.title).not.toBe('Rude words');
      const { items } = (await qna.queue(owner, moduleid)).body;
      // What waits is in the queue; a change that came too late leaves what is shown there to be dismissed.
      if (seen.status === 404) expect(items).toHaveLength(1);
      await qna.decide(owner, 'remove', questionid);
    }
  });
});

describe('settings and labels of another version', () => {
  const stored = async (moduleid: string) =>
    app.inStore((store) =>
      store.collection<{ _id: string }>('qnaspaces').findOne({ _id: moduleid }),
    );
  const change = (moduleid: string) =>
    qna.call('PUT', 'settings', owner, { moduleid, anonymous: false, moderation: 'after' });

  test('what has no version is the first, and has one once it is changed', async () => {
    const moduleid = await space('before');
    expect(await stored(moduleid)).not.toHaveProperty('v');
    expect((await qna.call('GET', `settings/${moduleid}`, other)).body).toMatchObject({
      settings: { anonymous: true, moderation: 'before' },
      labels: [{ labelid: 'l1' }],
    });
    expect((await change(moduleid)).status).toBe(200);
    expect(await stored(moduleid)).toMatchObject({ v: 1, settings: { moderation: 'after' } });
  });

  test('what a newer version wrote is refused, and not written over', async () => {
    const moduleid = await putAskedSpace(app, owner.userid, {}, { v: 99, settings: { later: 1 } });
    const refused = { body: { code: 'NEWER_VERSION' } };
    expect(await change(moduleid)).toMatchObject(refused);
    expect(await qna.ask(student, moduleid)).toMatchObject(refused);
    expect(await stored(moduleid)).toMatchObject({ v: 99, settings: { later: 1 } });
  });
});
