import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import { storedPoll } from '@sets/shared/poll/poll.migrations.ts';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll, openStage, type Stage } from '../../test/live-stage.ts';
import { contentsIn } from '../../test/contents-in.ts';

let stage: Stage;
let client: MongoClient;
beforeAll(async () => {
  stage = await openStage();
  client = await MongoClient.connect(stage.storeUri);
});
afterAll(async () => {
  await client.close();
  await stage.close();
});

interface Stored extends Document {
  readonly _id: string;
}
const collection = (name: string) => client.db().collection<Stored>(name);
const storedRun = (runId: string) => collection('runs').findOne({ _id: runId });
const storedAnswers = (runId: string) =>
  collection('answers')
    .find({ _id: { $gte: `${runId}:`, $lt: `${runId};` } })
    .toArray();

/** Changes the values of all answers of a run, as another version of the server has written them. */
const rewriteValues = async (runId: string, rewrite: (value: Document) => Document) => {
  for (const { _id, answers, ...rest } of await storedAnswers(runId)) {
    const rewritten = (answers as { value: Document }[]).map((answer) =>
      Object.assign(answer, { value: rewrite(answer.value) }),
    );
    await collection('answers').replaceOne({ _id }, { ...rest, answers: rewritten });
  }
};

/** A run under way with an answer of somebody who is signed in; then the server starts anew. */
const runWithAnswer = async (name: string) => {
  const { userid, token } = await stage.register(name);
  const host = await stage.host();
  await host.command({ type: 'open' });
  const { joined, answer } = await stage.phone(host.room.code, { token });
  await answer(['red']);
  const { runId } = host.run;
  const { code } = host.room;
  const kept = { run: await storedRun(runId), answers: await storedAnswers(runId) };
  await stage.restart();
  return { runId, roomId: host.room.roomId, code, kept, userid, ticket: joined.ticket };
};

const runsOf = async (userid: string) => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const files = await stage.features().personalData.collect(actor);
  return (await contentsIn(files, 'runs')) ?? null;
};

const endRun = async () => {
  const host = await stage.host();
  const { version } = host.run;
  await host.ask('run:command', {
    roomId: host.room.roomId,
    runId: host.run.runId,
    version,
    command: { type: 'end' },
  });
};

test('a run’s definition and state and every answer are stored with their version', async () => {
  const { kept } = await runWithAnswer('versioned');
  const [definition, state, value] = [
    storedPoll.definition,
    storedPoll.state,
    storedPoll.value,
  ].map((shape) => ({ v: newestVersion(shape) }));
  expect(kept.run).toMatchObject({ definition, state });
  expect(kept.answers).toMatchObject([{ answers: [{ value: { ...value, choices: ['red'] } }] }]);
  await endRun();
});

test('a run that was stored before there were versions goes on, with its answers', async () => {
  const { runId, code, ticket } = await runWithAnswer('before');
  await collection('runs').updateOne(
    { _id: runId },
    {
      $unset: { 'definition.v': '', 'state.v': '', 'state.revealed': '' },
      $set: { 'state.revealedAt': null },
    },
  );
  await rewriteValues(runId, ({ v: _v, ...value }) => value);
  const { joined } = await stage.phone(code, { ticket });
  expect(joined.own?.answers).toEqual([
    { slot: 'q0.r1', revision: 1, value: { choices: ['red'] } },
  ]);
  expect((await storedRun(runId))?.['state']).not.toHaveProperty('v');
  await endRun();
  expect(await storedRun(runId)).toMatchObject({
    state: { v: newestVersion(storedPoll.state), phase: 'ended' },
  });
});

const parts = ['definition', 'state', 'value'] as const;
describe.each(parts)('a run whose %s is of a newer version', (part) => {
  const v = newestVersion(storedPoll[part]) + 1;
  test('is on for nobody, its person’s data is still given out, and it stays as it is', async () => {
    const { runId, roomId, code, userid } = await runWithAnswer(`newer-${part}`);
    if (part === 'value') await rewriteValues(runId, (value) => ({ ...value, v, more: 1 }));
    else {
      await collection('runs').updateOne(
        { _id: runId },
        { $set: { [`${part}.v`]: v, [`${part}.more`]: 1 } },
      );
    }
    const before = { run: await storedRun(runId), answers: await storedAnswers(runId) };
    const refused = { ok: false, error: { code: 'NEWER_VERSION' } };
    const phone = await stage.peer();
    const host = await stage.peer({ token: stage.owner.token });
    const joined = await phone.request('room:join', { room: { code } });
    expect(joined).toMatchObject({ ok: true, data: { own: null } });
    expect(await host.request('room:open', stage.wanted)).toMatchObject(refused);
    expect(await runsOf(userid)).toMatchObject({ answered: [{ at: expect.any(String) }] });
    expect(await runsOf(stage.owner.userid)).toMatchObject({
      presented: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    // Its host puts something else on.
    await host.ask('room:host', { roomId });
    const { _id: definitionId } = await stage.features().polls.create(stage.owner, buildPoll());
    const other = { activity: stage.wanted.activity, definitionId };
    const started = await host.ask('room:start', { roomId, seen: null, ...other });
    await host.notice(
      'run:changed',
      ({ run }: RoomNoticePayload['run:changed']) => run?.runId === started.runId,
    );
    expect({ run: await storedRun(runId), answers: await storedAnswers(runId) }).toEqual(before);
    // So that the next may open one of its own.
    await collection('runs').updateOne({ _id: runId }, { $set: { ended: true } });
  });
});

test('a room of a newer version is refused, and stays as it is', async () => {
  const host = await stage.host();
  const { roomId, code } = host.room;
  await stage.restart();
  await collection('rooms').updateOne({ _id: roomId }, { $inc: { v: 1 }, $set: { more: 1 } });
  const before = await collection('rooms').findOne({ _id: roomId });
  const refused = { ok: false, error: { code: 'NEWER_VERSION' } };
  const [phone, again] = [await stage.peer(), await stage.peer({ token: stage.owner.token })];
  expect(await phone.request('room:join', { room: { code } })).toMatchObject(refused);
  expect(await again.request('room:open', stage.wanted)).toMatchObject(refused);
  expect(await collection('rooms').findOne({ _id: roomId })).toEqual(before);
});
