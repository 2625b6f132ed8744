import type { QnaHistory } from '@sets/shared/qna/qna.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { settle } from '../../../test/settle.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let moderator: Person;
let student: Person;
let asker: Person;
let ofSchool: Person;
let ofDivision: Person;
let stranger: Person;
let unverified: Person;
let admin: Person;
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, moderator, student, asker, ofSchool, ofDivision, stranger, unverified] =
    await Promise.all([
      app.buildAccount({ username: 'Olga Owner' }),
      app.buildAccount(),
      app.buildAccount(),
      app.buildAccount({ username: 'Ada Asker' }),
      app.buildAccount(),
      app.buildAccount(),
      app.buildAccount(),
      app.buildAccount({ verified: false }),
    ]);
  admin = await app.buildAccount({ accountType: 'admin' });
  const personalDivision = { verified: true, division: 'Science' };
  await settle(app, ofSchool, { school: 'Questions University' });
  await settle(app, ofDivision, { school: 'Questions University', personalDivision });
  await settle(app, stranger, { school: 'Other University', personalDivision });
});

const space = (
  kept: Parameters<typeof putAskedSpace>[2] = {},
  more: Parameters<typeof putAskedSpace>[3] = {},
) => putAskedSpace(app, owner.userid, { moderators: [moderator.userid], ...kept }, more);
const closed = {
  content: { visibility: 'division', school: 'Questions University', division: 'Science' },
} as const;

describe('who sees and who writes', () => {
  test('in a closed space a question is, to everybody else, as if it were not there', async () => {
    const moduleid = await space(closed);
    const questionid = await putQuestion(app, { moduleid });
    const nothing = await qna.read(stranger, 'nothing');
    expect(nothing.status).toBe(404);
    const statuses: Record<string, number[]> = {};
    const people = { visitor: undefined, stranger, admin, ofSchool, ofDivision, moderator, owner };
    for (const [name, person] of Object.entries(people)) {
      const read = await qna.read(person, questionid);
      if (read.status !== 200) expect(read.body).toEqual(nothing.body);
      const list = await qna.list(person, moduleid);
      const vote = await qna.vote(person, questionid);
      const answer = await qna.answer(person, questionid);
      statuses[name] = [read.status, list.status, vote.status, answer.status];
    }
    const never = [404, 404, 404, 404];
    const always = [200, 200, 200, 201];
    expect(statuses).toEqual({
      visitor: [404, 404, 401, 401],
      stranger: never,
      admin: never,
      ofSchool: never,
      ofDivision: always,
      moderator: always,
      owner: always,
    });
  });

  test('an open one is read by everybody, and written in by verified accounts', async () => {
    const moduleid = await space();
    const questionid = await putQuestion(app, { moduleid });
    expect((await qna.read(undefined, questionid)).body.question.may).toEqual(
      Object.fromEntries(
        Object.keys((await qna.read(owner, questionid)).body.question.may).map((key) => [
          key,
          false,
        ]),
      ),
    );
    for (const [who, status] of [
      [undefined, 401],
      [unverified, 403],
      [admin, 201],
    ] as const) {
      expect((await qna.ask(who, moduleid)).status).toBe(status);
      expect((await qna.answer(who, questionid)).status).toBe(status);
    }
    // Admins moderate nothing by being admins.
    expect((await qna.queue(admin, moduleid)).status).toBe(403);
  });

  test('what may be done is what is offered', async () => {
    const moduleid = await space();
    const questionid = await putQuestion(app, { moduleid, author: asker.userid });
    const mayOf = async (who?: Person) => {
      const { may } = (await qna.read(who, questionid)).body.question;
      return Object.entries(may).flatMap(([name, is]) => (is ? [name] : []));
    };
    expect(await mayOf(student)).toEqual(['answer', 'vote', 'follow', 'report']);
    expect(await mayOf(asker)).toEqual(['edit', 'remove', 'answer', 'follow', 'accept', 'label']);
    expect(await mayOf(moderator)).toEqual(
      'remove answer vote follow report accept label moderate merge'.split(' '),
    );
  });
});

describe('asking', () => {
  test('201: as it was typed, on one line; the asker follows it', async () => {
    const moduleid = await space();
    const { status, body } = await qna.ask(asker, moduleid, {
      title: 'What\nis a  basis?',
      text: '*Why* $x$?',
      labels: ['l1'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      moduleid,
      topicid: 't1',
      title: 'What is a basis?',
      text: '*Why* $x$?',
      labels: ['l1'],
      author: { userid: asker.userid, username: 'Ada Asker' },
      mine: true,
      votes: 0,
      answers: 0,
      accepted: null,
      following: true,
      state: 'shown',
      mergedInto: null,
    });
    const other = (await qna.list(student, moduleid)).body.questions[0];
    expect(other).toMatchObject({ questionid: body.questionid, mine: false, following: false });
  });

  test('the same attempt fifty times at once is one question', async () => {
    const moduleid = await space();
    const same = { attempt: 'one-attempt', title: 'Only once?' };
    const asked = await Promise.all(
      Array.from({ length: 15 }, () => qna.ask(asker, moduleid, same)),
    );
    expect(new Set(asked.map(({ body }) => body.questionid)).size).toBe(1);
    expect((await qna.list(student, moduleid)).body.questions).toHaveLength(1);
    // Somebody else's attempt of the same name is their own.
    const other = await qna.ask(student, moduleid, same);
    expect(other.body.questionid).not.toBe(asked[0]?.body.questionid);
  });

  test('400, 403 and 404', async () => {
    const moduleid = await space({}, { settings: { anonymous: false, moderation: 'off' } });
    expect((await qna.ask(student, moduleid, { labels: ['none'] })).status).toBe(400);
    expect((await qna.ask(student, moduleid, { title: '\u200B' })).status).toBe(400);
    expect((await qna.ask(student, moduleid, { anonymous: true })).status).toBe(403);
    expect((await qna.ask(student, moduleid, { topicid: 't2' })).status).toBe(403);
    expect((await qna.ask(student, moduleid, { topicid: 'none' })).status).toBe(404);
    expect((await qna.ask(moderator, moduleid, { topicid: 't2' })).status).toBe(201);
  });

  test('429: who has written a lot on their first day goes on tomorrow', async () => {
    const moduleid = await space();
    const eager = await app.buildAccount();
    const questionid = await putQuestion(app, { moduleid });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => qna.answer(eager, questionid)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('lists', () => {
  test('by pages: newest, most votes, unanswered, of a label; each once', async () => {
    const moduleid = await space();
    const count = qnaLimits.page * 2 + 3;
    const ids: string[] = [];
    for (let each = 0; each < count; each += 1) {
      const at = new Date(1_000_000 + Math.floor(each / 2));
      const labels = each % 3 === 0 ? ['l1'] : [];
      const answered = each % 2 === 0;
      ids.push(await putQuestion(app, { moduleid, at, votes: each % 7, answered, labels }));
    }
    const all = async (query: string) => {
      const found = [];
      let next: string | null = '';
      while (next !== null) {
        const before: string = next === '' ? '' : `&before=${next}`;
        const { body } = await qna.list(student, moduleid, `?${query}${before}`);
        found.push(...body.questions);
        next = body.next;
      }
      expect(new Set(found.map(({ questionid }) => questionid)).size).toBe(found.length);
      return found;
    };
    const newest = await all('order=newest');
    expect(newest.map(({ at }) => at)).toEqual(
      newest.map(({ at }) => at).toSorted((a, b) => b - a),
    );
    expect(newest.map(({ questionid }) => questionid).toSorted()).toEqual(ids.toSorted());
    const votes = (await all('order=votes')).map((each) => each.votes);
    expect(votes).toEqual(
      Array.from({ length: count }, (_, at) => at % 7).toSorted((a, b) => b - a),
    );
    expect(await all('order=unanswered')).toHaveLength(Math.floor(count / 2));
    expect(await all('order=votes&label=l1')).toHaveLength(count / 3);
    expect(await all('order=unanswered&label=none')).toEqual([]);
    expect((await qna.list(student, moduleid, '?before=nowhere')).status).toBe(400);
    expect((await qna.list(student, moduleid, '?order=votes&before=1-2')).status).toBe(400);
    const counts = await qna.call('GET', `counts/${moduleid}/t1`, student);
    expect(counts.body).toEqual({ questions: count, unanswered: (count - 1) / 2, queue: 0 });
  });

  test('pinned ones come with the first page; more than five are refused', async () => {
    const moduleid = await space();
    const pin = (questionid: string, on = true) =>
      qna.call('PUT', 'pin', moderator, { questionid, on });
    for (let each = 0; each < 5; each += 1) {
      expect((await pin(await putQuestion(app, { moduleid }))).status).toBe(200);
    }
    const last = await putQuestion(app, { moduleid });
    expect((await pin(last)).status).toBe(403);
    const { pinned } = (await qna.list(student, moduleid)).body;
    expect(pinned).toHaveLength(5);
    await pin(pinned[0]?.questionid ?? '', false);
    expect((await pin(last)).status).toBe(200);
  });

  test('one that cannot be read does not hide the others', async () => {
    const moduleid = await space();
    await putQuestion(app, { moduleid });
    const damaged = await putQuestion(app, { moduleid });
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('qnaquestions')
        .updateOne({ _id: damaged }, { $set: { content: { v: 1, title: 7 } } }),
    );
    expect((await qna.list(student, moduleid)).body.questions).toHaveLength(1);
    expect((await qna.read(student, damaged)).status).toBe(409);
  });
});

describe('changing and deleting', () => {
  test('each version is kept, and said by whom', async () => {
    const moduleid = await space();
    const { questionid } = (await qna.ask(asker, moduleid, { title: 'One?' })).body;
    const edit = (title: string, who = asker) =>
      qna.call('PUT', 'question', who, { questionid, title, text: 'More.' });
    expect((await edit('Two?', moderator)).status).toBe(403);
    await edit('Two?');
    await edit('Two?');
    expect((await edit('Three?')).body).toMatchObject({ title: 'Three?', text: 'More.' });
    const { body } = await qna.call<QnaHistory>('GET', `history/${questionid}`, undefined);
    expect(body.versions.map(({ title, by }) => [title, by?.username])).toEqual([
      ['One?', 'Ada Asker'],
      ['Two?', 'Ada Asker'],
      ['Three?', 'Ada Asker'],
    ]);
  });

  test('what others have answered loses its words alone; a moderator deletes the whole', async () => {
    const moduleid = await space();
    const { questionid } = (await qna.ask(asker, moduleid, { text: 'My secret.' })).body;
    const own = await qna.answer(asker, questionid);
    expect((await qna.removeQuestion(student, questionid)).status).toBe(403);
    await qna.answer(student, questionid);
    expect((await qna.removeQuestion(asker, questionid)).body).toEqual({ removed: 'words' });
    const { question, answers } = (await qna.read(student, questionid)).body;
    expect(question).toMatchObject({ text: '', author: null, answers: 2 });
    expect(answers).toHaveLength(2);
    expect(JSON.stringify((await app.stored())['qnaversions'])).not.toContain('My secret.');
    expect((await qna.removeQuestion(moderator, questionid)).body).toEqual({ removed: 'whole' });
    expect((await qna.read(student, questionid)).status).toBe(404);
    expect((await qna.call('GET', `answerhistory/${own.body.answerid}`, asker)).status).toBe(404);
  });

  test('of a question that nobody else has answered nothing stays', async () => {
    const moduleid = await space();
    const { questionid } = (await qna.ask(asker, moduleid)).body;
    await qna.vote(student, questionid);
    await qna.report(student, questionid);
    expect((await qna.removeQuestion(asker, questionid)).body).toEqual({ removed: 'whole' });
    const stored = Object.entries(await app.stored()).flatMap(([collection, documents]) =>
      JSON.stringify(documents).includes(questionid) ? [collection] : [],
    );
    // What the moderators were told, and nothing else.
    expect(stored.filter((collection) => collection !== 'notifications')).toEqual([]);
  });
});
