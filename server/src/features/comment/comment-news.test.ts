import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { talkStage } from '../../../test/talk-stage.ts';
import { toldOneByOne } from '../../core/daily-news.ts';

const clock = createManualClock();
let app: TestApp;
let talk: ReturnType<typeof talkStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  talk = talkStage(app);
});
afterAll(() => app.close());

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => app.buildAccount({ username: 'Zoe Unnamed' })));

const titles = async (person: Person) => (await talk.told(person)).map(({ title }) => title);

test('who has written it is told once a day, without a name, and who is answered too', async () => {
  const [ada, ben, carl] = (await people(3)) as [Person, Person, Person];
  const { subject } = app.standIns.put(ada.userid);
  const said = await talk.say(ben, subject);
  await talk.say(carl, subject);
  const path = `/blog/view/${subject.id}`;
  expect(await talk.told(ada)).toMatchObject([
    { kind: 'comment', text: 'Somebody commented on “Trains at night”.', path },
  ]);
  // Of an answer whom it answers, not who began the thread.
  const answer = await talk.say(carl, subject, 'To Ben', said);
  expect(await talk.told(ben)).toMatchObject([{ kind: 'comment', title: 'New answers', path }]);
  expect(await talk.told(carl)).toEqual([]);
  await talk.say(ben, subject, 'To Carl', answer);
  expect(await titles(carl)).toEqual(['New answers']);
  expect(await titles(ben)).toEqual(['New answers']);
  for (const person of [ada, ben, carl]) {
    expect(JSON.stringify(await talk.told(person))).not.toMatch(/Zoe|Trains at night.*New answers/);
  }
});

test('nobody is told of their own, twice of the same, nor where they do not want to be', async () => {
  const [ada, ben, carl] = (await people(3)) as [Person, Person, Person];
  const { subject } = app.standIns.put(ada.userid);
  const own = await talk.say(ada, subject, 'By me');
  await talk.say(ada, subject, 'To me', own);
  expect(await talk.told(ada)).toEqual([]);
  expect((await talk.tell(ada, false)).body).toEqual({ tellsOfComments: false });
  const { token } = ada;
  expect((await app.call('GET', '/api/user/commentsettings', { token })).body).toEqual({
    tellsOfComments: false,
  });
  await talk.say(ben, subject, 'To Ada', own);
  expect(await talk.told(ada)).toEqual([]);
  await talk.tell(ada, true);
  // Their comment and what they wrote: one notification. Sent again: none.
  const commentid = 'sent-again-0123456789';
  for (let times = 0; times < 2; times += 1) {
    await talk.write(carl, subject, { commentid, answers: own });
  }
  expect(await titles(ada)).toEqual(['New comments']);
});

test('nobody is told of who is unseen, or of what they may not read any more', async () => {
  const [ada, ben, carl] = (await people(3)) as [Person, Person, Person];
  const { subject, thing } = app.standIns.put(ada.userid);
  const said = await talk.say(ben, subject);
  thing.hiddenFrom.add(ben.userid);
  await talk.say(carl, subject, 'To Ben', said);
  expect(await talk.told(ben)).toEqual([]);
  thing.hiddenFrom.clear();
  await peopleStage(app).block(ada, carl);
  const other = app.standIns.put(ada.userid).subject;
  await talk.say(carl, other);
  expect(await titles(ada)).toEqual(['New comments']);
});

test('of many things in a day the first are told one by one, the next together, then none', async () => {
  const [ada, ben] = (await people(2)) as [Person, Person];
  for (let at = 0; at < toldOneByOne + 3; at += 1) {
    await talk.say(ben, app.standIns.put(ada.userid).subject);
  }
  const all = await titles(ada);
  expect(all).toHaveLength(toldOneByOne + 1);
  expect(all.filter((title) => title === 'More comments and answers')).toHaveLength(1);
});
