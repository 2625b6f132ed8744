import type { QnaAnalytics } from '@sets/shared/qna/qna-analytics.contract.ts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { putAnswer, putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

const at = (time: string): Date => new Date(`${time}Z`);
const secretName = 'asked-without-a-name';

let app: TestApp;
let owner: Person;
let path: string;

beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount();
  const moduleid = await putAskedSpace(app, owner.userid, { content: { startDate: '2026-10-12' } });
  path = `/api/qna/analytics/${moduleid}/t1`;
  const [asked, answered] = [at('2026-10-13T08:00'), at('2026-10-20T08:00')];
  const first = await putQuestion(app, {
    moduleid,
    title: '=cmd|calc',
    author: secretName,
    anonymous: true,
    at: asked,
    votes: 7,
    answers: 1,
    answered: true,
    answeredAt: answered,
    labels: ['l1'],
  });
  await putAnswer(app, { moduleid, questionid: first, at: answered, author: 'who-answered' });
  await putQuestion(app, { moduleid, at: at('2026-10-14T08:00') });
  // What others do not see counts nowhere, nor what is asked elsewhere.
  const waiting = await putQuestion(app, { moduleid, state: 'waiting', at: asked, answers: 1 });
  await putAnswer(app, { moduleid, questionid: waiting, at: answered });
  await putQuestion(app, { moduleid, topicid: 't2', at: asked });
  await putAnswer(app, { moduleid, questionid: first, at: answered, state: 'hidden' });
});

const own = () => ({ token: owner.token });

describe('what came of the questions of a topic', () => {
  test('401, 400, 403, 404', async () => {
    const student = await app.buildAccount();
    for (const file of ['', '/questions.csv', '/questions.xlsx']) {
      expect(await app.call('GET', `${path}${file}`)).toMatchObject({ status: 401 });
      expect(await app.call('GET', `${path}${file}`, student)).toMatchObject({ status: 403 });
      const elsewhere = path.replace(/t1$/, 'no-topic');
      expect(await app.call('GET', `${elsewhere}${file}`, own())).toMatchObject({ status: 404 });
      const wrong = path.replace(/t1$/, 'a%3Ab');
      expect(await app.call('GET', `${wrong}${file}`, own())).toMatchObject({ status: 400 });
    }
  });

  test('is told by week and by label', async () => {
    const { status, body } = await app.call<QnaAnalytics>('GET', path, own());
    expect(status).toBe(200);
    const week = 7 * 24 * 3_600_000;
    const figures = { questions: 2, votes: 7, answers: 1, unanswered: 1, responseMs: week };
    expect(body.all).toEqual(figures);
    expect(body.weeks).toEqual([
      { ...figures, answers: 0, from: '2026-10-12', week: 1 },
      {
        questions: 0,
        votes: 0,
        answers: 1,
        unanswered: 0,
        responseMs: null,
        from: '2026-10-19',
        week: 2,
      },
    ]);
    expect(body.labels.map(({ label, questions }) => [label?.name, questions])).toEqual([
      ['Homework', 1],
      [undefined, 1],
    ]);
    expect(body.topic).toBe('Vectors');
  });

  test('says nothing of who asked and who answered', async () => {
    const { body } = await app.call('GET', path, own());
    const { body: csv } = await app.call<string>('GET', `${path}/questions.csv`, own());
    for (const name of [secretName, 'who-answered']) {
      expect(JSON.stringify(body)).not.toContain(name);
      expect(JSON.stringify(csv)).not.toContain(name);
    }
  });

  test('comes as CSV, in which no text is a formula', async () => {
    const { body } = await app.call<string>('GET', `${path}/questions.csv`, own());
    const rows: string[][] = parse(body, { bom: true });
    expect(rows.map(([title]) => title)).toEqual(['Question', "'=cmd|calc", 'What is a basis?']);
    expect(rows[1]?.slice(1, 7)).toEqual([
      '2026-10-13 08:00:00',
      '7',
      '1',
      'no',
      '168',
      'Homework',
    ]);
  });

  test('comes as a spreadsheet with its weeks and labels', async () => {
    const response = await fetch(`${app.url}${path}/questions.xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const workbook = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    expect(workbook).toMatch(/"Questions".*"Weeks".*"Labels"/);
  });
});

describe('who answers their own question', () => {
  /** What is told of a question that its asker, or somebody else, has answered. */
  const toldOf = async (anonymous: boolean, isOwn: boolean) => {
    const qna = qnaCallsOf(app);
    const [asker, other] = await Promise.all([app.buildAccount(), app.buildAccount()]);
    const moduleid = await putAskedSpace(app, owner.userid);
    const { questionid } = (await qna.ask(asker, moduleid, { anonymous })).body;
    await qna.answer(isOwn ? asker : other, questionid);
    const where = `/api/qna/analytics/${moduleid}/t1`;
    const { all, labels, weeks } = (await app.call<QnaAnalytics>('GET', where, own())).body;
    const { body: csv } = await app.call<string>('GET', `${where}/questions.csv`, own());
    const rows: string[][] = parse(csv, { bom: true });
    const row = rows[1];
    // When it was asked, how many ms that took and its address are those of this one.
    const hours = row?.[5] === '' ? 'none' : 'some';
    const response = all.responseMs === null ? 'none' : 'some';
    const sums = [...weeks, ...labels].map(({ questions, votes, answers, unanswered }) => [
      [questions, votes, answers, unanswered],
    ]);
    return { response, hours, sums, row: [row?.[0], ...(row ?? []).slice(2, 5), row?.[6]] };
  };

  test('without a name they are not told from those whom somebody else answered', async () => {
    const [own1, other1] = [await toldOf(true, true), await toldOf(true, false)];
    expect(own1).toEqual(other1);
    expect(own1).toMatchObject({ response: 'some', hours: 'some' });
  });

  test('with a name their answer is none that they waited for', async () => {
    expect(await toldOf(false, true)).toMatchObject({ response: 'none', hours: 'none' });
    expect(await toldOf(false, false)).toMatchObject({ response: 'some', hours: 'some' });
  });
});

test('the time until an answer is that of the first one, however many come after it', async () => {
  const qna = qnaCallsOf(app);
  const moduleid = await putAskedSpace(app, owner.userid);
  const questionid = await putQuestion(app, { moduleid, at: at('2026-10-13T08:00') });
  for (const hour of ['12', '10', '11']) {
    await putAnswer(app, {
      moduleid,
      questionid,
      author: 'other',
      at: at(`2026-10-13T${hour}:00`),
    });
  }
  // Each vote counts a question anew.
  await qna.vote(owner, questionid);
  const { body } = await app.call<QnaAnalytics>('GET', `/api/qna/analytics/${moduleid}/t1`, own());
  expect(body.all).toMatchObject({ answers: 3, responseMs: 2 * 3_600_000 });
});

test('reads a topic by an index, not the whole store', async () => {
  const plan = await app.inStore((store) =>
    store.collection('qnaanswers').find({ moduleid: 'm', topicid: 't', state: 'shown' }).explain(),
  );
  expect(JSON.stringify(plan)).toContain('IXSCAN');
  const asked = await app.inStore((store) =>
    store
      .collection('qnaquestions')
      .find({ moduleid: 'm', topicid: 't', listed: true })
      .sort({ at: 1, _id: 1 })
      .explain(),
  );
  expect(JSON.stringify(asked)).toContain('IXSCAN');
});
