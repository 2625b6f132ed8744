import { usualQna } from '../../../test/live-qna-stage.ts';
import type { LiveOfMine, LiveRoom, PastRun } from '@sets/shared/run/space-runs.contract.ts';
import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { backAgain } from '../../../test/back-again.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const topics = ['t1', 't2'].map((topicid) => ({ topicid, title: topicid, archived: false }));
const missing = { status: 404, body: { code: 'NOT_FOUND' } };

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let student: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, student] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

const space = (visibility: 'open' | 'school' = 'open', title = 'Algorithms') =>
  putModule(app, owner.userid, { content: { topics, visibility, title } });
const pollIn = async (moduleid: string, title = 'Colours'): Promise<string> =>
  (await app.features.polls.create(owner, buildPoll({ moduleid, topicid: 't1', title })))._id;

/** A second later nobody is told what was before. */
const live = async (moduleid: string, person?: Person) => {
  clock.advance(1_000);
  return app.call<{ rooms: LiveRoom[] }>('GET', `/api/module/getlive/${moduleid}`, {
    token: person?.token,
  });
};
const past = (moduleid: string, query = '', person?: Person) =>
  app.call<{ runs: PastRun[]; next: string | null }>(
    'GET',
    `/api/module/getpast/${moduleid}/t1${query}`,
    { token: person?.token },
  );

describe('what is live in a space', () => {
  test('comes with its title, code and people, is what is on, and goes when it ends', async () => {
    const moduleid = await space();
    expect((await live(moduleid)).body).toEqual({ rooms: [] });
    const [first, second] = [await pollIn(moduleid, 'First'), await pollIn(moduleid, 'Second')];
    const run = await presentPoll(app, first, owner);
    const since = new Date(clock.now()).toISOString();
    const phone = await answering(app, run, clock);
    const what = { activity: 'poll', definitionId: first, title: 'First' };
    const room = { moduleid, topicid: 't1', ...what, code: run.code, here: 1, since };
    expect((await live(moduleid)).body).toEqual({ rooms: [room] });
    expect((await live(moduleid, student)).body).toEqual({ rooms: [room] });
    // What is set aside in its room is not live.
    const next = await presentPoll(app, second, owner);
    await next.command({ type: 'end' });
    expect((await live(moduleid)).body.rooms).toMatchObject([{ title: 'First' }]);
    await run.command({ type: 'end' });
    expect((await live(moduleid)).body).toEqual({ rooms: [] });
    for (const each of [phone, run, next]) each.leave();
  });

  test('404, and nothing told, where it is closed or not there', async () => {
    const moduleid = await space('school');
    const run = await presentPoll(app, await pollIn(moduleid), owner);
    expect((await live(moduleid, owner)).body.rooms).toHaveLength(1);
    for (const reader of [undefined, student]) {
      expect(await live(moduleid, reader)).toMatchObject(missing);
      expect((await live(moduleid, reader)).body).toEqual((await live('nowhere', reader)).body);
      expect(await past(moduleid, '', reader)).toMatchObject(missing);
    }
    run.leave();
  });

  test('what nobody ended is forgotten after half a day, unless somebody is there', async () => {
    const moduleid = await space();
    const run = await presentPoll(app, await pollIn(moduleid), owner);
    clock.advance(12 * 60 * 60_000);
    expect((await live(moduleid)).body).toEqual({ rooms: [] });
    const phone = await answering(app, run, clock);
    expect((await live(moduleid)).body.rooms).toHaveLength(1);
    for (const each of [phone, run]) each.leave();
    owner = await backAgain(app, owner);
    student = await backAgain(app, student);
  });

  test('in the spaces that one created, moderates and visited: one call, and of those that one sees alone', async () => {
    const mine = async ({ token }: Person) =>
      (await app.call<{ rooms: LiveOfMine[] }>('GET', '/api/module/getlive', { token })).body.rooms;
    const visitor = await app.buildAccount();
    const open = await space('open', 'Open one');
    const closed = await space('school', 'Closed one');
    for (const moduleid of [open, closed]) {
      (await presentPoll(app, await pollIn(moduleid), owner)).leave();
    }
    expect(await mine(visitor)).toEqual([]);
    for (const moduleid of [open, closed]) {
      await app.features.visited.visit(visitor, visitor.userid, moduleid);
    }
    expect((await mine(visitor)).map((room) => [room.moduleid, room.space])).toEqual([
      [open, 'Open one'],
    ]);
    expect((await mine(visitor))[0]).toMatchObject({ moderates: false });
    const own = (await mine(owner)).map((room) => [room.moduleid, room.moderates]);
    expect(own).toEqual(
      expect.arrayContaining([
        [open, true],
        [closed, true],
      ]),
    );
    expect((await app.call('GET', '/api/module/getlive')).status).toBe(401);
  });

  test('is found by an index, however many runs there are', async () => {
    const plan = await app.inStore((store) =>
      store
        .collection('runs')
        .find({ moduleid: { $in: ['a', 'b'] }, ended: false })
        .sort({ createdAt: -1 })
        .explain('queryPlanner'),
    );
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).toContain('moduleid_1_ended_1_createdAt_-1');
  });
});

describe('what was presented in a topic', () => {
  test('with whether one took part; results only where the host showed them at the end', async () => {
    const moduleid = await space();
    const [shown, hidden] = [await pollIn(moduleid, 'Shown'), await pollIn(moduleid, 'Hidden')];
    const runs: string[] = [];
    for (const [pollid, command] of [
      [shown, { type: 'end', results: true }],
      [hidden, { type: 'end' }],
    ] as const) {
      clock.advance(1_000);
      const run = await presentPoll(app, pollid, owner);
      await run.command({ type: 'open' });
      const phone = await answering(app, run, clock, pollid === shown ? student.token : undefined);
      await phone.answer('q0.r1', 'red');
      await run.command({ type: 'close' });
      await run.command(command);
      runs.unshift(run.runId);
      for (const each of [phone, run]) each.leave();
    }
    clock.advance(10_000);
    const { body } = await past(moduleid, '', student);
    expect(body.next).toBeNull();
    expect(body.runs.map(({ runId }) => runId)).toEqual(runs);
    expect(body.runs).toMatchObject([
      { title: 'Hidden', tookPart: false, rounds: null },
      { title: 'Shown', tookPart: true, rounds: [{ answered: 1 }] },
    ]);
    expect((await past(moduleid)).body.runs[1]).toMatchObject({ tookPart: false });
    const own = (person: Person) =>
      app.call<Pick<OwnAnswers, 'answers'>>('GET', `/api/runs/${runs[1]}/mine`, person);
    expect((await own(student)).body.answers).toMatchObject([{ question: 1, answer: 'red' }]);
    expect(await own(owner)).toMatchObject(missing);
  });

  test('what its moderators call the results is theirs: others read what the room saw', async () => {
    const moduleid = await space();
    const run = await presentPoll(app, await pollIn(moduleid, 'Week 3'), owner);
    await run.command({ type: 'end' });
    run.leave();
    clock.advance(10_000);
    const body = { title: 'Group B, the weak one' };
    const path = `/api/runs/${run.runId}`;
    await app.call('PUT', path, { token: owner.token, body });
    const titles = async (person?: Person) => {
      const { token } = person ?? {};
      const told = await app.call<{ events: { title: string; kind: string }[] }>(
        'GET',
        `/api/module/gettimeline/${moduleid}/t1`,
        { token },
      );
      const [first] = (await past(moduleid, '', person)).body.runs;
      return [first?.title, told.body.events.find(({ kind }) => kind === 'run')?.title];
    };
    expect(await titles(owner)).toEqual([body.title, body.title]);
    for (const reader of [student, undefined]) {
      expect(await titles(reader)).toEqual(['Week 3', 'Week 3']);
    }
  });

  test('results of a space that is closed to somebody are not there, word for word', async () => {
    const closed = await space('school');
    const open = await space();
    const [hidden, seen] = [await pollIn(closed), await pollIn(open)];
    const runs = [await presentPoll(app, hidden, owner), await presentPoll(app, seen, owner)];
    const results = (runId: string) => app.call('GET', `/api/runs/${runId}/results`, student);
    const nowhere = await results('nosuchrun');
    expect((await results(runs[0]!.runId)).body).toEqual(nowhere.body);
    expect(await results(runs[0]!.runId)).toMatchObject(missing);
    expect(await results(runs[1]!.runId)).toMatchObject({ status: 403 });
    for (const run of runs) run.leave();
  });

  test('by pages, each run once', async () => {
    const moduleid = await space();
    const pollid = await pollIn(moduleid);
    const run = await presentPoll(app, pollid, owner);
    await run.command({ type: 'end' });
    run.leave();
    await app.inStore(async (store) => {
      const all = store.collection<{ _id: string; createdAt: Date }>('runs');
      const one = (await all.findOne({ _id: run.runId }))!;
      await all.insertMany(
        Array.from({ length: 24 }, (_, at) => ({
          ...one,
          _id: `${run.runId}${at}`,
          createdAt: new Date(one.createdAt.getTime() - Math.floor(at / 3) * 1_000),
        })),
      );
    });
    const seen: string[] = [];
    for (let before: string | null = ''; before !== null;) {
      const { body } = await past(moduleid, before && `?before=${before}`);
      seen.push(...body.runs.map(({ runId }) => runId));
      before = body.next;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
    expect(await past(moduleid, '?before=nonsense')).toMatchObject({ status: 400 });
  });
});

describe('the timeline of a topic', () => {
  interface Page {
    readonly events: { kind: string; id: string; title: string; code: string | null }[];
    readonly next: string | null;
  }
  const timeline = (moduleid: string, person?: Person, query = '') =>
    app.call<Page>('GET', `/api/module/gettimeline/${moduleid}/t1${query}`, {
      token: person?.token,
    });

  test('newest first: runs for whoever sees it, polls for who moderates it', async () => {
    const moduleid = await space();
    const pollid = await pollIn(moduleid, 'Made');
    clock.advance(1_000);
    const run = await presentPoll(app, pollid, owner);
    clock.advance(1_000);
    const prepared = { ...usualQna, title: 'Prepared', moduleid, topicid: 't1' };
    const { _id: liveqnaid } = await app.features.liveQnas.create(owner, prepared);
    const { body } = await timeline(moduleid, owner);
    expect(body).toMatchObject({
      events: [
        { kind: 'live-qna', id: liveqnaid, title: 'Prepared', count: null, activity: null },
        { kind: 'run', id: run.runId, title: 'Made', code: run.code, activity: 'poll' },
        { kind: 'poll', id: pollid, title: 'Made', count: 2, code: null },
      ],
      next: null,
    });
    for (const reader of [student, undefined]) {
      const seen = (await timeline(moduleid, reader)).body.events;
      expect(seen.map(({ kind }) => kind)).toEqual(['run']);
    }
    run.leave();
  });

  test('by pages, each event once, whatever kinds are mixed', async () => {
    const moduleid = await space();
    const pollid = await pollIn(moduleid);
    (await presentPoll(app, pollid, owner)).leave();
    await app.inStore(async (store) => {
      for (const [name, count] of [
        ['polls', 30],
        ['runs', 31],
      ] as const) {
        const all = store.collection<{ _id: string; createdAt: Date }>(name);
        const one = (await all.findOne({ moduleid } as object))!;
        await all.insertMany(
          Array.from({ length: count }, (_, at) => ({
            ...one,
            _id: `${name}${at}${moduleid.slice(0, 8)}`,
            ended: true,
            createdAt: new Date(clock.now() - (at % 7) * 1_000),
          })),
        );
      }
    });
    const seen: string[] = [];
    for (let before: string | null = ''; before !== null;) {
      const { body } = await timeline(moduleid, owner, before && `?before=${before}`);
      seen.push(...body.events.map(({ id }) => id));
      before = body.next;
    }
    expect(seen).toHaveLength(63);
    expect(new Set(seen).size).toBe(63);
  });
});
