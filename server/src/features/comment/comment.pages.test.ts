import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentLimits } from '@sets/shared/comment/comment.contract.ts';
import type { CommentThread } from '@sets/shared/comment/comment.contract.ts';
import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { putComments, storedCommentOf, talkStage } from '../../../test/talk-stage.ts';

let app: TestApp;
let talk: ReturnType<typeof talkStage>;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  const mostCalls = { [commentCalls.write.path]: 500, [commentCalls.remove.path]: 500 };
  app = await startTestApp({ mostCalls });
  talk = talkStage(app);
  [ada, ben] = await Promise.all([app.buildAccount(), app.buildAccount()]);
});
afterAll(() => app.close());

/** All pages, one after another. */
const pages = async (person: Person, subject: Parameters<typeof talk.list>[1]) => {
  const read: CommentThread[][] = [];
  for (let before: string | null | undefined; before !== null;) {
    const { body } = await talk.list(person, subject, before);
    read.push(body.threads);
    before = body.next;
  }
  return read;
};

test('pages hold every thread once, also where some are gone and what is new comes between', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const { perPage } = commentLimits;
  const all = Array.from({ length: perPage * 3 }, (_none, at) =>
    storedCommentOf(subject, ben.userid, { text: `${at}`, at: at >> 2, isRemoved: at % 3 === 0 }),
  );
  await putComments(app, all);
  const first = (await talk.list(ada, subject)).body;
  expect(first.count).toBe(perPage * 2);
  expect(first.threads).toHaveLength(perPage);
  await talk.say(ben, subject, 'new');
  const second = (await talk.list(ada, subject, first.next)).body;
  expect(second).toMatchObject({ next: null });
  const texts = [...first.threads, ...second.threads].map(({ text }) => Number(text));
  expect(texts.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: perPage * 3 }, (_none, at) => at).filter((at) => at % 3 !== 0),
  );
  expect((await talk.list(ada, subject, 'no-place!')).status).toBe(400);
  expect((await talk.list(ada, subject, 'nowhere')).status).toBe(400);
});

test('where threads are long a page has fewer of them, and each whole', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const roots = Array.from({ length: 4 }, (_none, at) =>
    storedCommentOf(subject, ben.userid, { text: `${at}`, at }),
  );
  const answers = roots.flatMap(({ _id }, root) =>
    Array.from({ length: 140 }, (_none, at) =>
      storedCommentOf(subject, ada.userid, { text: `${root}.${at}`, at: 10 + at, answers: _id }),
    ),
  );
  await putComments(app, [...roots, ...answers]);
  const read = await pages(ben, subject);
  expect(read.map((page) => page.map(({ text }) => text))).toEqual([
    ['3', '2'],
    ['1', '0'],
  ]);
  for (const thread of read.flat()) {
    expect(thread.answers.map(({ text }) => text)).toEqual(
      Array.from({ length: 140 }, (_none, at) => `${thread.text}.${at}`),
    );
  }
});

test('the count is exact however many write, remove and put back at the same moment', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const there = await Promise.all(
    Array.from({ length: 12 }, () => talk.say(ben, subject, 'There already')),
  );
  const gate = Promise.withResolvers<void>();
  thing.waits = () => gate.promise;
  const calls: Promise<unknown>[] = there.map((commentid, at) =>
    at % 2 === 0 ? talk.remove(ben, commentid) : talk.remove(ada, commentid),
  );
  for (let at = 0; at < 12; at += 1) {
    calls.push(talk.write(at % 2 === 0 ? ada : ben, subject, { text: `New ${at}` }));
  }
  gate.resolve();
  await Promise.all(calls);
  await Promise.all(there.slice(0, 5).map((id, at) => talk.putBack(at % 2 === 0 ? ben : ada, id)));
  expect(thing.counts.at(-1)).toBe(17);
  const { body } = await talk.list(ada, subject);
  expect([body.count, body.threads.length]).toEqual([17, 17]);
});

test('what another process writes while a count is on its way is counted after it', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  // Told the first count, it waits until the other comment is there.
  thing.waits = async () => {
    if (thing.counts.length === 0) await putComments(app, [storedCommentOf(subject, ben.userid)]);
  };
  await talk.say(ada, subject);
  expect(thing.counts).toEqual([1, 2]);
});

test('the same comment sent by several devices at the same moment is one', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const commentid = 'from-several-devices';
  const sent = Array.from({ length: 6 }, () => talk.write(ben, subject, { commentid }));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(thing.counts.at(-1)).toBe(1);
});

test('FULL: there is an end of comments and of answers, also at the same moment', async () => {
  const { perSubject, answers: mostAnswers } = commentLimits;
  const { subject, thing } = app.standIns.put(ada.userid);
  const root = storedCommentOf(subject, ben.userid, { text: 'Root', at: 1 });
  const answers = Array.from({ length: mostAnswers - 2 }, () =>
    storedCommentOf(subject, ben.userid, { answers: root._id }),
  );
  await putComments(app, [root, ...answers]);
  const statusesOf = async (said: { answers: string | null }) => {
    const sent = Array.from({ length: 5 }, () => talk.write(ada, subject, said));
    const answered = await Promise.all(sent);
    for (const { status, body } of answered) if (status !== 201) expect(body.code).toBe('FULL');
    return answered.filter(({ status }) => status === 201).length;
  };
  expect(await statusesOf({ answers: root._id })).toBe(2);
  const more = perSubject - 3 - mostAnswers - 1;
  await putComments(
    app,
    Array.from({ length: more }, () => storedCommentOf(subject, ben.userid)),
  );
  expect(await statusesOf({ answers: null })).toBe(3);
  expect(thing.counts.at(-1)).toBe(perSubject);
});

test('RATE_LIMITED: by account, not by where it comes from', async () => {
  const few = await startTestApp({ mostCalls: { [commentCalls.write.path]: 2 } });
  try {
    const [one, other] = [await few.buildAccount(), await few.buildAccount()];
    const { subject } = few.standIns.put(one.userid);
    const writes = talkStage(few);
    const statuses: number[] = [];
    for (const person of [one, one, one, other]) {
      statuses.push((await writes.write(person, subject)).status);
    }
    expect(statuses).toEqual([201, 201, 429, 201]);
  } finally {
    await few.close();
  }
});
