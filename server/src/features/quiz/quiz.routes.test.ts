import type { Quiz, QuizLine } from '@sets/shared/quiz/quiz-made.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { putModule } from '../../../test/put-module.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

const topics = ['t1', 't2'].map((topicid) => ({ topicid, title: topicid, archived: false }));

let app: TestApp;
let owner: Person;
let moduleid: string;
beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount();
  moduleid = await putModule(app, owner.userid, { content: { topics, visibility: 'open' } });
});

const make = async (overrides: Parameters<typeof buildQuiz>[0] = {}) => {
  const body = buildQuiz({ moduleid, topicid: 't1', ...overrides });
  return app.call<Quiz>('POST', '/api/quizzes', { token: owner.token, body });
};

describe('a quiz', () => {
  test('is read as it was made, and stands in the list of its topic', async () => {
    const { status, body } = await make({ title: 'Rivers' });
    expect(status).toBe(201);
    const read = await app.call<Quiz>('GET', `/api/quizzes/${body.quizid}`, owner);
    expect(read.body).toEqual(body);
    expect(read.body).toMatchObject({ ...buildQuiz(), title: 'Rivers', moduleid, topicid: 't1' });
    const list = await app.call<{ quizzes: QuizLine[] }>(
      'GET',
      `/api/quizzes?moduleid=${moduleid}&topicid=t1`,
      owner,
    );
    expect(list.body.quizzes.find(({ quizid }) => quizid === body.quizid)).toMatchObject({
      title: 'Rivers',
      questions: 4,
      kinds: ['choice', 'true-false', 'number'],
      failure: null,
    });
  });

  test('of which nothing is right of a question is refused', async () => {
    const [item] = buildQuiz().items;
    const other = buildQuiz().items[3];
    const items = [{ ...item!, right: other!.right }];
    expect(await make({ items })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('its copy has ids of its own, and the same is right of it', async () => {
    const { body } = await make({
      pools: [{ id: 'p1', name: 'More', picks: 1 }],
      items: buildQuiz().items.map((item) => Object.assign(item, { pool: 'p1' })),
    });
    const to = { moduleid, topicid: 't2' };
    const copied = await app.call<Quiz>('POST', `/api/quizzes/${body.quizid}/copy`, {
      token: owner.token,
      body: to,
    });
    expect(copied.status).toBe(201);
    const [item] = copied.body.items;
    expect(copied.body.title).toBe(body.title);
    expect(item?.question.id).not.toBe('i0');
    expect(item?.pool).toBe(copied.body.pools[0]?.id);
    expect(item?.pool).not.toBe('p1');
    const again = await app.call('PUT', `/api/quizzes/${copied.body.quizid}`, {
      token: owner.token,
      body: { ...pick(copied.body), revision: 1 },
    });
    expect(again.status).toBe(200);
  });

  test('changed by two at once: the second is told, and nothing of theirs is stored', async () => {
    const { body } = await make();
    const change = (title: string) =>
      app.call('PUT', `/api/quizzes/${body.quizid}`, {
        token: owner.token,
        body: { ...pick(body), title, revision: 1 },
      });
    expect((await change('One')).status).toBe(200);
    expect(await change('Two')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

/** What can be changed of it. */
const pick = ({
  quizid: _q,
  moduleid: _m,
  topicid: _t,
  createdAt: _c,
  updatedAt: _u,
  ...rest
}: Quiz) => rest;
