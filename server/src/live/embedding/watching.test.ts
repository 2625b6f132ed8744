import type { Notice } from '@sets/shared/live/notices.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { watchEvery } from './embed-watch.ts';

let stage: Stage;
let host: Awaited<ReturnType<Stage['host']>>;
beforeAll(async () => {
  stage = await openStage();
  host = await stage.host();
});
afterAll(() => stage.close());

const makeLink = async (on = stage, { roomId } = host.room) => {
  const { embed, key } = await on.features().embeds.make(on.owner, roomId, 'Wall');
  return { embedid: embed._id, key };
};

const payloads = (notices: readonly Notice[]) =>
  Object.fromEntries(notices.map(({ name, payload }) => [name, payload]));

describe('SE15: an embed link seats as a screen', () => {
  test('and is told to the letter what a screen is told', async () => {
    const { key } = await makeLink();
    const [screen, embedded] = [await stage.peer(), await stage.peer()];
    const seen = await screen.ask('room:watch', { code: host.room.code });
    const told = await embedded.ask('room:embed', { key });
    expect(told).toEqual(seen);
    await host.command({ type: 'open' });
    const run = host.run.runId;
    const isOpen = ({ view }: { view: { phase: string } }) => view.phase === 'open';
    const [one, other] = [screen, embedded].map((peer) => peer.notice('run:changed', isOpen));
    expect(await one).toEqual(await other);
    expect(payloads(embedded.notices)).not.toHaveProperty('joins:changed');
    expect(runIn(told).runId).toBe(run);
  });

  test('nobody is here, and nobody has joined, by watching', async () => {
    const { key } = await makeLink();
    const embedded = await stage.peer();
    const told = await embedded.ask('room:embed', { key });
    expect(payloads(told.notices)['people:changed']).toEqual({
      people: { joined: 0, connected: 0, slow: 0, lost: 0 },
    });
  });

  test('and nothing else: it neither answers nor hosts nor posts', async () => {
    const { key } = await makeLink();
    const embedded = await stage.peer();
    await embedded.ask('room:embed', { key });
    const { roomId } = host.room;
    const refused = { ok: false, error: { code: 'FORBIDDEN' } };
    const { runId } = host.run;
    const answer = { roomId, runId, slot: 'q0.r1', attempt: 'a', revision: 1, tappedAt: 1 };
    expect(
      await embedded.request('answer:submit', { ...answer, value: { choices: ['red'] } }),
    ).toMatchObject(refused);
    expect(await embedded.request('room:lock', { roomId, locked: true })).toMatchObject(refused);
    expect(
      await embedded.request('run:command', {
        roomId,
        runId,
        version: 1,
        command: { type: 'end' },
      }),
    ).toMatchObject(refused);
  });

  test('comes back to where it stood', async () => {
    const { key } = await makeLink();
    const embedded = await stage.peer();
    const told = await embedded.ask('room:embed', { key });
    const { epoch, seq } = told.notices.at(-1)!;
    const again = await stage.peer();
    const since = { epoch, seq: Math.max(seq, ...told.notices.map((notice) => notice.seq)) };
    expect((await again.ask('room:embed', { key, since })).notices).toEqual([]);
  });
});

describe('SE15: a link that is withdrawn', () => {
  test('ends the connections of those who watch by it at once, and of nobody else', async () => {
    const [link, other] = [await makeLink(), await makeLink()];
    const watchers = await Promise.all([stage.peer(), stage.peer()]);
    for (const each of watchers) await each.ask('room:embed', { key: link.key });
    const stays = await stage.peer();
    await stays.ask('room:embed', { key: other.key });
    await stage.features().embeds.withdraw(stage.owner, host.room.roomId, link.embedid);
    await Promise.all(watchers.map((each) => each.gone()));
    expect((await stays.request('clock:sync', {})).ok).toBe(true);
    expect((await host.request('clock:sync', {})).ok).toBe(true);
  });

  test('seats nobody any more, and is answered as one that never was', async () => {
    const { key, embedid } = await makeLink();
    await stage.features().embeds.withdraw(stage.owner, host.room.roomId, embedid);
    const late = await stage.peer();
    const answer = await late.request('room:embed', { key });
    expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    expect(await late.request('room:embed', { key: 'x'.repeat(43) })).toEqual(answer);
  });

  test('ends soon also where this process was not told', async () => {
    const clock = createManualClock();
    const slow = await openStage({ clock });
    const { key, embedid } = await makeLink(slow, (await slow.host()).room);
    const watcher = await slow.peer();
    await watcher.ask('room:embed', { key });
    await removeFromStore(slow, embedid);
    clock.advance(watchEvery);
    await watcher.gone();
    await slow.close();
  });

  test('one that is left, or taken by code instead, is no longer one of its watchers', async () => {
    const { key, embedid } = await makeLink();
    const [left, changed] = [await stage.peer(), await stage.peer()];
    for (const peer of [left, changed]) await peer.ask('room:embed', { key });
    await left.ask('room:leave', { roomId: host.room.roomId });
    await changed.ask('room:watch', { code: host.room.code });
    await stage.features().embeds.withdraw(stage.owner, host.room.roomId, embedid);
    for (const peer of [left, changed])
      expect((await peer.request('clock:sync', {})).ok).toBe(true);
  });
});

/** As another process does whose message is lost. */
const removeFromStore = async ({ storeUri }: Stage, embedid: string): Promise<void> => {
  const store = await mongoose.createConnection(storeUri).asPromise();
  await store.collection<{ _id: string }>('embeds').deleteOne({ _id: embedid });
  await store.close();
};

test('SE15: a link outlives a restart of the server', async () => {
  const { key } = await makeLink();
  await stage.restart();
  const embedded = await stage.peer();
  expect((await embedded.ask('room:embed', { key })).room.roomId).toBe(host.room.roomId);
});
