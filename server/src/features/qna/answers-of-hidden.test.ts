import { beforeAll, expect, test } from 'vitest';
import { putAnswer, putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* An answer is there for whom its question is, also where the answer itself is shown. */

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let asker: Person;
let student: Person;
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, asker, student] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
});

/** What each call about this answer is answered. */
const answersTo = async (
  who: Person | undefined,
  questionid: string,
  answerid: string,
): Promise<Record<string, number>> => ({
  history: (await qna.call('GET', `answerhistory/${answerid}`, who)).status,
  vote: (await qna.voteAnswer(who, answerid)).status,
  report: (await qna.report(who, questionid, answerid)).status,
  edit: (await qna.call('PUT', 'answer', who, { answerid, text: 'Rude words' })).status,
  accept: (await qna.accept(who, answerid)).status,
  remove: (await qna.call('DELETE', `answer/${answerid}`, who)).status,
});

test.each(['hidden', 'waiting'] as const)(
  'of a question that is %s: to others it is not there',
  async (state) => {
    const moduleid = await putAskedSpace(app, owner.userid);
    const { userid: author } = asker;
    const questionid = await putQuestion(app, { moduleid, author, state });
    const answerid = await putAnswer(app, { moduleid, questionid, text: 'Secret words' });
    const gone = { history: 404, vote: 404, report: 404, edit: 404, accept: 404, remove: 404 };
    expect(await answersTo(student, questionid, answerid)).toEqual(gone);
    const signIn = { vote: 401, report: 401, edit: 401, accept: 401, remove: 401 };
    expect(await answersTo(undefined, questionid, answerid)).toEqual({ ...signIn, history: 404 });
    for (const who of [owner, asker]) {
      const told = await qna.call('GET', `answerhistory/${answerid}`, who);
      expect(told.status).toBe(200);
      expect(JSON.stringify(told.body)).toContain('Secret words');
    }
  },
);

test('of a question that is shown it is there for everybody', async () => {
  const moduleid = await putAskedSpace(app, owner.userid);
  const questionid = await putQuestion(app, { moduleid });
  const answerid = await putAnswer(app, { moduleid, questionid });
  const others = { edit: 403, accept: 403, remove: 403 };
  const may = { history: 200, vote: 200, report: 200 };
  expect(await answersTo(student, questionid, answerid)).toEqual({ ...may, ...others });
});
