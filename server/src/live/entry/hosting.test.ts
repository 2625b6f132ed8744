import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessActivity, guessSlot, storedGuess } from '../../../test/guess.activity.ts';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { AppError } from '../../core/app-error.ts';

type PeopleChanged = RoomNoticePayload['people:changed'];

/** Who may present what, by definition; everything else only whoever is named `any`. */
const presenters = new Map<string, Set<string>>();
const allow = (definitionId: string, ...userids: string[]): void => {
  presenters.set(definitionId, new Set(userids));
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        exists: async () => true,
        loadDefinition: async (definitionId, { userid }) => {
          if (presenters.get(definitionId)?.has(userid) !== true) {
            throw new AppError('FORBIDDEN', 'Not yours.');
          }
          return { title: 'Beans', closesWith: 2 };
        },
      },
    ],
  });
});
afterAll(() => stage.close());

const guess = (definitionId: string) => ({ activity: 'guess', definitionId });
const somebody = async (name: string) => {
  const { userid, token } = await stage.register(name);
  return { userid, peer: await stage.peer({ token }) };
};
const forbidden = { ok: false, error: { code: 'FORBIDDEN' } };

test('SE2: whoever may present no more is host no more, also over a connection that is open', async () => {
  const [ann, ben] = [await somebody('ann'), await somebody('ben')];
  allow('both', ann.userid, ben.userid);
  const { room } = await ann.peer.ask('room:open', guess('both'));
  const { roomId } = room;
  const { runId } = runIn(await ben.peer.ask('room:host', { roomId }));
  await ben.peer.ask('room:lock', { roomId, locked: true });
  allow('both', ann.userid);
  const command = { roomId, runId, version: 0, command: { type: 'close' } };
  expect(await ben.peer.request('room:lock', { roomId, locked: false })).toMatchObject(forbidden);
  expect(await ben.peer.request('run:command', command)).toMatchObject(forbidden);
  expect(
    await ben.peer.request('room:exclude', { roomId, burst: 'b1', excluded: true }),
  ).toMatchObject(forbidden);
  allow('bens', ben.userid);
  expect(await ben.peer.request('room:start', { roomId, ...guess('bens') })).toMatchObject(
    forbidden,
  );
  // Whoever opened the room hosts it, whatever is on.
  await ann.peer.ask('room:host', { roomId });
  expect((await ann.peer.request('run:command', command)).ok).toBe(true);
});

test('SE1: what is under way in a room that one does not host is not put on there', async () => {
  const [ann, ben] = [await somebody('ann'), await somebody('ben')];
  allow('shared', ann.userid, ben.userid);
  allow('own', ben.userid);
  allow('next', ann.userid);
  const { room } = await ann.peer.ask('room:open', guess('shared'));
  const { roomId } = room;
  await ben.peer.ask('room:host', { roomId });
  await ben.peer.ask('room:start', { roomId, ...guess('own') });
  await ann.peer.ask('room:host', { roomId });
  await ann.peer.ask('room:start', { roomId, ...guess('next') });
  expect(await ben.peer.request('room:open', guess('own'))).toMatchObject({
    error: { code: 'CONFLICT' },
  });
  const isOn = ({ run }: RoomNoticePayload['run:changed']): boolean => run?.definitionId === 'next';
  await ann.peer.notice('run:changed', isOn);
});

test('RM1: one’s own rooms with people in them are told, until it is under way somewhere', async () => {
  const [ann, ben] = [await somebody('ann'), await somebody('ben')];
  for (const definitionId of ['lecture', 'upnext']) allow(definitionId, ann.userid);
  allow('bens', ben.userid);
  const { room } = await ann.peer.ask('room:open', guess('lecture'));
  const { runId } = runIn(await ann.peer.ask('room:host', { roomId: room.roomId }));
  const mine = async (definitionId = 'upnext') =>
    (await ann.peer.ask('room:mine', guess(definitionId))).rooms.filter(
      (each) => each.room.roomId === room.roomId,
    );
  expect(await mine()).toEqual([]);
  const phone = await stage.peer();
  await phone.ask('room:join', { room: { code: room.code } });
  expect(await mine()).toEqual([{ room, runId, title: 'Beans', here: 1 }]);
  expect(await mine('lecture')).toEqual([]);
  expect((await ben.peer.ask('room:mine', guess('bens'))).rooms).not.toContainEqual(
    expect.objectContaining({ room }),
  );
  const visitor = await stage.peer();
  expect(await visitor.request('room:mine', guess('upnext'))).toMatchObject({
    error: { code: 'UNAUTHENTICATED' },
  });
});

test('RM1: where something is under way is told to whoever may host there, and asking puts nothing on', async () => {
  const [ann, ben] = [await somebody('ann'), await somebody('ben')];
  allow('aside', ann.userid, ben.userid);
  allow('inplace', ann.userid);
  const { room } = await ann.peer.ask('room:open', guess('aside'));
  const { roomId } = room;
  const { runId } = runIn(await ann.peer.ask('room:host', { roomId }));
  const whereabouts = async (by: typeof ann) =>
    (await by.peer.ask('room:mine', guess('aside'))).under;
  const title = 'Beans';
  const itself = { room, runId, title, on: { runId, title, ended: false } };
  expect(await whereabouts(ann)).toEqual(itself);
  expect(await whereabouts(ben)).toEqual(itself);
  const next = await ann.peer.ask('room:start', { roomId, ...guess('inplace') });
  const aside = { ...itself, on: { runId: next.runId, title, ended: false } };
  expect(await whereabouts(ann)).toEqual(aside);
  expect(await whereabouts(ann)).toEqual(aside);
  // What is on there now is not ben's to present, so the room is no way for him.
  expect(await whereabouts(ben)).toBeNull();
});

test('RM1: of two hosts who put something on at once one is told that the other was quicker', async () => {
  const [ann, ben] = [await somebody('ann'), await somebody('ben')];
  for (const definitionId of ['base', 'anns', 'bens2']) allow(definitionId, ann.userid, ben.userid);
  const { room } = await ann.peer.ask('room:open', guess('base'));
  const { roomId } = room;
  const { runId: seen } = runIn(await ann.peer.ask('room:host', { roomId }));
  await ben.peer.ask('room:host', { roomId });
  const first = { roomId, seen, ...guess('anns') };
  const { runId } = await ann.peer.ask('room:start', first);
  expect(await ben.peer.request('room:start', { roomId, seen, ...guess('bens2') })).toMatchObject({
    error: { code: 'CONFLICT' },
  });
  // A double tap is no second host.
  expect(await ann.peer.ask('room:start', first)).toEqual({ runId });
});

test('RM3: whoever answers a run that is not on has joined it', async () => {
  const { userid, peer: host } = await somebody('ann');
  allow('first', userid);
  allow('second', userid);
  const { room } = await host.ask('room:open', guess('first'));
  const { roomId, code } = room;
  const first = runIn(await host.ask('room:host', { roomId }));
  await host.ask('room:start', { roomId, ...guess('second') });
  const phone = await stage.peer();
  await phone.ask('room:join', { room: { code } });
  const answer = { slot: guessSlot, attempt: 'a1', revision: 1, value: { number: 3 }, tappedAt: 1 };
  const reply = await phone.request('answer:submit', { roomId, runId: first.runId, ...answer });
  expect(reply.ok).toBe(true);
  phone.close();
  await host.ask('room:start', { roomId, ...guess('first') });
  await host.notice(
    'tally:changed',
    ({ runId, tally }: { runId: string; tally: { guessed: number } }) =>
      runId === first.runId && tally.guessed === 1,
  );
  const { payload } = await host.notice(
    'people:changed',
    ({ people }: PeopleChanged) => people.connected === 0,
  );
  expect((payload as PeopleChanged).people.joined).toBe(1);
});

test('an activity acts on how many of those who are here have answered', async () => {
  const { userid, peer: host } = await somebody('ann');
  allow('turnout', userid);
  const { room } = await host.ask('room:open', guess('turnout'));
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  const phones = await Promise.all([1, 2, 3, 4].map(() => stage.peer()));
  for (const phone of phones) await phone.ask('room:join', { room: { code } });
  const answer = { slot: guessSlot, attempt: 'a1', revision: 1, value: { number: 3 }, tappedAt: 1 };
  const submit = (at: number) => phones[at]?.request('answer:submit', { roomId, runId, ...answer });
  for (const at of [0, 1]) await submit(at);
  // Who answered goes; nobody who is here has answered.
  phones[0]?.close();
  phones[1]?.close();
  await host.notice('people:changed', ({ people }: PeopleChanged) => people.connected === 2);
  expect((await submit(2))?.ok).toBe(true);
  expect((await submit(3))?.ok).toBe(true);
  await host.notice(
    'run:changed',
    ({ view }: { view: { phase: string } }) => view.phase === 'closed',
  );
});
