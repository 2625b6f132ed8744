import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { RunLine, RunResults } from '@sets/shared/run/run.contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
  stranger = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

interface Page {
  readonly runs: RunLine[];
  readonly next: string | null;
}

const newPoll = async (title = 'Colours', by = owner): Promise<string> =>
  (await app.features.polls.create(by, buildPoll({ title })))._id;

const present = (definitionId: string, by = owner) => presentPoll(app, definitionId, by);
type Run = Parameters<typeof answering>[1];
const phone = (run: Run, token?: string) => answering(app, run, clock, token);

/** A run of a poll that is over. */
const presented = async (definitionId: string, by = owner): Promise<string> => {
  const host = await present(definitionId, by);
  await host.command({ type: 'end' });
  host.leave();
  return host.runId;
};

/** As many runs like this one, a few of them opened at the same moment. */
const copiesOf = async (runId: string, count: number): Promise<string[]> =>
  app.inStore(async (store) => {
    const runs = store.collection<{ _id: string; createdAt: Date }>('runs');
    const run = (await runs.findOne({ _id: runId }))!;
    const copies = Array.from({ length: count }, (_, at) => {
      const createdAt = new Date(run.createdAt.getTime() - Math.floor(at / 3));
      return { ...run, _id: `${runId}-${at}`, createdAt };
    });
    await runs.insertMany(copies);
    return copies.map(({ _id }) => _id);
  });

const list = (query: string, { token } = owner) =>
  app.call<Page>('GET', `/api/runs?activity=poll${query}`, { token });
const results = (runId: string, { token } = owner) =>
  app.call<RunResults>('GET', `/api/runs/${runId}/results`, { token });
const table = async (runId: string, name: 'summary' | 'answers') => {
  const answer = await app.call<string>('GET', `/api/runs/${runId}/${name}.csv`, owner);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return parse(answer.body, { bom: true });
};

describe('GET /api/runs', () => {
  test('401, 400', async () => {
    expect(await app.call('GET', '/api/runs?activity=poll')).toMatchObject({ status: 401 });
    for (const query of [
      '&before=',
      '&before=x',
      '&before[$gt]=',
      '&definitionId=a:b',
      '&more=1',
    ]) {
      expect(await list(query)).toMatchObject({ status: 400 });
    }
    expect((await app.call('GET', '/api/runs?activity=chess', owner)).body).toEqual({
      runs: [],
      next: null,
    });
  });

  test('200: of a definition, page after page, each once, newest first; nobody else’s', async () => {
    const host = await app.buildAccount();
    const [pollid, other] = [await newPoll('Week 1', host), await newPoll('Week 2', host)];
    const first = await presented(pollid, host);
    const made = [first, ...(await copiesOf(first, 40))];
    const seen: RunLine[] = [];
    let query = `&definitionId=${pollid}`;
    for (;;) {
      const { status, body } = await list(query, host);
      expect(status).toBe(200);
      expect(body.runs.length).toBeLessThanOrEqual(20);
      seen.push(...body.runs);
      if (seen.length === 20) await presented(other, host);
      if (body.next === null) break;
      query = `&definitionId=${pollid}&before=${body.next}`;
    }
    expect(seen.map(({ runId }) => runId).toSorted()).toEqual(made.toSorted());
    const times = seen.map(({ openedAt }) => openedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await list('', host)).body.runs).toHaveLength(20);
    // Whatever it is of.
    expect((await app.call<Page>('GET', '/api/runs', host)).body.runs).toHaveLength(20);
    expect((await list(`&definitionId=${pollid}`, stranger)).body.runs).toEqual([]);
  });

  test('with its title, when it was, and how many took part once it is over', async () => {
    const host = await app.buildAccount();
    const pollid = await newPoll('Week 3', host);
    const run = await present(pollid, host);
    const openedAt = new Date(clock.now()).toISOString();
    await run.command({ type: 'open' });
    const ann = await phone(run);
    await ann.answer('q0.r1', 'red');
    const { runId, roomId, code } = run;
    const line = {
      runId,
      activity: 'poll',
      roomId,
      code,
      title: 'Week 3',
      openedAt,
      failure: null,
      where: expect.objectContaining({ space: 'My polls' }) as RunLine['where'],
    };
    expect((await list('', host)).body.runs).toEqual([{ ...line, endedAt: null, joined: null }]);
    clock.advance(60_000);
    const endedAt = new Date(clock.now()).toISOString();
    await run.command({ type: 'end' });
    // A poll that is deleted takes no results along.
    await app.features.polls.remove({ ...host }, pollid);
    expect((await list('', host)).body.runs).toEqual([{ ...line, endedAt, joined: 1 }]);
    run.leave();
    ann.leave();
  });
});

describe('what a run came to', () => {
  test('401, 400, 404; what lies in a space that is closed to somebody is not there', async () => {
    const runId = await presented(await newPoll());
    for (const part of ['results', 'names', 'summary.csv', 'answers.csv']) {
      const path = `/api/runs/${runId}/${part}`;
      expect(await app.call('GET', path)).toMatchObject({ status: 401 });
      expect(await app.call('GET', path, stranger)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await app.call('GET', `/api/runs/no-such-run/${part}`, owner)).toMatchObject({
        status: 404,
      });
      expect(await app.call('GET', `/api/runs/a%3Ab/${part}`, owner)).toMatchObject({
        status: 400,
      });
    }
  });

  test('200: every round with its counts, as the host and the tables get it', async () => {
    const pollid = await newPoll('=1+1, or "so"');
    const run = await present(pollid);
    const [ann, ben] = [await phone(run), await phone(run)];
    const openedAt = clock.now();
    await run.command({ type: 'open' });
    clock.advance(1_000);
    await ben.answer('q0.r1', 'blue');
    clock.advance(1_000);
    await ann.answer('q0.r1', 'red');
    await ann.answer('q0.r1', 'green');
    clock.advance(1_000);
    const closedAt = clock.now();
    await run.command({ type: 'close' });
    await run.command({ type: 'again' });
    await ann.answer('q0.r2', 'blue');
    await run.command({ type: 'end' });
    const { status, body } = await results(run.runId);
    const round = { question: 1, asks: 'q1', groups: true, text: 'Question q1', multiple: false };
    const at = (time: number): string => new Date(time).toISOString();
    const counts = (red: number, green: number, blue: number) => [
      { text: 'red', count: red },
      { text: 'green', count: green },
      { text: 'blue', count: blue },
    ];
    expect(status).toBe(200);
    expect(body).toEqual({
      runId: run.runId,
      activity: 'poll',
      definitionId: pollid,
      title: '=1+1, or "so"',
      openedAt: at(openedAt),
      endedAt: at(closedAt),
      joined: 2,
      leftOut: 0,
      rounds: [
        {
          ...round,
          slot: 'q0.r1',
          round: 1,
          openedAt: at(openedAt),
          closedAt: at(closedAt),
          answered: 2,
          lines: counts(0, 1, 1),
        },
        {
          ...round,
          slot: 'q0.r2',
          round: 2,
          openedAt: at(closedAt),
          closedAt: at(closedAt),
          answered: 1,
          lines: counts(0, 0, 1),
        },
      ],
    });
    const cell = (time: number): string => at(time).slice(0, 19).replace('T', ' ');
    const [head, ...rows] = await table(run.runId, 'summary');
    expect(head).toEqual([
      'Question number',
      'Round',
      'Question',
      'Answer',
      'People',
      'Points',
      'Percent',
      'Figure',
      'Answered',
      'Joined',
      'Left out of the count',
      'Opened (UTC)',
      'Closed (UTC)',
    ]);
    expect(rows).toHaveLength(6);
    const first = ['2', '2', '0', cell(openedAt), cell(closedAt)];
    expect(rows[1]).toEqual(['1', '1', 'Question q1', 'green', '1', '', '50', '', ...first]);
    expect(await table(run.runId, 'answers')).toEqual([
      ['Participant', 'Question number', 'Round', 'Question', 'Answer', 'Answered (UTC)'],
      ['1', '1', '1', 'Question q1', 'blue', cell(openedAt + 1_000)],
      ['2', '1', '1', 'Question q1', 'green', cell(openedAt + 2_000)],
      ['2', '1', '2', 'Question q1', 'blue', cell(closedAt)],
    ]);
    for (const peer of [run, ann, ben]) peer.leave();
  });

  test('a run in which nothing was asked has no rounds, and tables without rows', async () => {
    const runId = await presented(await newPoll());
    expect((await results(runId)).body).toMatchObject({ joined: 0, rounds: [] });
    expect(await table(runId, 'summary')).toHaveLength(1);
    expect(await table(runId, 'answers')).toHaveLength(1);
  });

  test('nothing that is told holds a participant, a ticket or an account', async () => {
    const run = await present(await newPoll());
    await run.command({ type: 'open' });
    const peer = await phone(run, stranger.token);
    const { ticket } = peer;
    await peer.answer('q0.r1', 'red');
    const [stored] = await app.inStore((store) =>
      store
        .collection<{ _id: string }>('answers')
        .find({ _id: new RegExp(`^${run.runId}:`) })
        .toArray(),
    );
    const { answers } = stored as unknown as { answers: { participant: string }[] };
    const paths = ['results', 'summary.csv', 'answers.csv'];
    for (const path of paths) {
      const { body } = await app.call('GET', `/api/runs/${run.runId}/${path}`, owner);
      const text = JSON.stringify(body);
      expect(text).toContain('red');
      for (const secret of [answers[0]!.participant, ticket, stranger.userid, owner.userid]) {
        expect(secret.length).toBeGreaterThan(8);
        expect(text).not.toContain(secret);
      }
    }
    peer.leave();
    run.leave();
  });
});

describe.each([
  [
    'NEWER_VERSION',
    'of a newer version',
    { 'definition.v': newestVersion(storedPollDefinition) + 1 },
  ],
  ['UNREADABLE', 'that is damaged', { 'definition.questions': 'none' }],
])('%s: a run %s', (code, _what, change) => {
  test('is in the list with the reason, and its results are refused', async () => {
    const host = await app.buildAccount();
    const runId = await presented(await newPoll('Colours', host), host);
    await app.inStore((store) =>
      store.collection<{ _id: string }>('runs').updateOne({ _id: runId }, { $set: change }),
    );
    expect((await list('', host)).body.runs).toMatchObject([
      { runId, title: '', joined: null, failure: { code } },
    ]);
    expect(await results(runId, host)).toMatchObject({ status: 409, body: { code } });
  });
});
