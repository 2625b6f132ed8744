import { beforeAll, describe, expect, test } from 'vitest';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let student: Person;
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, student] = await Promise.all([app.buildAccount(), app.buildAccount()]);
});
const space = () => putAskedSpace(app, owner.userid);

describe('near questions', () => {
  test('the nearest of the space that all see, with one’s own vote', async () => {
    const moduleid = await space();
    const near = await putQuestion(app, {
      moduleid,
      title: 'How can one find eigenvalues of matrices?',
    });
    await putQuestion(app, { moduleid, title: 'When is the exam?' });
    await putQuestion(app, { moduleid, title: 'Eigenvalues of a hidden matrix', state: 'hidden' });
    await putQuestion(app, { moduleid: await space(), title: 'Eigenvalues of a matrix elsewhere' });
    await qna.vote(student, near);
    const ask = (text: string, who: Person | undefined = student) =>
      qna.call<{ near: object[] }>('POST', 'near', who, { moduleid, text });
    expect((await ask('finding the eigenvalue of matrices')).body.near).toMatchObject([
      { questionid: near, votes: 1, voted: true, mine: false },
    ]);
    const body = { moduleid, text: 'eigenvalues' };
    const unverified = await app.buildAccount({ verified: false });
    expect(await qna.call('POST', 'near', undefined, body)).toMatchObject({ status: 401 });
    expect(await qna.call('POST', 'near', unverified, body)).toMatchObject({ status: 403 });
    expect((await ask('what is the')).body.near).toEqual([]);
    expect((await ask('')).body.near).toEqual([]);
    expect((await ask('bananas')).body.near).toEqual([]);
  });
});
