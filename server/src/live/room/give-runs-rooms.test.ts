import { createHmac } from 'node:crypto';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll, openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { stageSecret } from '../../../test/start-stage-server.ts';
import { contentsIn } from '../../../test/contents-in.ts';

/*
 * A store as the server left it that spoke version 2 of the contract: runs had code and lock, there
 * were no rooms, and nothing said who was there but the answers. A newer server starts on it.
 */

const runs = {
  open: 'run-that-is-open',
  locked: 'run-that-is-locked',
  ended: 'run-that-has-ended',
};
const codes = { open: 'BCDFGH', locked: 'BCDFGJ', ended: 'BCDFGK' };
const openedAt = new Date('2026-11-01T09:00:00Z');

/** What that server signed: a participant of a run. */
const seal = (text: string): Buffer => createHmac('sha256', stageSecret).update(text).digest();
const oldTicket = (runId: string, participant: string): string =>
  `${participant}.${seal(`ticket:${runId}:${participant}`).toString('base64url')}`;
/** Whom that server made of an account. */
const oldParticipant = (runId: string, userid: string): string =>
  seal(`${runId}:${userid}`).subarray(0, 15).toString('base64url');

interface Stored extends Document {
  readonly _id: string;
}

let stage: Stage;
let client: MongoClient;
let student: Awaited<ReturnType<Stage['register']>>;

const collection = (name: string) => client.db().collection<Stored>(name);

/** A run as that server stored it. */
const oldRun = (runId: string, definitionId: string, overrides: object = {}): Stored => {
  const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
  const standing = { question: 0, rounds: [1, 0], shown: false, closedAt: null, revealedAt: null };
  return {
    _id: runId,
    activity: 'poll',
    definitionId,
    owner: stage.owner.userid,
    definition: { v: 1, ...definition },
    state: { v: 1, phase: 'open', ...standing, deadline: null },
    version: 1,
    locked: false,
    ended: false,
    createdAt: openedAt,
    endedAt: null,
    ...overrides,
  };
};

const oldAnswer = (participant: string, choice: string) => ({
  participant,
  attempt: `attempt-of-${participant}`,
  revision: 1,
  value: { v: 1, choices: [choice] },
  tappedAt: openedAt.getTime(),
  receivedAt: openedAt.getTime(),
});

beforeAll(async () => {
  stage = await openStage();
  student = await stage.register('student');
  client = await MongoClient.connect(stage.storeUri);
  for (const name of ['runs', 'rooms', 'attendance', 'accountrooms']) await collection(name).drop();
  await collection('runs').createIndex({ code: 1 }, { unique: true });
  await collection('runs').insertMany([
    oldRun(runs.open, stage.pollid, { code: codes.open }),
    oldRun(runs.locked, 'another-poll', { code: codes.locked, locked: true }),
    oldRun(runs.ended, stage.pollid, {
      code: codes.ended,
      ended: true,
      endedAt: openedAt,
      state: { ...(oldRun('', '')['state'] as object), phase: 'ended' },
    }),
  ]);
  await collection('answers').insertMany([
    {
      _id: `${runs.open}:q0.r1:000000000000000000000001`,
      answers: [
        oldAnswer('ann', 'red'),
        oldAnswer('ben', 'blue'),
        oldAnswer(oldParticipant(runs.open, student.userid), 'red'),
      ],
    },
    // As the ledger of the versions before that kept a change.
    {
      _id: `${runs.open}:q0.r1:ben`,
      ...oldAnswer('ben', 'green'),
      attempt: 'changed',
      revision: 2,
    },
  ]);
  await stage.restart();
});
afterAll(async () => {
  await client.close();
  await stage.close();
});

test('SE5: what somebody answered then is in what they are told is held about them', async () => {
  const actor = { ...student, sessionId: 'any', mustLeave: false };
  const files = await stage.features().personalData.collect(actor);
  expect(await contentsIn(files, 'runs')).toMatchObject({
    answered: [{ run: 'Colours', answer: 'red', at: openedAt.toISOString() }],
  });
});

test('SE4, SE5: codes and tickets of before work, and lead to the same participant with their answers', async () => {
  const back = await stage.phone(codes.open, { ticket: oldTicket(runs.open, 'ben') });
  expect(back.joined).toMatchObject({
    participant: 'ben',
    room: { roomId: runs.open, code: codes.open, locked: false },
    own: { runId: runs.open, answers: [{ revision: 2, value: { choices: ['green'] } }] },
  });
  expect(back.run).toMatchObject({ runId: runs.open, version: 1, ended: false });
  const signedIn = await stage.phone(codes.open, { token: student.token });
  expect(signedIn.joined).toMatchObject({
    participant: oldParticipant(runs.open, student.userid),
    own: { answers: [{ value: { choices: ['red'] } }] },
  });
});

test('who answered before has joined, and an answer goes on counting', async () => {
  const host = await stage.host();
  expect(host.room).toMatchObject({ roomId: runs.open, code: codes.open });
  expect((await host.notice('people:changed')).payload).toMatchObject({ people: { joined: 3 } });
  expect((await host.notice('tally:changed')).payload).toMatchObject({
    tally: { answered: 3, counts: { red: 2, green: 1, blue: 0 } },
  });
  const newcomer = await stage.phone(codes.open);
  expect(await newcomer.answer(['blue'])).toMatchObject({ ok: true });
  await host.notice(
    'people:changed',
    ({ people }: { people: { joined: number } }) => people.joined === 4,
  );
  await host.notice(
    'tally:changed',
    ({ tally }: { tally: { answered: number } }) => tally.answered === 4,
  );
});

test('SE6, SE7: a run that was locked is a locked room; one that has ended shows its end', async () => {
  const newcomer = await stage.peer();
  expect(await newcomer.request('room:join', { room: { code: codes.locked } })).toMatchObject({
    ok: false,
    error: { code: 'TOO_LATE' },
  });
  const back = await stage.phone(codes.locked, { ticket: oldTicket(runs.locked, 'eve') });
  expect(back.joined).toMatchObject({ participant: 'eve', room: { locked: true } });
  const watched = await newcomer.ask('room:watch', { code: codes.ended });
  expect(runIn(watched).ended).toBe(true);
});

test('done twice it changes nothing, and a run has no code any more', async () => {
  const stored = async () => ({
    rooms: await collection('rooms').find().sort({ _id: 1 }).toArray(),
    runs: await collection('runs').find().sort({ _id: 1 }).toArray(),
  });
  const once = await stored();
  await stage.restart();
  expect(await stored()).toEqual(once);
  const told = once.rooms.map(({ _id, code, createdAt }) => [_id, { code, createdAt }]);
  expect(Object.fromEntries(told)).toEqual({
    [runs.open]: { code: codes.open, createdAt: openedAt },
    [runs.locked]: { code: codes.locked, createdAt: openedAt },
    [runs.ended]: { code: codes.ended, createdAt: openedAt },
  });
  for (const run of once.runs) {
    expect(run['roomId']).toBe(run._id);
    expect(run).not.toHaveProperty('code');
    expect(run).not.toHaveProperty('locked');
  }
  const indexes = await collection('runs').indexes();
  expect(indexes.map(({ name }) => name)).not.toContain('code_1');
});

test('what an interrupted start has left is finished by the next', async () => {
  const { roomId: _roomId, ...run } = (await collection('runs').findOne({ _id: runs.ended }))!;
  await collection('runs').replaceOne(
    { _id: runs.ended },
    { ...run, code: codes.ended, locked: false },
  );
  const room = await collection('rooms').findOne({ _id: runs.ended });
  await stage.restart();
  expect(await collection('rooms').findOne({ _id: runs.ended })).toEqual(room);
  expect(await collection('runs').findOne({ _id: runs.ended })).toEqual({
    ...run,
    roomId: runs.ended,
  });
});

test('a damaged run keeps nothing from starting: without a code it gets one', async () => {
  const damaged = ['damaged1', 'damaged2', 'damaged3'];
  await collection('runs').insertMany(
    damaged.map((_id) => {
      const { code: _code, ...run } = oldRun(_id, _id, { ended: true });
      // The last one has nobody who opened it: no room can be made of it.
      return _id === 'damaged3' ? { ...run, ended: false, owner: null } : run;
    }),
  );
  await stage.restart();
  const rooms = await collection('rooms')
    .find({ _id: { $in: damaged } })
    .toArray();
  expect(rooms.map(({ _id }) => _id).toSorted()).toEqual(['damaged1', 'damaged2']);
  // It is in nobody's way.
  expect(await collection('runs').findOne({ _id: 'damaged3' })).toMatchObject({ ended: true });
  for (const { code } of rooms) {
    const watched = await (await stage.peer()).ask('room:watch', { code: String(code) });
    expect(runIn(watched).ended).toBe(true);
  }
});
