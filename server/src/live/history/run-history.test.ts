import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHistoryStage } from '../../../test/history-stage.ts';
import { storedRunResult } from './run-result.migrations.ts';

let history: Awaited<ReturnType<typeof openHistoryStage>>;
beforeAll(async () => {
  history = await openHistoryStage();
});
afterAll(() => history.close());

test('while a run is under way its results are as of a second ago at most, with answers that were changed', async () => {
  const { clock, kept, countsOf, asked } = history;
  const { host, runId, ann, ben } = await asked();
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  await ann.answer(['green']);
  // They are made of all answers, so not at every call.
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  clock.advance(1_000);
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
  const { clock, kept, isKept, countsOf, asked } = history;
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
    v: 3,
    counting: null,
    joined: 2,
    excluded: [],
    rounds: [
      {
        slot: 'q0.r1',
        openedAt,
        closedAt: openedAt + 2_000,
        version: 2,
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
        answered: 1,
        counters: [{ name: 'green', count: 1 }],
      },
    ],
  });
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1], 'q0.r2': [1, 0, 1, 0] });
});

test('RU7: the log holds every command, who gave it, and what was open from then on', async () => {
  const { stage, collection, asked } = history;
  const { host, runId } = await asked();
  await host.command({ type: 'close' });
  await host.command({ type: 'end' });
  const lines = await collection('runlog').find({ runId }).sort({ version: 1 }).toArray();
  const by = stage.owner.userid;
  expect(lines).toMatchObject([
    { kind: 'open', version: 0, open: [] },
    {
      kind: 'command',
      open: ['q0.r1'],
      detail: { detail: { command: { type: 'open' }, by } },
    },
    { kind: 'command', open: [], detail: { detail: { command: { type: 'close' }, by } } },
    { kind: 'command', open: [], detail: { detail: { command: { type: 'end' }, by } } },
  ]);
});

test('what is stored is final: it is told as it is, and never written over', async () => {
  const { collection, isKept, countsOf, settle, asked } = history;
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
    const { collection, kept, isKept, countsOf, settle, asked } = history;
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
    const { clock, collection, isKept, results, asked } = history;
    const { host, runId } = await asked();
    clock.advance(3_000);
    const closedAt = new Date(clock.now()).toISOString();
    await host.command({ type: 'end' });
    await isKept(runId);
    await collection('results').deleteOne({ _id: runId });
    await collection('runlog').deleteOne({ runId, version: 2 });
    expect((await results(runId)).rounds).toMatchObject([{ closedAt }]);
  });

  test('of a run from before there were results: its rounds without their times', async () => {
    const { stage, collection, isKept, results, countsOf, asked } = history;
    const { host, roomId, runId, ann } = await asked();
    await host.command({ type: 'close' });
    await host.command({ type: 'open', question: 1 });
    await ann.answer(['green'], { slot: 'q1.r1' });
    await host.command({ type: 'end' });
    await isKept(runId);
    await collection('results').deleteOne({ _id: runId });
    await collection('runlog').updateMany({ runId }, { $unset: { open: '' } });
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
    // And nobody noted who was there.
    await collection('attendance').deleteMany({ _id: { $gte: `${roomId}:`, $lt: `${roomId};` } });
    await stage.restart();
    expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1], 'q1.r1': [1, 0, 1, 0] });
    const unknown = { openedAt: null, closedAt: null };
    expect(await results(runId)).toMatchObject({ joined: 2, rounds: [unknown, unknown] });
  });
});

test('a restart in the middle of a round loses nothing, and reading puts no run in play', async () => {
  const { stage, clock, isKept, countsOf, asked } = history;
  const { runId } = await asked();
  await stage.restart();
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  expect(stage.figures().runs).toBe(0);
  const host = await stage.host();
  const { version } = host.run;
  const { roomId, code } = host.room;
  const cleo = await stage.phone(code);
  await cleo.answer(['red'], { tappedAt: clock.now() });
  await host.ask('run:command', { roomId, runId, version, command: { type: 'end' } });
  await isKept(runId);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [3, 2, 0, 1] });
});

test('a result that a newer version of Sets has stored is made anew, and stays as it is', async () => {
  const { collection, kept, isKept, countsOf, settle, asked } = history;
  const { host, runId } = await asked();
  await host.command({ type: 'end' });
  await isKept(runId);
  await collection('results').updateOne(
    { _id: runId },
    { $set: { 'result.v': newestVersion(storedRunResult) + 1, 'result.more': 1 } },
  );
  settle();
  const before = await kept(runId);
  expect(await countsOf(runId)).toEqual({ 'q0.r1': [2, 1, 0, 1] });
  expect(await kept(runId)).toEqual(before);
});
