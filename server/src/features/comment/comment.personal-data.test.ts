import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commentLimits } from '@sets/shared/comment/comment.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { reportStage, talkStage } from '../../../test/talk-stage.ts';

const clock = createManualClock();
let app: TestApp;
let talk: ReturnType<typeof talkStage>;
let ada: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  talk = talkStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, ben, carl] = await Promise.all([
    app.buildAccount({ username: 'Ada' }),
    app.buildAccount({ username: 'Ben' }),
    app.buildAccount({ username: 'Carl' }),
  ]);
});

const held = async ({ userid, accountType }: Person): Promise<unknown> => {
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(actor);
  const file = files.find(({ name }) => name === 'comments');
  if (file === undefined) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
};

const remove = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

const holding = async (what: string): Promise<string[]> =>
  Object.entries(await app.stored())
    .filter(([, documents]) => JSON.stringify(documents).includes(what))
    .map(([collection]) => collection);

/** What comes while the time goes on: jobs are looked for now and then. */
const meanwhile = (look: () => Promise<void>): Promise<void> =>
  vi.waitFor(async () => {
    clock.advance(1_000);
    await look();
  }, 15_000);

const kept = async (commentid: string) =>
  (await app.stored())['comments']!.find((each) => (each as { _id: string })._id === commentid);

test('the export has what one said, with what became of it, and what one wants to be told', async () => {
  expect(await held(ben)).toBeNull();
  const { subject } = app.standIns.put(ada.userid);
  const at = new Date(clock.now()).toISOString();
  const root = await talk.say(carl, subject, 'By Carl');
  const own = await talk.say(ben, subject, 'By Ben', root);
  await talk.remove(ada, own);
  await talk.tell(ben, false);
  const told = { subject, at, editedAt: null, takenDown: false };
  expect(await held(ben)).toEqual([
    { settings: { tellsOfComments: false } },
    { ...told, commentid: own, answers: root, removedAt: at, text: 'By Ben' },
  ]);
});

test('what one said goes with the account; what others answered keeps a place that names nobody', async () => {
  const { subject, thing } = app.standIns.put(carl.userid);
  const alone = await talk.say(ben, subject, 'Alone');
  const answered = await talk.say(ben, subject, 'Answered');
  const answer = await talk.say(ada, subject, 'The answer', answered);
  const others = await talk.say(ada, subject, 'By Ada');
  await talk.say(ben, subject, 'To Ada', others);
  await talk.tell(ben, false);
  expect((await remove(ben)).status).toBe(200);
  expect(await holding(ben.userid)).toEqual([]);
  for (const said of ['Alone', 'Answered', 'To Ada']) {
    expect(await holding(`"text":"${said}"`)).toEqual([]);
  }
  expect(await kept(alone)).toBeUndefined();
  expect(await talk.texts(ada, subject)).toContainEqual(['', 'The answer']);
  expect((await talk.list(ada, subject)).body.count).toBe(2);
  expect(thing.counts.at(-1)).toBe(2);
  // Nobody can do anything with that place; it goes with its last answer.
  for (const call of [talk.remove, talk.putBack]) {
    expect((await call(carl, answered)).status).toBe(404);
  }
  await talk.remove(ada, answer);
  clock.advance(commentLimits.putBack);
  await meanwhile(async () => expect(await kept(answered)).toBeUndefined());
});

test('what was removed is kept for ten minutes, then nothing of it, nor of what was reported of it', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const gone = await talk.say(ben, subject, 'Gone for good');
  const back = await talk.say(ben, subject, 'Back again');
  await reportStage(app).report(carl, { kind: 'comment', id: gone });
  for (const each of [gone, back]) await talk.remove(ben, each);
  await talk.putBack(ben, back);
  clock.advance(commentLimits.putBack - 1);
  expect(await kept(gone)).toMatchObject({ content: { text: 'Gone for good' } });
  await meanwhile(async () => expect(await holding(gone)).toEqual([]));
  expect(await talk.texts(carl, subject)).toEqual(['Back again']);
});

test('with what it stands under everything goes, also what was just written', async () => {
  const { subject, thing } = app.standIns.put(ada.userid);
  const root = await talk.say(ben, subject, 'By Ben');
  await talk.say(carl, subject, 'By Carl', root);
  await reportStage(app).report(carl, { kind: 'comment', id: root });
  const { comments } = app.features;
  // It goes when whoever writes was let in, and has not written yet.
  const { people } = app.features;
  const lookUp = people.lookUp.bind(people);
  const spied = vi.spyOn(people, 'lookUp').mockImplementationOnce(async (userid) => {
    thing.hiddenFrom.add(ben.userid);
    await comments.subjectGone(subject);
    return lookUp(userid);
  });
  onTestFinished(() => spied.mockRestore());
  expect((await talk.write(ben, subject, { text: 'Too late' })).status).toBe(404);
  // That there was something is told in notifications, which name nobody.
  expect(await holding(subject.id)).toEqual(['notifications']);
  expect(await holding(root)).toEqual([]);
});

test('404: to answer a comment that goes for good at this very moment, and nothing of it stays', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const root = await talk.say(ben, subject, 'By Ben');
  const { comments } = app.features;
  const { people } = app.features;
  const lookUp = people.lookUp.bind(people);
  const spied = vi.spyOn(people, 'lookUp').mockImplementationOnce(async (userid) => {
    await talk.remove(ben, root);
    await comments.whenOver(root);
    return lookUp(userid);
  });
  onTestFinished(() => spied.mockRestore());
  expect((await talk.write(carl, subject, { answers: root })).status).toBe(404);
});

test('who comments while somebody’s account goes leaves nothing of them', async () => {
  const { subject, thing } = app.standIns.put(carl.userid);
  const root = await talk.say(ben, subject, 'By Ben');
  const writes = Array.from({ length: 5 }, () => talk.write(ada, subject, { answers: root }));
  const own = Array.from({ length: 5 }, () => talk.write(ben, subject, { text: 'By Ben' }));
  const removed = remove(ben);
  writes.push(...Array.from({ length: 5 }, () => talk.write(ada, subject, { answers: root })));
  expect((await removed).status).toBe(200);
  const answered = (await Promise.all(writes)).filter(({ status }) => status === 201).length;
  await Promise.all(own);
  expect(await holding(ben.userid)).toEqual([]);
  expect((await talk.list(ada, subject)).body.count).toBe(answered);
  expect(thing.counts.at(-1)).toBe(answered);
});
