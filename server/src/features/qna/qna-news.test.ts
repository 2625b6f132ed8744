import { qnaNewsKind, type QnaNewsState, spreadOf } from '@sets/shared/qna/qna-news.contract.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Peer } from '../../../test/connect.ts';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Pages that show a topic hear that its questions have changed. */

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let asker: Person;
const opened: Peer[] = [];
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, asker] = await Promise.all([app.buildAccount(), app.buildAccount()]);
});
afterEach(() => opened.splice(0).forEach((each) => each.close()));

const listen = async (moduleid: string, person?: Person) => {
  const peer = await connect(app.url, person === undefined ? {} : { token: person.token });
  opened.push(peer);
  const at = { moduleid, topicid: 't1' };
  const told = (): QnaNewsState[] =>
    peer.plain
      .filter(({ name }) => name === 'place:changed')
      .map(({ payload }) => (payload as { state: QnaNewsState }).state);
  return {
    entered: await peer.request('place:enter', { kind: qnaNewsKind, at }),
    told,
    movedPast: (moved: number) => peer.until(() => told().find((each) => each.moved > moved)),
  };
};

test('a question, a vote and an answer are told of as a number, to visitors too', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const one = await listen(moduleid);
  expect(one.entered).toMatchObject({ ok: true, data: { as: 'screen', state: { moved: 0 } } });
  const { body } = await qna.ask(asker, moduleid, { title: 'A word nobody is to be told' });
  const asked = await one.movedPast(0);
  await qna.call('PUT', 'vote', owner, { questionid: body.questionid, on: true });
  const voted = await one.movedPast(asked.moved);
  await qna.removeQuestion(asker, body.questionid);
  await one.movedPast(voted.moved);
  for (const state of one.told())
    expect(Object.keys(state).toSorted()).toEqual(['moved', 'spreadMs']);
});

test('however much is written in a moment, it is told twice at most', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const questionid = await putQuestion(app, { moduleid });
  const one = await listen(moduleid, owner);
  for (const on of [true, false, true, false, true]) {
    await qna.call('PUT', 'vote', owner, { questionid, on });
  }
  await one.movedPast(1);
  expect(one.told().filter(({ moved }) => moved > 0).length).toBeLessThanOrEqual(2);
});

test('to whom the space is closed, there is nothing to hear', async () => {
  const moduleid = await putAskedSpace(app, owner.userid, {
    content: { visibility: 'school', school: 'News University' },
  });
  expect((await listen(moduleid, asker)).entered).toMatchObject({
    ok: false,
    error: { code: 'NOT_FOUND' },
  });
});

test('what is asked upon it comes at the same rate, however many hear it', () => {
  for (const people of [1, 2, 3, 100, 2_000, 15_000]) {
    expect((people / spreadOf(people)) * 1_000).toBeLessThanOrEqual(50);
  }
  expect(spreadOf(30)).toBeLessThan(1_000);
});
