import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessSlot, likesSlot } from '../../../test/guess.activity.ts';
import { openHistoryStage } from '../../../test/history-stage.ts';
import { runIn } from '../../../test/live-stage.ts';

let history: Awaited<ReturnType<typeof openHistoryStage>>;
beforeAll(async () => {
  history = await openHistoryStage();
});
afterAll(() => history.close());

test('RM3, RM4: who only watched has joined; a burst that is left out, also later, is in nothing', async () => {
  const { stage, collection, kept, isKept, answersFile, results, settle, asked } = history;
  const { host, roomId, runId, code, ann } = await asked();
  // Somebody who is signed in is no part of a burst.
  const { token } = await stage.register('watcher');
  await stage.phone(code, { token });
  await host.command({ type: 'end' });
  await isKept(runId);
  expect(await results(runId)).toMatchObject({ joined: 3, rounds: [{ answered: 2 }] });
  const [known] = await collection('attendance')
    .find({ _id: { $gte: `${roomId}:`, $lt: `${roomId};` } })
    .toArray();
  const { burst } = (known!['attendance'] as { burst: string }[])[0]!;
  const leaveOut = (excluded: boolean) => host.ask('room:exclude', { roomId, burst, excluded });
  settle();
  await leaveOut(true);
  expect(await results(runId)).toMatchObject({ joined: 1, leftOut: 2, rounds: [{ answered: 0 }] });
  expect((await kept(runId))?.['result']).toMatchObject({ joined: 1, excluded: [burst] });
  expect(await answersFile(runId)).not.toContain(',red,');
  await leaveOut(false);
  expect(await results(runId)).toMatchObject({ joined: 3, leftOut: 0, rounds: [{ answered: 2 }] });
  expect(await answersFile(runId)).toContain(',red,');
  ann.close();
});

test('RM4: people are left out after the end also where the server has started anew since', async () => {
  const { stage, collection, isKept, settle, results, asked } = history;
  const { host, roomId, runId, code } = await asked();
  await host.command({ type: 'end' });
  await isKept(runId);
  settle();
  expect(await results(runId)).toMatchObject({ joined: 2, leftOut: 0 });
  const [known] = await collection('attendance')
    .find({ _id: { $gte: `${roomId}:`, $lt: `${roomId};` } })
    .toArray();
  const { burst } = (known!['attendance'] as { burst: string }[])[0]!;
  await stage.restart();
  const again = await stage.peer({ token: stage.owner.token });
  await again.ask('room:host', { roomId });
  await again.ask('room:exclude', { roomId, burst, excluded: true });
  expect(await results(runId)).toMatchObject({ joined: 0, leftOut: 2, rounds: [{ answered: 0 }] });
  // Who looks at the end in the room sees the same, a beat later.
  settle();
  const isOut = ({ people }: RoomNoticePayload['people:changed']): boolean => people.joined === 0;
  const screen = await stage.peer();
  screen.notices.unshift(...(await screen.ask('room:watch', { code })).notices);
  await screen.notice('people:changed', isOut);
});

test('RM4: a burst that was left out while the run was on, and counts again after its end, left no trace', async () => {
  const { collection, kept, isKept, settle, results, asked } = history;
  const { host, roomId, runId } = await asked();
  const [known] = await collection('attendance')
    .find({ _id: { $gte: `${roomId}:`, $lt: `${roomId};` } })
    .toArray();
  const { burst } = (known!['attendance'] as { burst: string }[])[0]!;
  const before = await results(runId);
  await host.ask('room:exclude', { roomId, burst, excluded: true });
  await host.command({ type: 'close' });
  await host.command({ type: 'end' });
  await isKept(runId);
  expect((await kept(runId))?.['result']).toMatchObject({ joined: 0, rounds: [{ answered: 0 }] });
  await host.ask('room:exclude', { roomId, burst, excluded: false });
  settle();
  const { rounds, endedAt: _endedAt, ...after } = await results(runId);
  expect({ ...before, ...after }).toEqual(before);
  // The same but for its end, which it had not had before.
  expect(rounds.map((round) => Object.assign(round, { closedAt: null }))).toEqual(before.rounds);
});

test('RU8: the result of a run whose host leaves for good is stored too', async () => {
  const { stage, clock, kept, isKept } = history;
  const { userid, token, accountType } = await stage.register('leaver');
  const poll = await stage.features().polls.read(stage.owner, stage.pollid);
  const own = { ...poll.definition, moduleid: 'personal', topicid: 'polls' };
  const { _id: definitionId } = await stage.features().polls.create({ userid, accountType }, own);
  const host = await stage.peer({ token });
  const { room } = await host.ask('room:open', { activity: 'poll', definitionId });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  await host.ask('run:command', { roomId, runId, version: 0, command: { type: 'open' } });
  const phone = await stage.phone(code);
  await phone.answer(['red'], { tappedAt: clock.now() });
  const { sessionId } = stage.features().sessions.read(token)!;
  const actor = { userid, accountType, sessionId, mustLeave: false };
  await stage.features().personalData.remove(actor, 'correct horse battery', '127.0.0.1');
  await isKept(runId);
  expect(await kept(runId)).toMatchObject({
    result: { joined: 1, rounds: [{ slot: 'q0.r1', answered: 1 }] },
  });
  expect(JSON.stringify(await kept(runId))).not.toContain(userid);
});

test('any activity has results: its slots in its own words', async () => {
  const { stage, clock, results } = history;
  const host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', { activity: 'guess', definitionId: 'guess1' });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  for (const [index, number] of [7, 7, 9].entries()) {
    const phone = await stage.peer();
    await phone.ask('room:join', { room: { code } });
    const tappedAt = clock.now();
    const given = { roomId, runId, attempt: `a${index}`, revision: 1, tappedAt };
    await phone.ask('answer:submit', { ...given, slot: guessSlot, value: { number } });
    if (index > 0) continue;
    const liking = { ...given, attempt: 'like', slot: likesSlot, value: { number: 1 } };
    await phone.ask('answer:submit', liking);
  }
  const openedAt = new Date(clock.now()).toISOString();
  expect(await results(runId)).toMatchObject({
    title: 'How many jelly beans?',
    joined: 3,
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
  // What counters cannot hold is in the results too, as soon as there is any.
  const tell = { type: 'tell', right: 7 };
  await host.ask('run:command', { roomId, runId, version: 0, command: tell });
  expect((await results(runId)).rounds[0]?.lines).toContainEqual({
    text: 'guessed right',
    count: 2,
  });
});
