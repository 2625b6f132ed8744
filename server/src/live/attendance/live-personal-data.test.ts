import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { buildPoll, openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The part of runs in all that is held about somebody. */
const runsOf = async (userid: string, accountType: 'student' = 'student') => {
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false };
  const files = await stage.features().personalData.collect(actor);
  return (await contentsIn(files, 'runs')) ?? null;
};

test('SE5: the answers of a signed-in person are found in every run, each round, on every device', async () => {
  const host = await stage.host();
  const { userid, token } = await stage.register('answerer');
  const [first, second] = [
    await stage.phone(host.room.code, { token }),
    await stage.phone(host.room.code, { token }),
  ];
  const guest = await stage.phone(host.room.code);
  await host.command({ type: 'open' });
  await first.answer(['red']);
  await second.answer(['green'], { attempt: 'changed', revision: 2 });
  await guest.answer(['blue']);
  await host.command({ type: 'close' });
  await host.command({ type: 'again' });
  await first.answer(['blue'], { slot: 'q0.r2' });
  expect(await runsOf(userid)).toEqual({
    presented: [],
    attended: [{ run: 'Colours', at: expect.any(String) }],
    answered: [
      { run: 'Colours', question: 'Question q1', answer: 'green', at: expect.any(String) },
      { run: 'Colours', question: 'Question q1', answer: 'blue', at: expect.any(String) },
    ],
  });
  expect(await runsOf(stage.owner.userid)).toMatchObject({
    presented: [{ run: 'Colours', code: host.room.code, endedAt: null }],
    answered: [],
  });
});

test('how sure somebody was is in the file of their answers', async () => {
  const { userid, token } = await stage.register('certain');
  const poll = buildPoll({ extras: [{ id: 'q1', confidence: true, right: null }] });
  const { _id: definitionId } = await stage.features().polls.create(stage.owner, poll);
  const host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', { activity: 'poll', definitionId });
  const { roomId, code } = room;
  const { runId, version } = runIn(await host.ask('room:host', { roomId }));
  await host.ask('run:command', { roomId, runId, version, command: { type: 'open' } });
  const phone = await stage.phone(code, { token });
  await phone.answer([], { value: { answer: { choices: ['red'] }, sure: 3 } });
  expect(await runsOf(userid)).toMatchObject({ answered: [{ answer: 'red', sure: 'Certain' }] });
});

test('somebody who took part in nothing has no such file', async () => {
  const { userid } = await stage.register('nobody');
  expect(await runsOf(userid)).toBeNull();
});

test('RU8: the run of somebody who deletes their account ends, wherever it stands', async () => {
  const { userid, token, accountType } = await stage.register('leaver');
  const polls = stage.features().polls;
  const { _id: definitionId } = await polls.create({ userid, accountType }, buildPoll({}, 30));
  const host = await stage.peer({ token });
  const { room } = await host.ask('room:open', { activity: 'poll', definitionId });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  const screen = await stage.peer();
  await screen.ask('room:watch', { code });
  await host.ask('run:command', { roomId, runId, version: 0, command: { type: 'open' } });
  const { sessionId } = stage.features().sessions.read(token)!;
  const actor = { userid, accountType, sessionId, mustLeave: false };
  await Promise.all([
    stage.features().personalData.remove(actor, 'correct horse battery', '127.0.0.1'),
    // Its host goes on at the same moment.
    host.request('run:command', { roomId, runId, version: 1, command: { type: 'close' } }),
  ]);
  await screen.notice(
    'run:changed',
    ({ view }: { view: { phase: string } }) => view.phase === 'ended',
  );
  await host.gone();
});

/** All that is stored, as text. */
const stored = async (): Promise<string> => {
  await using client = await MongoClient.connect(stage.storeUri);
  const collections = await client.db().collections();
  return JSON.stringify(await Promise.all(collections.map((each) => each.find().toArray())));
};

test('RU8: rooms, runs and their log name nobody who is gone, and the room goes on for the others', async () => {
  const { userid, token, accountType } = await stage.register('namesake');
  const { personalData, polls, sessions } = stage.features();
  const { _id: definitionId } = await polls.create({ userid, accountType }, buildPoll());
  const host = await stage.peer({ token });
  const { room } = await host.ask('room:open', { activity: 'poll', definitionId });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  const given = { roomId, runId, command: { type: 'open' } };
  await host.ask('run:command', { ...given, version: 0 });
  await host.ask('room:lock', { roomId, locked: true });
  const screen = await stage.peer();
  await screen.ask('room:watch', { code });
  expect(await stored()).toContain(userid);
  const { sessionId } = sessions.read(token)!;
  const actor = { userid, accountType, sessionId, mustLeave: false };
  await personalData.remove(actor, 'correct horse battery', '127.0.0.1');
  expect(await stored()).not.toContain(userid);
  // It is in play, with nobody who owns it, and can still be watched; so it is after a restart.
  await screen.notice('run:changed', ({ run }: { run: { ended: boolean } }) => run.ended);
  const inPlay = async () => (await stage.peer()).ask('room:watch', { code });
  expect(await inPlay()).toMatchObject({ room: { roomId, locked: true } });
  await stage.restart();
  expect(runIn(await inPlay())).toMatchObject({ runId, ended: true });
  expect(await stored()).not.toContain(userid);
});

test('RU8: what somebody opens while their account goes ends too', async () => {
  const { userid, token, accountType } = await stage.register('hasty');
  const { calls, personalData, polls, sessions } = stage.features();
  const { _id: definitionId } = await polls.create({ userid, accountType }, buildPoll());
  const host = await stage.peer({ token });
  const { sessionId } = sessions.read(token)!;
  const actor = { userid, accountType, sessionId, mustLeave: false };
  let watching: Peer | null = null as Peer | null;
  // The polls go after the runs have ended, and before the session does.
  const disownAllOf = polls.disownAllOf.bind(polls);
  vi.spyOn(polls, 'disownAllOf').mockImplementationOnce(async (leaver) => {
    // As in another process, which has not been told.
    calls.open(userid);
    const { room } = await host.ask('room:open', { activity: 'poll', definitionId });
    const screen = await stage.peer();
    const { notices } = await screen.ask('room:watch', { code: room.code });
    expect(runIn({ notices }).ended).toBe(false);
    watching = screen;
    await disownAllOf(leaver);
  });
  await personalData.remove(actor, 'correct horse battery', '127.0.0.1');
  await watching?.notice('run:changed', ({ run }: { run: { ended: boolean } }) => run.ended);
  expect(watching).not.toBeNull();
});
