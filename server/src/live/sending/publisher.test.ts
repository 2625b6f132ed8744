import type { People } from '@sets/shared/live/room.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hallIn, openGuessEngine } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore, type TestEngine } from '../../../test/test-engine.ts';

const here = new Set<Audience>();
const clock = createManualClock();
let engine: TestEngine;
let close: () => Promise<void>;
beforeAll(async () => {
  const store = await startTestStore();
  const connection = await connectStore(store.uri);
  const isHere = (_roomId: string, audience: Audience): boolean => here.has(audience);
  engine = await openGuessEngine({ connection, clock, isHere });
  close = async () => {
    engine.stop();
    await connection.close();
    await store.close();
  };
});
afterAll(() => close());

const owner = { userid: 'owner', accountType: 'moderator' } as const;
const comesAs = async (roomId: string, audience: 'host' | 'screen', code: string) => {
  const peer = engine.peer(owner);
  const given = { peer, actor: owner };
  const { notices } =
    audience === 'host'
      ? await engine.handlers['room:host']({ roomId }, given)
      : await engine.handlers['room:watch']({ code }, given);
  here.add(audience);
  await engine.publisher.publish(roomId);
  const told = notices.find(({ name }) => name === 'people:changed')?.payload;
  return (told as { people: People }).people;
};

test.each(['host', 'screen'] as const)(
  'who is there and has answered is only asked for where a %s sits, who sees all of it from the start',
  async (audience) => {
    const guess = { activity: 'guess', definitionId: audience };
    const granted = { peer: engine.peer(owner), actor: owner };
    const { roomId, code } = (await engine.handlers['room:open'](guess, granted)).room;
    const hall = hallIn(engine, roomId);
    const runId = await hall.putOn(audience);
    const asked = [vi.spyOn(engine.presence, 'health'), vi.spyOn(engine.runStore, 'tallies')];
    const times = (): number[] => asked.map(({ mock }) => mock.calls.length);
    const phone = engine.peer();
    await engine.handlers['room:join']({ room: { code } }, { peer: phone });
    await hall.answer(phone, runId, 4);
    await engine.publisher.publish(roomId);
    expect(times()).toEqual([0, 0]);

    expect(await comesAs(roomId, audience, code)).toMatchObject({ joined: 1, connected: 1 });
    expect(Math.min(...times())).toBeGreaterThan(0);
    // Gone again, while more come.
    here.clear();
    const before = times();
    await engine.handlers['room:join']({ room: { code } }, { peer: engine.peer() });
    await engine.publisher.publish(roomId);
    expect(times()).toEqual(before);
    expect(await comesAs(roomId, audience, code)).toMatchObject({ joined: 2, connected: 2 });
    here.clear();
    vi.restoreAllMocks();
  },
);

test('answers alone ask nobody again who is there; whoever comes, and a second, do', async () => {
  here.add('host');
  const granted = { peer: engine.peer(owner), actor: owner };
  const guess = { activity: 'guess', definitionId: 'answers' };
  const { roomId, code } = (await engine.handlers['room:open'](guess, granted)).room;
  const hall = hallIn(engine, roomId);
  const runId = await hall.putOn('answers');
  const phones = [engine.peer(), engine.peer()];
  for (const peer of phones) await engine.handlers['room:join']({ room: { code } }, { peer });
  await engine.publisher.publish(roomId);
  const health = vi.spyOn(engine.presence, 'health');
  const tallies = vi.spyOn(engine.runStore, 'tallies');
  for (const phone of phones) {
    await hall.answer(phone, runId, 4);
    await engine.publisher.publish(roomId);
  }
  expect(health).toHaveBeenCalledTimes(0);
  expect(tallies.mock.calls.length).toBeGreaterThanOrEqual(2);

  await engine.handlers['room:join']({ room: { code } }, { peer: engine.peer() });
  await engine.publisher.publish(roomId);
  expect(health).toHaveBeenCalledTimes(1);
  expect(await comesAs(roomId, 'host', code)).toMatchObject({ joined: 3, connected: 3 });

  const before = health.mock.calls.length;
  clock.advance(1_000);
  await engine.publisher.publish(roomId);
  expect(health.mock.calls.length).toBeGreaterThan(before);
  here.clear();
  vi.restoreAllMocks();
});
