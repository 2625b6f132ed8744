import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { putAnswer, putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';
import type { StoredQuestion } from './qna-records.ts';

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let people: Person[];
beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  owner = await app.buildAccount();
  people = await Promise.all(Array.from({ length: 5 }, () => app.buildAccount()));
});

const space = () => putAskedSpace(app, owner.userid);
const stored = (questionid: string) =>
  app.inStore((store) =>
    store.collection<StoredQuestion>('qnaquestions').findOne({ _id: questionid }),
  );
const votersOf = async (thing: string): Promise<string[]> => {
  const votes = await app.inStore((store) =>
    store.collection<{ by: string }>('qnavotes').find({ thing }).toArray(),
  );
  return votes.map(({ by }) => by).toSorted();
};

test('fifty votes of one person at once are one; each person’s count', async () => {
  const questionid = await putQuestion(app, { moduleid: await space() });
  const fifty = Array.from({ length: 50 }, (_, at) => qna.vote(people[at % 5], questionid));
  for (const { status } of await Promise.all(fifty)) expect(status).toBe(200);
  expect((await stored(questionid))?.votes).toBe(5);
  expect((await qna.vote(people[0], questionid)).body).toEqual({ votes: 5, voted: true });
  expect((await qna.vote(people[0], questionid, false)).body).toEqual({ votes: 4, voted: false });
  expect((await qna.vote(people[0], questionid, false)).body).toEqual({ votes: 4, voted: false });
});

test('one’s own gets no vote, and what is not shown neither', async () => {
  const moduleid = await space();
  const { questionid } = (await qna.ask(people[0], moduleid)).body;
  expect((await qna.vote(people[0], questionid)).status).toBe(403);
  const { answerid } = (await qna.answer(people[1], questionid)).body;
  expect((await qna.voteAnswer(people[1], answerid)).status).toBe(403);
  expect((await qna.voteAnswer(people[0], answerid)).body).toEqual({ votes: 1, voted: true });
  await qna.decide(owner, 'hide', questionid);
  expect((await qna.vote(people[1], questionid)).status).toBe(404);
  expect((await qna.vote(owner, questionid)).status).toBe(403);
});

test('a count that somebody left wrong is mended by the next vote', async () => {
  const questionid = await putQuestion(app, { moduleid: await space(), votes: 77, answers: 9 });
  expect((await qna.vote(people[0], questionid)).body.votes).toBe(1);
  expect(await stored(questionid)).toMatchObject({ votes: 1, answers: 0 });
});

test('accepting two answers at once leaves one accepted; accepting twice changes nothing', async () => {
  const moduleid = await space();
  const { questionid } = (await qna.ask(people[0], moduleid)).body;
  const answers = await Promise.all([
    qna.answer(people[1], questionid),
    qna.answer(people[2], questionid),
  ]);
  const [one = '', other = ''] = answers.map(({ body }) => body.answerid);
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => qna.accept(people[0], at % 2 === 0 ? one : other)),
  );
  const { question, answers: read } = (await qna.read(people[3], questionid)).body;
  expect([one, other]).toContain(question.accepted);
  expect(read.filter(({ accepted }) => accepted)).toHaveLength(1);
  expect((await qna.accept(people[3], one)).status).toBe(403);
  await qna.accept(people[0], one);
  expect((await qna.accept(people[0], one)).body.accepted).toBe(true);
  // To take back another one than the accepted changes nothing.
  await qna.accept(people[0], other, false);
  expect((await qna.read(people[0], questionid)).body.accepted?.answerid).toBe(one);
  // Who takes the accepted answer away takes the acceptance with it.
  await qna.call('DELETE', `answer/${one}`, people[1]);
  expect((await stored(questionid))?.accepted).toBeNull();
});

test('answers that come while one accepts do not lose it', async () => {
  const { questionid } = (await qna.ask(people[0], await space())).body;
  const { answerid } = (await qna.answer(people[1], questionid)).body;
  await Promise.all([
    ...Array.from({ length: 4 }, () => qna.answer(people[2], questionid)),
    qna.accept(people[0], answerid),
    ...people.slice(1).map((person) => qna.vote(person, questionid)),
  ]);
  expect(await stored(questionid)).toMatchObject({ accepted: answerid, answers: 5, votes: 4 });
});

/** What people do to three questions; `who` and `from`, `into` are places in a list. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constant('vote' as const), fc.nat(4), fc.nat(2), fc.boolean()),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('merge' as const), fc.nat(2), fc.nat(2), fc.boolean()),
  },
);

test('after any sequence of votes on and off and merges the votes are those of the set of people', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const moduleid = await space();
      const askers = people.slice(0, 3).map(({ userid }) => userid);
      const ids = await Promise.all(askers.map((author) => putQuestion(app, { moduleid, author })));
      /** The model: who votes for each question, and what each became a part of. */
      const sets = ids.map(() => new Set<string>());
      const target = ids.map((_id, at) => at);
      for (const [what, first, second, on] of steps) {
        if (what === 'vote') {
          const at = target[second] as number;
          const { userid } = people[first] as Person;
          const { status } = await qna.vote(people[first], ids[second] as string, on);
          expect(status).toBe(userid === askers[at] ? 403 : 200);
          if (status === 200 && on) sets[at]?.add(userid);
          if (status === 200 && !on) sets[at]?.delete(userid);
        } else {
          const { status } = await qna.merge(owner, ids[first] as string, ids[second] as string);
          const isPossible =
            first !== second && target[first] === first && target[second] === second;
          expect(status === 200).toBe(isPossible);
          if (!isPossible) continue;
          for (const userid of sets[first] ?? []) sets[second]?.add(userid);
          sets[second]?.delete(askers[second] as string);
          sets[first]?.clear();
          for (const [at, of] of target.entries()) if (of === first) target[at] = second;
        }
      }
      for (const [at, questionid] of ids.entries()) {
        const { question } = (await qna.read(owner, questionid)).body;
        expect(question.questionid).toBe(ids[target[at] as number]);
        expect(question.votes).toBe(sets[target[at] as number]?.size);
        expect(await votersOf(questionid)).toEqual([...(sets[at] ?? [])].toSorted());
      }
    }),
    { numRuns: 12 },
  );
});

test('merged in both directions at once, one of them stays, and nothing is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const moduleid = await space();
    const [one, other] = await Promise.all([
      putQuestion(app, { moduleid }),
      putQuestion(app, { moduleid, author: 'another' }),
    ]);
    await Promise.all([
      putAnswer(app, { moduleid, questionid: one }),
      putAnswer(app, { moduleid, questionid: other }),
      qna.vote(people[0], one),
      qna.vote(people[1], one),
      qna.vote(people[1], other),
      qna.follow(people[2], one),
      qna.follow(people[2], other),
    ]);
    const answers = await Promise.all([
      qna.merge(owner, one, other),
      qna.merge(owner, other, one),
      // Whoever votes and answers in this moment is not lost either.
      qna.vote(people[3], one),
      qna.vote(people[4], other),
      qna.answer(people[3], one),
    ]);
    const [there, back] = answers.map(({ status }) => status);
    expect([there, back].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409]);
    const { question } = (await qna.read(people[2], one)).body;
    expect((await qna.read(people[2], other)).body.question).toEqual(question);
    expect(question).toMatchObject({ votes: 4, answers: 3, following: true });
    expect(await votersOf(question.questionid)).toHaveLength(4);
    const merged = question.questionid === one ? other : one;
    expect(await votersOf(merged)).toEqual([]);
    expect((await qna.list(people[2], moduleid)).body.questions).toHaveLength(1);
  }
});

test('whoever asked what stays loses the vote that they gave the duplicate', async () => {
  const moduleid = await space();
  const [asker, other] = people as [Person, Person];
  const { questionid: into } = (await qna.ask(asker, moduleid)).body;
  const { questionid: from } = (await qna.ask(other, moduleid)).body;
  for (const who of [asker, people[2]]) await qna.vote(who, from);
  await qna.merge(owner, from, into);
  expect((await stored(into))?.votes).toBe(1);
  expect(await votersOf(into)).toEqual([people[2]?.userid]);
  expect(await votersOf(from)).toEqual([]);
});

test('a merge that a dying process left is ended by the next one', async () => {
  const moduleid = await space();
  const ids = await Promise.all(Array.from({ length: 4 }, () => putQuestion(app, { moduleid })));
  const [from = '', into = '', third = '', fourth = ''] = ids;
  await qna.vote(people[0], from);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('qnaspaces')
      .updateOne({ _id: moduleid }, { $set: { merging: { from, into } }, $inc: { revision: 1 } }),
  );
  expect((await qna.merge(owner, third, fourth)).status).toBe(200);
  expect((await qna.read(owner, from)).body.question).toMatchObject({ questionid: into, votes: 1 });
});

test('400, 403 and 404 of merging', async () => {
  const moduleid = await space();
  const [one, hidden] = await Promise.all([
    putQuestion(app, { moduleid }),
    putQuestion(app, { moduleid, state: 'hidden' }),
  ]);
  const elsewhere = await putQuestion(app, { moduleid: await space() });
  expect((await qna.merge(owner, one, one)).status).toBe(400);
  expect((await qna.merge(owner, one, elsewhere)).status).toBe(400);
  expect((await qna.merge(owner, one, hidden)).status).toBe(403);
  expect((await qna.merge(people[0], one, elsewhere)).status).toBe(403);
  expect((await qna.merge(owner, one, 'nothing')).status).toBe(404);
});
