import { limits } from '@sets/shared/core/limits.ts';
import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { type Pulse, pulseTiming, usualPulse } from '@sets/shared/live/pulse.ts';
import { pointMs } from '@sets/shared/live/pulse-line.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { buildPoll, openStage, type Stage } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

type Joins = RoomNoticePayload['joins:changed'];

const clock = createManualClock();
let stage: Stage;
let host: Awaited<ReturnType<Stage['host']>>;
let roomId: string;

beforeAll(async () => {
  stage = await openStage({ clock });
});
afterAll(() => stage.close());
beforeEach(async () => {
  // Nobody is lost any more from the test before, and nobody has tapped too often.
  clock.advance(pulseTiming.lostFor);
  host = await stage.host();
  ({ roomId } = host.room);
  await host.ask('pulse:settings', { roomId, settings: usualPulse });
});

const phones = (count: number) =>
  Promise.all(Array.from({ length: count }, () => stage.phone(host.room.code)));
const screen = async () => {
  const peer = await stage.peer();
  await peer.ask('room:watch', { code: host.room.code });
  return peer;
};
const told = (peer: Peer): Pulse[] =>
  peer.plain.flatMap(({ name, payload }) =>
    name === 'pulse:changed' ? (payload as { pulse: Pulse }).pulse : [],
  );
/** Lets the time pass in which a room sends once; waits for what is wanted. */
const until = async (peer: Peer, wanted: (pulse: Pulse) => boolean): Promise<Pulse> => {
  clock.advance(pulseTiming.beat);
  return (await peer.told('pulse:changed', ({ pulse }) => wanted(pulse))).pulse;
};
const read = async (peer: Peer) => (await peer.ask('pulse:read', { roomId })).pulse;

// Before the others: their phones take a while to be gone.
test('PU3: of few people the host is told that a few are lost, and no number', async () => {
  const [ann, ben] = await phones(2);
  await ann!.ask('pulse:lost', { roomId, lost: true });
  expect((await until(host, (pulse) => pulse.room!.lost !== 0)).room!.lost).toBe('few');
  await ann!.ask('pulse:lost', { roomId, lost: false });
  for (const each of [ann!, ben!]) each.close();
});

test('PU1: taps of a hall come to the host as counts, a few times a second, and to nobody else', async () => {
  const hall = await phones(6);
  const wall = await screen();
  for (const each of [...hall, wall]) await read(each);
  const before = (await read(host)).reactions!.clap;
  await Promise.all(
    hall.flatMap((phone) =>
      Array.from({ length: 5 }, () => phone.ask('pulse:react', { roomId, kind: 'clap' })),
    ),
  );
  const { reactions } = await until(host, (pulse) => pulse.reactions!.clap === before + 30);
  expect(reactions).toEqual({ ...noReactions, clap: before + 30 });
  expect(told(host).length).toBeLessThan(6);
  expect([...told(wall), ...hall.flatMap((phone) => told(phone))]).toEqual([]);
  for (const each of [...hall, wall]) each.close();
});

test('PU2: lost are people, until they take it back or it fades; nobody is told who', async () => {
  const hall = await phones(5);
  const [ann, ben] = hall;
  const until1 = (await ann!.ask('pulse:lost', { roomId, lost: true })).until!;
  expect(until1).toBe(clock.now() + pulseTiming.lostFor);
  await ann!.ask('pulse:lost', { roomId, lost: true });
  await ben!.ask('pulse:lost', { roomId, lost: true });
  const { room } = await until(host, (pulse) => pulse.room!.lost === 2);
  expect(room!.here).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(host.plain)).not.toContain(ann!.joined.participant);
  await ben!.ask('pulse:lost', { roomId, lost: false });
  await until(host, (pulse) => pulse.room!.lost === 1);
  expect(await ann!.ask('pulse:read', { roomId })).toEqual({
    pulse: { settings: usualPulse },
    until: expect.any(Number) as number,
  });
  clock.advance(pulseTiming.lostFor);
  expect((await read(host)).room!.lost).toBe(0);
  expect((await ann!.ask('pulse:read', { roomId })).until).toBeNull();
  for (const each of hall) each.close();
});

test('PU2: who fades is seen by the host, though nobody taps', async () => {
  const hall = await phones(5);
  await hall[0]!.ask('pulse:lost', { roomId, lost: true });
  await until(host, (pulse) => pulse.room!.lost === 1);
  host.plain.length = 0;
  clock.advance(pulseTiming.lostFor + pointMs);
  await until(host, (pulse) => pulse.room!.lost === 0);
  for (const each of hall) each.close();
});

test('PU4: what is off is refused, and everybody is told when that changes', async () => {
  const [ann] = await phones(1);
  const settings = { reactions: false, onScreen: true, lost: false };
  await host.ask('pulse:settings', { roomId, settings });
  expect(await until(ann!, () => true)).toEqual({ settings });
  for (const [name, input] of [
    ['pulse:react', { roomId, kind: 'wow' }],
    ['pulse:lost', { roomId, lost: true }],
  ] as const) {
    expect(await ann!.raw(name, input)).toMatchObject({
      ok: false,
      error: { code: 'WRONG_PHASE' },
    });
  }
  // To take it back is always right.
  expect(await ann!.ask('pulse:lost', { roomId, lost: false })).toEqual({ until: null });
  expect((await read(await screen())).reactions).toBeDefined();
  ann!.close();
});

test('PU5: only phones react, only hosts choose, and too many taps are refused', async () => {
  const [ann] = await phones(1);
  const choose = { roomId, settings: usualPulse };
  expect(await ann!.raw('pulse:settings', choose)).toMatchObject({ error: { code: 'FORBIDDEN' } });
  const react = { roomId, kind: 'up' };
  for (const peer of [host, await screen(), await stage.peer()]) {
    expect(await peer.raw('pulse:react', react)).toMatchObject({ error: { code: 'FORBIDDEN' } });
  }
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => ann!.raw('pulse:react', react)),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(15);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  ann!.close();
});

test('PU6: whom the host leaves out of the count is in none of it, and is not told', async () => {
  const others = await phones(limits.joinBurst);
  const before = (await read(host)).reactions!.heart;
  await others[0]!.ask('pulse:lost', { roomId, lost: true });
  await until(host, (pulse) => pulse.room!.lost === 1);
  const { payload } = await host.notice('joins:changed', ({ bursts }: Joins) => bursts.length > 0);
  const { burst } = (payload as Joins).bursts[0]!;
  await host.ask('room:exclude', { roomId, burst, excluded: true });
  expect(await others[0]!.ask('pulse:react', { roomId, kind: 'heart' })).toEqual({});
  clock.advance(pulseTiming.beat);
  expect(await read(host)).toMatchObject({
    reactions: { heart: before },
    room: { lost: 0 },
  });
  for (const each of others) each.close();
});

test('PU7: the line of a run survives a restart, and so do the settings', async () => {
  const hall = await phones(5);
  await hall[0]!.ask('pulse:react', { roomId, kind: 'laugh' });
  await hall[0]!.ask('pulse:lost', { roomId, lost: true });
  await until(host, (pulse) => pulse.room!.lost === 1);
  const settings = { ...usualPulse, onScreen: true };
  await host.ask('pulse:settings', { roomId, settings });
  await stage.restart();
  host = await stage.host();
  expect((await read(host)).settings).toEqual(settings);
  const answer = await fetch(`${stage.url()}/api/runs/${host.run.runId}/pulse`, {
    headers: { authorization: `Bearer ${stage.owner.token}` },
  });
  const { points } = (await answer.json()) as {
    points: { reactions: { laugh: number }; lost: unknown }[];
  };
  expect(points.some(({ reactions }) => reactions.laugh === 1)).toBe(true);
  expect(points.some(({ lost }) => lost === 1)).toBe(true);
});

test('PU2: who is lost in what was on is not lost in what is put on in the room', async () => {
  const [ann] = await phones(5);
  await ann!.ask('pulse:lost', { roomId, lost: true });
  await until(host, (pulse) => pulse.room!.lost === 1);
  const other = await stage.features().polls.create(stage.owner, buildPoll({ title: 'Other' }));
  await host.ask('room:start', { roomId, activity: pollName, definitionId: other._id });
  await until(host, (pulse) => pulse.room!.lost === 0);
  expect((await ann!.ask('pulse:read', { roomId })).until).toBeNull();
});
