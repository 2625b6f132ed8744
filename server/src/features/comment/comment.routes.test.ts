import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentLimits, removedBy } from '@sets/shared/comment/comment.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { talkStage } from '../../../test/talk-stage.ts';

const clock = createManualClock();
let app: TestApp;
let talk: ReturnType<typeof talkStage>;
let ada: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  talk = talkStage(app);
  [ada, ben, carl] = await Promise.all([
    app.buildAccount({ username: 'Ada' }),
    app.buildAccount({ username: 'Ben' }),
    app.buildAccount({ username: 'Carl' }),
  ]);
});
afterAll(() => app.close());

/** Each in a moment of its own. */
const say = async (...given: Parameters<typeof talk.say>) => {
  clock.advance(1);
  return talk.say(...given);
};

test('threads are listed newest first, their answers oldest first, and answers of answers beside them', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const first = await say(ben, subject, 'One');
  await say(carl, subject, 'Two');
  const answer = await say(ada, subject, 'To one', first);
  await say(ben, subject, 'To the answer', answer);
  const { body } = await talk.list(carl, subject);
  expect(body).toMatchObject({ count: 4, next: null, closed: null });
  expect(body.threads).toMatchObject([
    { text: 'Two', by: { username: 'Carl' }, you: { isYours: true, mayRemove: true }, answers: [] },
    {
      commentid: first,
      text: 'One',
      by: { userid: ben.userid, username: 'Ben' },
      byAuthor: false,
      editedAt: null,
      isRemoved: false,
      you: { isYours: false, mayRemove: false },
      answers: [
        { commentid: answer, text: 'To one', byAuthor: true },
        { text: 'To the answer', byAuthor: false },
      ],
    },
  ]);
  expect(thing.counts.at(-1)).toBe(4);
  // Whoever has written it may remove all of it.
  const asAuthor = (await talk.list(ada, subject)).body.threads;
  expect(asAuthor.map(({ you }) => you.mayRemove)).toEqual([true, true]);
});

test('what is sent twice is there once; an id is of one comment alone', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const other = app.standIns.put(ada.userid).subject;
  const commentid = 'sent-twice-0123456789';
  const written = await talk.write(ben, subject, { commentid, text: 'Once' });
  expect(written.status).toBe(201);
  const again = await talk.write(ben, subject, { commentid, text: 'Once' });
  expect(again).toMatchObject({ status: 201, body: written.body });
  const refused = { status: 409, body: { code: 'CONFLICT' } };
  const wrong: [Person, typeof subject, object][] = [
    [carl, subject, { text: 'Once' }],
    [ben, subject, { text: 'Twice' }],
    [ben, other, { text: 'Once' }],
    [ben, subject, { text: 'Once', answers: commentid }],
  ];
  for (const [person, where, said] of wrong) {
    expect(await talk.write(person, where, { commentid, ...said })).toMatchObject(refused);
  }
  expect(await talk.texts(ada, subject)).toEqual(['Once']);
  expect(await talk.texts(ada, other)).toEqual([]);
});

test('who may not read it finds nothing there, whatever they call', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const commentid = await say(ben, subject);
  thing.hiddenFrom.add(carl.userid);
  const none = { status: 404, body: { code: 'NOT_FOUND' } };
  expect(await talk.list(carl, subject)).toMatchObject(none);
  expect(await talk.write(carl, subject)).toMatchObject(none);
  expect(await talk.edit(carl, commentid, { text: 'Mine' })).toMatchObject(none);
  expect(await talk.remove(carl, commentid)).toMatchObject(none);
  expect(await talk.putBack(carl, commentid)).toMatchObject(none);
  const nowhere = { kind: 'blog', id: 'nowhere' } as const;
  expect(await talk.list(ada, nowhere)).toMatchObject(none);
  expect(await talk.write(ada, nowhere)).toMatchObject(none);
  for (const call of [talk.remove, talk.putBack]) {
    expect(await call(ada, 'nowhere')).toMatchObject(none);
  }
  // One's own goes all the same.
  thing.hiddenFrom.add(ben.userid);
  expect(await talk.edit(ben, commentid, { text: 'Mine' })).toMatchObject(none);
  expect((await talk.remove(ben, commentid)).body).toMatchObject({ isRemoved: true });
  expect(await talk.texts(ada, subject)).toEqual([]);
});

test('who has not proven their address reads, and writes under what is theirs alone', async () => {
  const dora = await app.buildAccount({ verified: false });
  const { subject } = app.standIns.put(ada.userid);
  expect((await talk.list(dora, subject)).body.closed).toBe('unverified');
  expect(await talk.write(dora, subject)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', msg: 'Verify your account first: then you can comment.' },
  });
  const own = app.standIns.put(dora.userid).subject;
  expect((await talk.list(dora, own)).body.closed).toBeNull();
  expect((await talk.write(dora, own)).status).toBe(201);
});

test('where comments are closed they are read, changed and removed, and none are added', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const commentid = 'before-it-was-closed';
  await talk.write(ben, subject, { commentid, text: 'Before' });
  thing.commentsOpen = false;
  expect((await talk.list(ben, subject)).body.closed).toBe('byAuthor');
  for (const person of [ada, ben]) {
    expect(await talk.write(person, subject)).toMatchObject({ status: 403 });
  }
  // An answer that got lost is given again.
  expect((await talk.write(ben, subject, { commentid, text: 'Before' })).status).toBe(201);
  expect((await talk.edit(ben, commentid, { text: 'Since' })).body.text).toBe('Since');
  expect((await talk.remove(ben, commentid)).status).toBe(200);
});

test('its writer alone changes it; the same text is no change', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const commentid = await say(ben, subject, 'Teh trains');
  expect((await talk.edit(ben, commentid, { text: 'Teh trains' })).body.editedAt).toBeNull();
  clock.advance(1_000);
  const { body } = await talk.edit(ben, commentid, { text: '  The **trains**\n' });
  expect(body).toMatchObject({
    text: 'The **trains**',
    editedAt: new Date(clock.now()).toISOString(),
  });
  expect((await talk.list(carl, subject)).body.threads).toMatchObject([
    { text: body.text, editedAt: body.editedAt },
  ]);
  // Neither others nor who has written what it stands under.
  for (const person of [ada, carl]) {
    expect(await talk.edit(person, commentid, { text: 'x' })).toMatchObject({ status: 403 });
  }
  await talk.remove(ben, commentid);
  expect((await talk.edit(ben, commentid, { text: 'Again' })).status).toBe(404);
});

test('what was removed is gone, or stands without words above its answers; who removed it puts it back', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const first = await say(ben, subject, 'One');
  const answer = await say(carl, subject, 'To one', first);
  expect((await talk.remove(carl, first)).status).toBe(403);
  const gone = { text: '', by: removedBy, isRemoved: true, editedAt: null };
  for (let times = 0; times < 2; times += 1) {
    expect((await talk.remove(ada, first)).body).toMatchObject(gone);
  }
  expect(JSON.stringify((await talk.list(carl, subject)).body)).not.toContain(ben.userid);
  expect(await talk.texts(ben, subject)).toEqual([['', 'To one']]);
  expect(thing.counts.at(-1)).toBe(1);
  // Whoever removed it, and nobody else.
  for (const person of [ben, carl]) expect((await talk.putBack(person, first)).status).toBe(403);
  expect((await talk.write(carl, subject, { answers: first })).status).toBe(404);
  expect((await talk.putBack(ada, first)).body).toMatchObject({ text: 'One', isRemoved: false });
  expect((await talk.putBack(ada, first)).status).toBe(200);
  expect(thing.counts.at(-1)).toBe(2);
  await talk.remove(carl, answer);
  expect(await talk.texts(ben, subject)).toEqual(['One']);
  await talk.remove(ben, first);
  expect(await talk.texts(ben, subject)).toEqual([]);
  // An answer that is put back has its place back, without words.
  await talk.putBack(carl, answer);
  expect(await talk.texts(ada, subject)).toEqual([['', 'To one']]);
  expect((await talk.list(ada, subject)).body.count).toBe(1);
});

test('after ten minutes it cannot be put back', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const commentid = await say(ben, subject);
  await talk.remove(ben, commentid);
  clock.advance(commentLimits.putBack - 1);
  expect((await talk.putBack(ben, commentid)).status).toBe(200);
  await talk.remove(ben, commentid);
  clock.advance(commentLimits.putBack);
  const late = await talk.putBack(ben, commentid);
  // Until somebody has come for it, or since.
  expect([404, 409]).toContain(late.status);
});

test('what a newer version has stored is refused, and stays', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const commentid = await say(ben, subject);
  const stored = () =>
    app.inStore((store) =>
      store.collection<{ _id: string; content: object }>('comments').findOne({ _id: commentid }),
    );
  expect((await stored())?.content).toEqual({ v: 1, text: 'Well said.', editedAt: null });
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('comments')
      .updateOne({ _id: commentid }, { $set: { content: { v: 9, words: ['Well'] } } }),
  );
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await talk.list(ada, subject)).toMatchObject(refused);
  expect(await talk.edit(ben, commentid, { text: 'Mine' })).toMatchObject(refused);
  expect((await stored())?.content).toEqual({ v: 9, words: ['Well'] });
});
