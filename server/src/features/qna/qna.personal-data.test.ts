import { beforeAll, expect, test } from 'vitest';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let other: Person;
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  owner = await app.buildAccount();
  other = await app.buildAccount();
});

const collect = async (person: Person) => {
  const files = await app.features.personalData.collect({
    ...person,
    sessionId: 'any',
    mustLeave: false,
  });
  return await contentsIn(files, 'questions');
};
const leave = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

test('what a person asked, answered, voted for, follows, reported and decided is in their export', async () => {
  const person = await app.buildAccount();
  expect(await collect(person)).toBeUndefined();
  const moduleid = await putAskedSpace(app, owner.userid, { moderators: [person.userid] });
  const { questionid } = (await qna.ask(person, moduleid, { anonymous: true, title: 'Mine?' }))
    .body;
  const edit = { questionid, title: 'Mine now?', text: '' };
  await qna.call('PUT', 'question', person, edit);
  const theirs = (await qna.ask(other, moduleid, { title: 'Theirs?' })).body;
  const { answerid } = (await qna.answer(person, theirs.questionid, { text: 'My answer.' })).body;
  await qna.vote(person, theirs.questionid);
  await qna.report(person, theirs.questionid);
  await qna.decide(person, 'dismiss', theirs.questionid);
  await qna.report(person, theirs.questionid);
  const contents = await collect(person);
  expect(contents).toMatchObject({
    questions: [
      {
        questionid,
        anonymous: true,
        content: { title: 'Mine now?' },
        before: [{ content: { title: 'Mine?' } }],
      },
    ],
    answers: [{ answerid, content: { text: 'My answer.' } }],
    votes: [{ for: theirs.questionid }],
    follows: [{ questionid }],
    reports: [{ of: theirs.questionid, reason: 'spam', text: 'Again.' }],
    decisions: [{ action: 'dismiss', questionid: theirs.questionid }],
  });
  // Nobody else, and no words of others.
  for (const secret of [other.userid, owner.userid, 'Theirs?']) {
    expect(JSON.stringify(contents)).not.toContain(secret);
  }
});

test('with the account goes all of it; a question that others answered stays without a name', async () => {
  const [person, second] = await Promise.all([
    app.buildAccount({ username: 'Greta Gone' }),
    app.buildAccount({ username: 'Hugo Gone' }),
  ]);
  const moduleid = await putAskedSpace(app, owner.userid);
  const answered = (await qna.ask(person, moduleid, { anonymous: true, title: 'Stays?' })).body;
  const alone = (await qna.ask(person, moduleid, { title: 'Goes?' })).body;
  const theirs = (await qna.ask(other, moduleid, { title: 'Theirs?' })).body;
  await qna.answer(other, answered.questionid);
  const { answerid } = (await qna.answer(person, theirs.questionid)).body;
  await qna.accept(other, answerid);
  await qna.vote(person, theirs.questionid);
  await qna.vote(other, answered.questionid);
  await qna.report(person, theirs.questionid);
  expect((await qna.read(other, theirs.questionid)).body.question).toMatchObject({
    votes: 1,
    answers: 1,
    accepted: answerid,
  });
  // The same attempt of two people who leave both: their questions lie beside each other.
  const same = { attempt: `same-${person.userid}` };
  for (const who of [person, second]) {
    const { questionid } = (await qna.ask(who, moduleid, same)).body;
    await qna.answer(other, questionid);
  }
  await leave(person);
  await leave(second);
  expect((await qna.read(other, alone.questionid)).status).toBe(404);
  const stays = (await qna.read(other, answered.questionid)).body;
  expect(stays.question).toMatchObject({
    title: 'Stays?',
    author: null,
    anonymous: true,
    votes: 1,
    answers: 1,
  });
  // There is nobody to be looked up.
  expect((await qna.read(owner, answered.questionid)).body.question.may.reveal).toBe(false);
  expect((await qna.reveal(owner, answered.questionid)).status).toBe(403);
  expect((await qna.read(other, theirs.questionid)).body.question).toMatchObject({
    votes: 0,
    answers: 0,
    accepted: null,
  });
  const stored = JSON.stringify(await app.stored());
  for (const { userid } of [person, second]) expect(stored).not.toContain(userid);
  // Its words can be taken away still.
  expect((await qna.removeQuestion(owner, answered.questionid)).body).toEqual({ removed: 'whole' });
});

test('of a question that became a part of another one its asker can take the words away, and nobody more', async () => {
  const person = await app.buildAccount();
  const moduleid = await putAskedSpace(app, owner.userid);
  const asked = { anonymous: true, title: 'My very own words?' };
  const { questionid } = (await qna.ask(person, moduleid, asked)).body;
  const into = (await qna.ask(person, moduleid, { title: 'The other one?' })).body.questionid;
  await qna.merge(owner, questionid, into);
  const [own] = (await qna.list(person, moduleid)).body.own;
  expect(own).toMatchObject({ questionid, may: { remove: true, edit: false, label: false } });
  // A page from before: what is meant for the one does not happen to the other.
  const edit = { questionid, title: 'Other words?', text: '' };
  expect((await qna.call('PUT', 'question', person, edit)).status).toBe(409);
  expect((await qna.removeQuestion(owner, questionid)).status).toBe(409);
  expect((await qna.removeQuestion(other, questionid)).status).toBe(409);
  expect((await qna.removeQuestion(person, questionid)).body).toEqual({ removed: 'words' });
  expect((await qna.list(person, moduleid)).body.own).toEqual([]);
  expect(JSON.stringify(await app.stored())).not.toContain('My very own words?');
  // Its address leads on, and the other one is as it was.
  for (const id of [questionid, into]) {
    const { question } = (await qna.read(other, id)).body;
    expect(question).toMatchObject({ questionid: into, title: 'The other one?', mine: false });
  }
  const history = JSON.stringify((await qna.call('GET', `history/${into}`, other)).body);
  expect(history).toContain('Removed by whoever asked');
});

test('a space that is gone for good takes its questions with it', async () => {
  const person = await app.buildAccount();
  const moduleid = await putAskedSpace(app, person.userid);
  const { questionid } = (await qna.ask(other, moduleid)).body;
  await qna.answer(owner, questionid);
  await qna.vote(owner, questionid);
  await qna.report(owner, questionid);
  await leave(person);
  const left = Object.entries(await app.stored()).flatMap(([collection, documents]) =>
    collection.startsWith('qna') && JSON.stringify(documents).includes(moduleid)
      ? [collection]
      : [],
  );
  expect(left).toEqual([]);
});
