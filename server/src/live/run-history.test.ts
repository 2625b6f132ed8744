import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { MongoClient, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { guessActivity, guessSlot, likesSlot, storedGuess } from '../../test/guess.activity.ts';
import { openStage, type Stage } from '../../test/live-stage.ts';
import { createManualClock } from '../../test/manual-clock.ts';

const clock = createManualClock();
let stage: Stage;
let client: MongoClient;
beforeAll(async () => {
  const loadDefinition = async () => ({ title: 'How many jelly beans?', closesWith: 100 });
  const guess = { activity: guessActivity, stored: storedGuess, loadDefinition };
  stage = await openStage({ clock, activities: [guess] });
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
const kept = (runId: string) => collection('results').findOne({ _id: runId });
const isKept = (runId: string) => vi.waitFor(async () => expect(await kept(runId)).not.toBeNull());

const results = async (runId: string): Promise<RunResults> => {
  const response = await fetch(`${stage.url()}/api/runs/${runId}/results`, {
    headers: { Authorization: `Bearer ${stage.owner.token}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as RunResults;
};
/** Answered, and how many chose each option, of each round. */
const countsOf = async (runId: string) =>
  Object.fromEntries(
    (await results(runId)).rounds.map(({ slot, answered, lines }) => [
      slot,
      [answered, ...lines.map(({ count }) => count)],
    ]),
  );
/** Lets so much time pass that nothing of a run that is over can change. */
const settle = (): void => clock.advance(5_000);

/** A run of which the first question is open, with two who answer. */
const asked = async () => {
  const host = await stage.host();
  const { runId, code } = host.run;
  const [ann, ben] = [await stage.phone(code), await stage.phone(code)];
  await host.command({ type: 'open' });
  const tappedAt = clock.now();
  await ann.answer(['red'], { tappedAt });
  await ben.answer(['blue'], { tappedAt });
  return { host, runId, code, ann, ben };
};

test('while a run is under way its results are as of now, with answers that were changed', async () => {
  const { host, runId, ann, ben } = await asked();
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  await ann.answer(['green']);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 0, 1, 1] });
  await host.command({ type: 'close' });
  // Within the grace, and then in a round that is opened again.
  await ben.answer(['red'], { tappedAt: clock.now() });
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 1, 0] });
  await host.command({ type: 'open' });
  await ann.answer(['blue']);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  expect(await kept(runId)).toBeNull();
  await host.command({ type: 'end' });
});

test('the result is stored when the run is over, with times, versions and people', async () => {
  const { host, runId, ann } = await asked();
  const openedAt = clock.now();
  clock.advance(2_000);
  await host.command({ type: 'close' });
  await host.command({ type: 'again' });
  clock.advance(2_000);
  await ann.answer(['green'], { slot: 'q0.r2' });
  await host.command({ type: 'end' });
  await isKept(runId);
  expect((await kept(runId))?.['result']).toEqual({
    v: 1,
    tookPart: 2,
    rounds: [
      {
        slot: 'q0.r1',
        openedAt,
        closedAt: openedAt + 2_000,
        version: 2,
        here: 2,
        answered: 2,
        counters: [
          { name: 'red', count: 1 },
          { name: 'blue', count: 1 },
        ],
      },
      {
        slot: 'q0.r2',
        openedAt: openedAt + 2_000,
        closedAt: openedAt + 4_000,
        version: 4,
        here: 2,
        answered: 1,
        counters: [{ name: 'green', count: 1 }],
      },
    ],
  });
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1], 'q0.r2': [1, 0, 1, 0] });
});

test('RU7: the log holds every command, who gave it, and what was open from then on', async () => {
  const { host, runId } = await asked();
  await host.command({ type: 'close' });
  await host.command({ type: 'end' });
  const lines = await collection('runlog').find({ runId }).sort({ version: 1 }).toArray();
  const by = stage.owner.userid;
  expect(lines).toMatchObject([
    { kind: 'open', version: 0, open: [], here: 0 },
    {
      kind: 'command',
      open: ['q0.r1'],
      here: 2,
      detail: { detail: { command: { type: 'open' }, by } },
    },
    { kind: 'command', open: [], here: 2, detail: { detail: { command: { type: 'close' }, by } } },
    { kind: 'command', open: [], here: 2, detail: { detail: { command: { type: 'end' }, by } } },
  ]);
});

test('what is stored is final: it is told as it is, and never written over', async () => {
  const { host, runId } = await asked();
  await host.command({ type: 'end' });
  await isKept(runId);
  await collection('results').updateOne(
    { _id: runId },
    { $set: { 'result.rounds.0.answered': 9 } },
  );
  settle();
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [9, 1, 0, 1] });
});

describe('a result that was not stored is made again from what is', () => {
  test('of a run whose process died before its result was written', async () => {
    const { host, runId } = await asked();
    await host.command({ type: 'end' });
    await isKept(runId);
    const whole = await kept(runId);
    await collection('results').deleteOne({ _id: runId });
    // A moment later an answer could still be on its way to the disk.
    expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
    expect(await kept(runId)).toBeNull();
    settle();
    expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
    expect(await kept(runId)).toEqual(whole);
  });

  test('of a run whose process died before the last line of its log was written', async () => {
    const { host, runId } = await asked();
    clock.advance(3_000);
    const closedAt = new Date(clock.now()).toISOString();
    await host.command({ type: 'end' });
    await isKept(runId);
    await collection('results').deleteOne({ _id: runId });
    await collection('runlog').deleteOne({ runId, version: 2 });
    expect((await results(runId)).rounds).toMatchObject([{ closedAt, here: null }]);
  });

  test('of a run from before there were results: its rounds without their times', async () => {
    const { host, runId, ann } = await asked();
    await host.command({ type: 'close' });
    await host.command({ type: 'open', question: 1 });
    await ann.answer(['green'], { slot: 'q1.r1' });
    await host.command({ type: 'end' });
    await isKept(runId);
    await collection('results').deleteOne({ _id: runId });
    await collection('runlog').updateMany({ runId }, { $unset: { open: '', here: '' } });
    // Answers had a document each then, and no version.
    const documents = await collection('answers')
      .find({ _id: { $gte: `${runId}:`, $lt: `${runId};` } })
      .toArray();
    await collection('answers').deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } });
    const old = documents.flatMap(({ _id, answers }) => {
      const [, question, round] = /q(\d)\.r(\d)/.exec(_id)!;
      return (answers as { participant: string; value: Document }[]).map((answer) =>
        Object.assign(answer, {
          _id: `${runId}:${question}:${round}:${answer.participant}`,
          value: { choices: answer.value['choices'] as string[] },
        }),
      );
    });
    await collection('answers').insertMany(old);
    await stage.restart();
    expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1], 'q1.r1': [1, 0, 1, 0] });
    expect((await results(runId)).rounds).toMatchObject([
      { openedAt: null, closedAt: null, here: null },
      { openedAt: null, closedAt: null, here: null },
    ]);
  });
});

test('a restart in the middle of a round loses nothing, and reading puts no run in play', async () => {
  const { runId } = await asked();
  await stage.restart();
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  expect(stage.figures().runs).toBe(0);
  const host = await stage.host();
  const { code, version } = host.run;
  const cleo = await stage.phone(code);
  await cleo.answer(['red'], { tappedAt: clock.now() });
  await host.ask('run:command', { runId, version, command: { type: 'end' } });
  await isKept(runId);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [3, 2, 0, 1] });
});

test('a result that a newer version of Sets has stored is made anew, and stays as it is', async () => {
  const { host, runId } = await asked();
  await host.command({ type: 'end' });
  await isKept(runId);
  await collection('results').updateOne(
    { _id: runId },
    { $set: { 'result.v': 2, 'result.more': 1 } },
  );
  settle();
  const before = await kept(runId);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  expect(await kept(runId)).toEqual(before);
});

test('RU8: the result of a run whose host leaves for good is stored too', async () => {
  const { userid, token, accountType } = await stage.register('leaver');
  const poll = await stage.features().polls.read(stage.owner, stage.pollid);
  const own = { ...poll.definition, moduleid: 'personal', topicid: 'polls' };
  const { _id: definitionId } = await stage.features().polls.create({ userid, accountType }, own);
  const host = await stage.peer({ token });
  const { run } = await host.ask('run:open', { activity: 'poll', definitionId });
  const { runId } = run;
  await host.ask('run:host', { runId });
  await host.ask('run:command', { runId, version: 0, command: { type: 'open' } });
  const phone = await stage.phone(run.code);
  await phone.answer(['red'], { tappedAt: clock.now() });
  const { sessionId } = stage.features().sessions.read(token)!;
  const actor = { userid, accountType, sessionId, mustLeave: false };
  await stage.features().personalData.remove(actor, 'correct horse battery', '127.0.0.1');
  await isKept(runId);
  expect(await kept(runId)).toMatchObject({
    result: { tookPart: 1, rounds: [{ slot: 'q0.r1', answered: 1 }] },
  });
  expect(JSON.stringify(await kept(runId))).not.toContain(userid);
});

test('any activity has results: its slots in its own words', async () => {
  const host = await stage.peer({ token: stage.owner.token });
  const opened = await host.ask('run:open', { activity: 'guess', definitionId: 'guess1' });
  const { runId, code } = opened.run;
  await host.ask('run:host', { runId });
  for (const [index, number] of [7, 7, 9].entries()) {
    const phone = await stage.peer();
    await phone.ask('run:join', { run: { code } });
    const given = { attempt: `a${index}`, revision: 1, tappedAt: clock.now() };
    await phone.ask('answer:submit', { runId, slot: guessSlot, ...given, value: { number } });
    if (index > 0) continue;
    const liking = { ...given, attempt: 'like', slot: likesSlot, value: { number: 1 } };
    await phone.ask('answer:submit', { runId, ...liking });
  }
  const openedAt = new Date(clock.now()).toISOString();
  expect(await results(runId)).toMatchObject({
    title: 'How many jelly beans?',
    tookPart: 3,
    rounds: [
      {
        slot: guessSlot,
        openedAt,
        closedAt: null,
        answered: 3,
        lines: [
          { text: '7', count: 2 },
          { text: '9', count: 1 },
        ],
      },
      { slot: likesSlot, answered: 1, lines: [{ text: 'like', count: 1 }] },
    ],
  });
});
