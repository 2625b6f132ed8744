import type { Asked } from '@sets/shared/asked/asked.contract.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedPromise } from '@sets/shared/live-qna/live-qna.migrations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backAgain } from '../../test/back-again.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { putAskedSpace } from '../../test/put-question.ts';
import { qnaCallsOf } from '../../test/qna-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import type { StoredPromise } from '../features/live-qna/promise.model.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let student: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, student] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

const nothing = { waiting: [], promised: [], answered: [] };
const asked = async ({ token }: Person) =>
  (await app.call<Asked>('GET', '/api/module/getasked', { token })).body;
const putPromise = (moduleid: string, given: Partial<StoredPromise> = {}) =>
  app.inStore((store) =>
    store.collection<StoredPromise>('livepromises').insertOne({
      _id: `${moduleid}-${given.question ?? 1}`,
      moduleid,
      topicid: 't1',
      runId: 'r1',
      roomId: 'room1',
      question: 1,
      content: toStored(storedPromise, { title: 'Lecture', text: 'Why?', votes: 3, reply: null }),
      askedAt: new Date(clock.now()),
      repliedAt: null,
      repliedBy: '',
      standing: 'open' as const,
      ...given,
    }),
  );

describe('what somebody was asked', () => {
  test('is nothing at first, and 401 for visitors', async () => {
    expect((await app.call('GET', '/api/module/getasked')).status).toBe(401);
    expect(await asked(student)).toEqual(nothing);
  });

  test('waits in the topics that they moderate until it is answered; who asked hears of the answer', async () => {
    const qna = qnaCallsOf(app);
    const moduleid = await putAskedSpace(app, owner.userid);
    await app.features.visited.visit(student, student.userid, moduleid);
    const first = (await qna.ask(student, moduleid, { title: 'First?' })).body.questionid;
    clock.advance(1_000);
    await qna.ask(student, moduleid, { title: 'Second?' });
    const line = { moduleid, topicid: 't1', space: expect.any(String), topic: expect.any(String) };
    expect(await asked(owner)).toEqual({ ...nothing, waiting: [{ ...line, count: 2 }] });
    // To see a space is not to moderate it.
    expect(await asked(student)).toEqual(nothing);
    await qna.answer(owner, first);
    expect((await asked(owner)).waiting).toEqual([{ ...line, count: 1 }]);
    expect((await asked(student)).answered).toEqual([
      {
        moduleid,
        topicid: 't1',
        questionid: first,
        title: 'First?',
        space: expect.any(String),
        at: new Date(clock.now()).toISOString(),
      },
    ]);
    expect((await asked(owner)).answered).toEqual([]);
    clock.advance(15 * 24 * 60 * 60_000);
    student = await backAgain(app, student);
    owner = await backAgain(app, owner);
    expect((await asked(student)).answered).toEqual([]);
    await app.call('DELETE', `/api/module/deletemodule/${moduleid}`, { token: owner.token });
    expect(await asked(owner)).toEqual(nothing);
  });

  test('has what stayed unanswered in runs, until it is answered or taken off the list', async () => {
    const moduleid = await putAskedSpace(app, owner.userid);
    await putPromise(moduleid);
    await putPromise(moduleid, { question: 2 });
    await putPromise(moduleid, { question: 3, standing: 'dropped' });
    await putPromise(moduleid, { question: 4, standing: 'done' });
    expect((await asked(owner)).promised).toMatchObject([{ moduleid, topicid: 't1', count: 2 }]);
    expect(await asked(student)).toEqual(nothing);
  });

  test('names no space that is closed to who asked there once', async () => {
    const qna = qnaCallsOf(app);
    const moduleid = await putAskedSpace(app, owner.userid);
    await app.features.visited.visit(student, student.userid, moduleid);
    const { questionid } = (await qna.ask(student, moduleid)).body;
    await qna.answer(owner, questionid);
    expect((await asked(student)).answered).toHaveLength(1);
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('modules')
        .updateOne({ _id: moduleid }, { $set: { 'content.visibility': 'school' } }),
    );
    expect(await asked(student)).toEqual(nothing);
  });

  test('goes over an index, however many questions there are', async () => {
    const plan = await app.inStore((store) =>
      store
        .collection('qnaquestions')
        .find({ moduleid: { $in: ['a', 'b'] }, listed: true, answered: false })
        .sort({ at: -1, _id: -1 })
        .explain('queryPlanner'),
    );
    expect(JSON.stringify(plan)).toContain('moduleid_1_listed_1_answered_1_at_-1__id_-1');
  });
});
