import type {
  PracticeCard,
  PracticeDesk,
  PracticeJudged,
  PracticeOverview,
} from '@sets/shared/practice/practice.contract.ts';
import { practiceLimits } from '@sets/shared/practice/practice.contract.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { toldAt } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentRun } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
const dayMs = 24 * 60 * 60_000;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const topic = { topicid: 't1', title: 'Capitals', archived: false };
const rivers = { topicid: 't2', title: 'Rivers', archived: false };
const topics = [topic, rivers];
const rome = { choices: ['rome'] };
const bonn = { choices: ['bonn'] };

/** A space with a quiz in it. */
const withQuiz = async () => {
  const moduleid = await putModule(app, owner.userid, { content: { topics } });
  const quiz = buildQuiz({ moduleid, topicid: topic.topicid, entry: 'open' });
  const { _id: quizid } = await app.features.quizzes.create(owner, quiz);
  const path = `/api/practice/${moduleid}`;
  const get = <Body>(what: string, { token }: Person) =>
    app.call<Body>('GET', `${path}${what}`, { token });
  let attempts = 0;
  return {
    moduleid,
    quizid,
    overview: (by: Person) => get<PracticeOverview>('', by),
    cards: async (by: Person, query = '') =>
      (await get<{ cards: PracticeCard[] }>(`/cards${query}`, by)).body.cards,
    answer: (by: Person, questionid: string, answer: unknown, attempt?: string) =>
      app.call<PracticeJudged>('POST', `${path}/answers`, {
        token: by.token,
        body: { attempt: attempt ?? `a${(attempts += 1)}`, quizid, questionid, answer },
      }),
    desk: async () => (await get<PracticeDesk>('/desk', owner)).body,
    open: (open: boolean) =>
      app.call('PUT', `${path}/quizzes/${quizid}`, { token: owner.token, body: { open } }),
    /** What is told of it may be a second old. */
    settle: () => clock.advance(1_000),
  };
};

const questionsOf = (cards: readonly PracticeCard[]) => cards.map(({ question }) => question.id);

describe('what was missed in a run', () => {
  test('comes the next day, without what is right; known, it comes later, and nobody else has it', async () => {
    const space = await withQuiz();
    const { quizid } = space;
    const [ann, ben] = [await app.buildAccount(), await app.buildAccount()];
    const host = await presentRun(app, { activity: quizName, definitionId: quizid }, owner);
    const phone = await answering(app, host, clock, ann.token);
    // Who does not answer keeps it open: it closes by itself once everybody who is here has.
    const silent = await answering(app, host, clock);
    await host.command({ type: 'ask', at: 0 });
    await phone.give('q0', { answer: bonn });
    await host.command({ type: 'close' });
    await host.command({ type: 'reveal' });
    const under = await space.answer(ann, 'i0', rome);
    expect(under).toMatchObject({ status: 404 });
    for (const each of toldAt(2)) await host.command(each);
    await host.command({ type: 'end' });
    for (const each of [phone, silent, host]) each.leave();
    const monday = await space.overview(ann);
    expect(monday.body).toMatchObject({ due: 0, tomorrow: 2, scheduled: 2, doneToday: false });
    expect(await space.cards(ann)).toEqual([]);

    clock.advance(dayMs);
    expect((await space.overview(ann)).body).toMatchObject({ due: 2, tomorrow: 0 });
    const cards = await space.cards(ann);
    // What was not asked, or not told, nobody may practise; what was not answered is missed.
    expect(questionsOf(cards).toSorted()).toEqual(['i0', 'i2']);
    expect(JSON.stringify(cards)).not.toMatch(/right|Since 1871/);
    const known = await space.answer(ann, 'i0', rome);
    expect(known.body).toMatchObject({
      outcome: 'right',
      share: 1,
      right: rightOptions('rome'),
      explanation: 'Since 1871.',
      streak: 1,
    });
    const unknown = await space.answer(ann, 'i2', null);
    expect(unknown.body).toMatchObject({ outcome: 'none', right: rightOptions('false') });
    const later = await space.overview(ann);
    expect(later.body).toMatchObject({ due: 0, tomorrow: 1, scheduled: 2, doneToday: true });
    expect((await space.overview(ben)).body).toMatchObject({ scheduled: 0, quizzes: [] });
    expect((await space.answer(ben, 'i0', rome)).status).toBe(404);
    // Whoever reads the store finds neither who practises nor what they missed.
    const { practices = [] } = await app.stored();
    const text = JSON.stringify(practices);
    // With the quote before it: what is sealed has no quotes, but may have any two letters.
    for (const said of [ann.userid, quizid, '"i0']) expect(text).not.toContain(said);
  });
});

describe('a quiz that is open for practice', () => {
  test('may be practised by whoever sees the space, until it is closed, changed or deleted', async () => {
    const space = await withQuiz();
    const ann = await app.buildAccount();
    expect((await space.answer(ann, 'i0', rome)).status).toBe(404);
    expect(await space.open(true)).toMatchObject({ status: 200, body: { open: true } });
    await space.open(true);
    const { quizid } = space;
    const all = await space.cards(ann, `?quizid=${quizid}`);
    expect(questionsOf(all).toSorted()).toEqual(['i0', 'i1', 'i2', 'i3']);
    expect(await space.cards(ann, '?topicid=elsewhere')).toEqual([]);
    expect((await space.answer(ann, 'i1', rome)).body).toMatchObject({ outcome: 'partly' });
    expect((await space.answer(ann, 'i0', { text: 'Rome' })).status).toBe(400);
    expect((await space.overview(ann)).body).toMatchObject({ tomorrow: 1, streak: 1 });

    const [, ...rest] = buildQuiz().items;
    const { moduleid: _m, topicid: _t, ...definition } = buildQuiz();
    const changed = { ...definition, items: rest, revision: 1 };
    await app.features.quizzes.change(owner, quizid, changed);
    space.settle();
    expect((await space.answer(ann, 'i0', rome)).status).toBe(404);
    await space.open(false);
    expect((await space.overview(ann)).body).toMatchObject({ tomorrow: 0, quizzes: [] });
    await space.open(true);
    await app.features.quizzes.remove(owner, quizid);
    space.settle();
    expect((await space.answer(ann, 'i1', rome)).status).toBe(404);
    expect((await space.open(true)).status).toBe(404);
  });

  test('is none any more once it was deleted, not even for a moment, and nothing is kept of it', async () => {
    const space = await withQuiz();
    const other = await withQuiz();
    for (const each of [space, other]) await each.open(true);
    const kept = async () => JSON.stringify((await app.stored()).practiceopenings);
    expect(await kept()).toContain(space.quizid);
    await app.features.quizzes.remove(owner, space.quizid);
    expect(await kept()).not.toContain(space.quizid);
    // What is told of its space may be a second old.
    expect((await space.open(true)).status).toBe(404);
    expect(await kept()).not.toContain(space.quizid);
    expect(await kept()).toContain(other.quizid);
  });

  test('waits while a run of it is under way: nobody learns what is right beside it', async () => {
    const space = await withQuiz();
    const ann = await app.buildAccount();
    await space.open(true);
    const { quizid } = space;
    const host = await presentRun(app, { activity: quizName, definitionId: quizid }, owner);
    expect(await space.answer(ann, 'i0', rome)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_PHASE' },
    });
    expect(await space.cards(ann, `?quizid=${quizid}`)).toEqual([]);
    expect((await space.overview(ann)).body).toMatchObject({ waiting: 1, quizzes: [] });
    await host.command({ type: 'end' });
    host.leave();
    expect((await space.answer(ann, 'i0', rome)).status).toBe(200);
  });

  test('a double tap counts once: the same attempt is answered alike', async () => {
    const space = await withQuiz();
    const ann = await app.buildAccount();
    await space.open(true);
    const [one, other] = await Promise.all([
      space.answer(ann, 'i0', bonn, 'tap'),
      space.answer(ann, 'i0', bonn, 'tap'),
    ]);
    expect(one.body).toMatchObject({ outcome: 'wrong' });
    expect(other.body).toEqual(one.body);
    // It is what was counted that is told, not what is sent now.
    expect((await space.answer(ann, 'i0', rome, 'tap')).body).toEqual(one.body);
  });

  test('its moderators are told what many miss, and nothing of fewer than the floor', async () => {
    const space = await withQuiz();
    await space.open(true);
    const people = await Promise.all(
      Array.from({ length: practiceLimits.floor }, () => app.buildAccount()),
    );
    const [first, ...others] = people;
    for (const each of others) await space.answer(each, 'i0', bonn);
    expect(await space.desk()).toMatchObject({ people: null, missed: [] });
    await space.answer(first as Person, 'i0', rome);
    expect(await space.desk()).toMatchObject({
      people: practiceLimits.floor,
      missed: [{ text: 'Of Italy?', quiz: 'Capitals', share: 0.8 }],
      quizzes: [{ quizid: space.quizid, open: true, questions: 4 }],
    });
  });

  test('what is missed most is told first, by tenths: nobody can be counted back from it', async () => {
    const space = await withQuiz();
    await space.open(true);
    const six = await Promise.all(Array.from({ length: 6 }, () => app.buildAccount()));
    for (const [at, each] of six.entries()) {
      await space.answer(each, 'i0', at < 1 ? bonn : rome);
      await space.answer(each, 'i2', { choices: [at < 4 ? 'true' : 'false'] });
      // Of fewer than the floor nothing is told.
      if (at < 4) await space.answer(each, 'i1', null);
    }
    const { missed } = await space.desk();
    expect(missed.map(({ text, share }) => [text, share])).toEqual([
      ['Bonn is one.', 0.7],
      ['Of Italy?', 0.2],
    ]);
  });

  test('of a round what was missed comes first, then what is new, then what was answered least', async () => {
    const space = await withQuiz();
    await space.open(true);
    const ann = await app.buildAccount();
    const round = async () => questionsOf(await space.cards(ann, `?quizid=${space.quizid}`));
    await space.answer(ann, 'i3', { number: 26 });
    await space.answer(ann, 'i3', { number: 26 });
    await space.answer(ann, 'i0', rome);
    await space.answer(ann, 'i1', null);
    await space.answer(ann, 'i1', null);
    await space.answer(ann, 'i1', null);
    expect(await round()).toEqual(['i1', 'i2', 'i0', 'i3']);
    // It was known since: then it is what was answered most.
    clock.advance(dayMs);
    await space.answer(ann, 'i1', { choices: ['rome', 'bern'] });
    expect(await round()).toEqual(['i2', 'i0', 'i3', 'i1']);
  });

  test('stays open where it is filed in another topic, and is asked with that one', async () => {
    const space = await withQuiz();
    await space.open(true);
    const ann = await app.buildAccount();
    const { moduleid, quizid } = space;
    const asked = async (topicid: string) =>
      (await space.cards(ann, `?topicid=${topicid}`)).map((card) => card.topicid);
    expect(await asked('t1')).toHaveLength(4);
    await app.features.quizzes.fileIn(quizid, { moduleid, topicid: 't2' });
    space.settle();
    expect(await asked('t1')).toEqual([]);
    expect(await asked('t2')).toEqual(['t2', 't2', 't2', 't2']);
    expect((await space.overview(ann)).body).toMatchObject({
      quizzes: [{ quizid, topicid: 't2', questions: 4 }],
    });
    expect((await space.desk()).quizzes).toMatchObject([{ topicid: 't2', open: true }]);
  });

  test('is closed in another space until it is opened there, and then open there alone', async () => {
    const [from, to] = [await withQuiz(), await withQuiz()];
    await from.open(true);
    const { quizid } = from;
    await app.features.quizzes.fileIn(quizid, { moduleid: to.moduleid, topicid: 't1' });
    from.settle();
    const isOpen = async () =>
      (await to.desk()).quizzes.find((quiz) => quiz.quizid === quizid)?.open;
    expect(await isOpen()).toBe(false);
    const path = `/api/practice/${to.moduleid}/quizzes/${quizid}`;
    const opened = await app.call('PUT', path, { token: owner.token, body: { open: true } });
    expect(opened.status).toBe(200);
    expect(await isOpen()).toBe(true);
    await app.features.quizzes.fileIn(quizid, { moduleid: from.moduleid, topicid: 't1' });
    from.settle();
    expect((await from.desk()).quizzes).toMatchObject([{ quizid, open: false }]);
  });

  test('the day is that of the zone, and what is no zone is refused', async () => {
    const space = await withQuiz();
    const ann = await app.buildAccount();
    const path = `/api/practice/${space.moduleid}`;
    const asked = (zone: string) =>
      app.call('GET', `${path}?zone=${encodeURIComponent(zone)}`, { token: ann.token });
    expect((await asked('Europe/Berlin')).status).toBe(200);
    expect((await asked('Atlantis/Capital')).status).toBe(200);
    expect((await asked('<b>')).status).toBe(400);
  });
});
