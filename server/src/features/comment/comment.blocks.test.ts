import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { reportStage, talkStage } from '../../../test/talk-stage.ts';

/* Whoever blocks somebody, and who is blocked, find nothing of each other; for all others everything is there. */

const clock = createManualClock();
let app: TestApp;
let talk: ReturnType<typeof talkStage>;
let ada: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  const stage = talkStage(app);
  talk = {
    ...stage,
    /** Each in a moment of its own. */
    say: (...given) => {
      clock.advance(1);
      return stage.say(...given);
    },
  };
  [ada, ben, carl] = await Promise.all([
    app.buildAccount({ username: 'Ada' }),
    app.buildAccount({ username: 'Ben' }),
    app.buildAccount({ username: 'Carl' }),
  ]);
  await peopleStage(app).block(ben, carl);
});
afterAll(() => app.close());

test('neither sees what the other said, nor what was answered to it, nor that there is more', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const ofBen = await talk.say(ben, subject, 'By Ben');
  await talk.say(ada, subject, 'To Ben', ofBen);
  const ofCarl = await talk.say(carl, subject, 'By Carl');
  const toCarl = await talk.say(ada, subject, 'To Carl', ofCarl);
  const ofAda = await talk.say(ada, subject, 'By Ada');
  await talk.say(ben, subject, 'Ben to Ada', ofAda);
  await talk.say(carl, subject, 'Carl to Ada', ofAda);
  for (const [reader, name, other] of [
    [ben, 'Ben', carl],
    [carl, 'Carl', ben],
  ] as const) {
    expect(await talk.texts(reader, subject)).toEqual([
      ['By Ada', `${name} to Ada`],
      [`By ${name}`, `To ${name}`],
    ]);
    const { body } = await talk.list(reader, subject);
    expect(body.count).toBe(4);
    expect(JSON.stringify(body)).not.toContain(other.userid);
  }
  expect((await talk.list(ada, subject)).body.count).toBe(7);
  // Nor is it there for what they may do: an answer, a change, a report.
  const none = { status: 404, body: { code: 'NOT_FOUND' } };
  for (const answers of [ofCarl, toCarl]) {
    expect(await talk.write(ben, subject, { answers })).toMatchObject(none);
    expect(await talk.edit(ben, answers, { text: 'Mine' })).toMatchObject(none);
    const reported = await reportStage(app).report(ben, { kind: 'comment', id: answers });
    expect(reported).toMatchObject(none);
  }
  expect(await talk.write(carl, subject, { answers: ofBen })).toMatchObject(none);
});

test('what stands without words above answers is told to whom its writer is not unseen', async () => {
  const { subject } = app.standIns.put(ada.userid);
  const root = await talk.say(carl, subject, 'By Carl');
  await talk.say(ada, subject, 'To Carl', root);
  await talk.remove(carl, root);
  expect(await talk.texts(ada, subject)).toEqual([['', 'To Carl']]);
  expect(await talk.texts(ben, subject)).toEqual([]);
  // A place whose answers are unseen is none.
  const other = app.standIns.put(ada.userid).subject;
  const above = await talk.say(ada, other, 'By Ada');
  await talk.say(carl, other, 'By Carl', above);
  await talk.remove(ada, above);
  expect(await talk.texts(ada, other)).toEqual([['', 'By Carl']]);
  expect(await talk.texts(ben, other)).toEqual([]);
});

test('once they are not blocked any more everything is there', async () => {
  const { subject } = app.standIns.put(ada.userid);
  await talk.say(carl, subject, 'By Carl');
  expect(await talk.texts(ben, subject)).toEqual([]);
  await peopleStage(app).unblock(ben, carl);
  expect(await talk.texts(ben, subject)).toEqual(['By Carl']);
  await peopleStage(app).block(ben, carl);
  expect(await talk.texts(ben, subject)).toEqual([]);
});
