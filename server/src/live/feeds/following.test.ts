import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newEntry } from '../../../test/feed-store-suite.ts';
import { followFeed } from '../../../test/feed-follower.ts';
import type { Stage } from '../../../test/live-stage.ts';
import {
  type NotesRoom,
  openNotesRoom,
  openNotesStage,
  refusal,
} from '../../../test/notes-room.ts';
import { MongoFeedStore } from './mongo-feed-store.ts';

let stage: Stage;
let room: NotesRoom;

beforeAll(async () => {
  stage = await openNotesStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  room = await openNotesRoom(stage);
});

/** What writes to the same feeds beside the server, as another process does. */
const withOtherProcess = async (
  work: (store: MongoFeedStore) => Promise<unknown>,
): Promise<void> => {
  const client = await MongoClient.connect(stage.storeUri);
  await work(new MongoFeedStore(client.db(), pino({ level: 'silent' })));
  await client.close();
};
const others = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    newEntry(`other${at}`, { item: { text: `${at}`, v: 1 } }),
  );

test('FE2: everybody who follows is told the same, in the same order', async () => {
  const phones = await Promise.all([room.join(), room.join(), room.join()]);
  const screen = await stage.peer();
  await screen.ask('room:watch', { code: room.code });
  const followers = await Promise.all(
    [room.host, screen, ...phones].map((peer) => followFeed(peer, room.ref)),
  );
  const texts = phones.flatMap((_, who) => Array.from({ length: 20 }, (__, at) => `${who}-${at}`));
  const posted = texts.map((text) => room.post(phones[Number(text[0])] ?? room.host, text));
  const ids = (await Promise.all(posted)).map(({ id }) => id);
  expect(ids.toSorted((one, other) => one - other)).toEqual(texts.map((_, at) => at + 1));
  const order = texts.toSorted(
    (one, other) => (ids[texts.indexOf(one)] ?? 0) - (ids[texts.indexOf(other)] ?? 0),
  );
  for (const follower of followers) expect(await follower.upTo(60)).toEqual(order);
});

test('VI2: each audience gets its own view: a phone learns no name, and nothing of an aside', async () => {
  const ann = await room.join();
  const [all, phone] = [
    await followFeed(room.host, room.ref),
    await followFeed(await room.join(), room.ref),
  ];
  await room.post(ann, 'open');
  await room.post(ann, 'secret', { item: { text: 'secret', aside: true } });
  expect(await all.upTo(2)).toEqual(['open', 'secret']);
  expect(await phone.upTo(2)).toEqual(['open']);
  const told = JSON.stringify([phone.reply, phone.plain]);
  expect(told).not.toContain('secret');
  expect(told).not.toContain(ann.joined.participant);
  const { entries, own } = await ann.ask('feed:follow', room.ref);
  expect(entries.map(({ view }) => view)).toEqual([{ text: 'open' }]);
  expect(own).toEqual([1, 2]);
  expect((await room.host.ask('feed:follow', room.ref)).own).toEqual([]);
});

test('FE3: the same attempt counts once, after a restart and once it would be refused too', async () => {
  const ann = await room.join();
  expect(await room.post(ann, 'one')).toEqual({ id: 1 });
  expect(await room.post(ann, 'one', { item: { text: 'other' } })).toEqual({ id: 1 });
  expect(await room.post(await room.join(), 'one')).toEqual({ id: 2 });
  await stage.restart();
  const back = await room.join(ann.joined.ticket);
  expect(await room.post(back, 'one')).toEqual({ id: 1 });
  const again = await stage.peer({ token: stage.owner.token });
  await again.ask('room:host', { roomId: room.roomId });
  await again.ask('run:command', {
    roomId: room.roomId,
    runId: room.runId,
    version: 0,
    command: { type: 'close' },
  });
  expect(await back.request('feed:post', room.noteOf('two'))).toMatchObject(refusal('TOO_LATE'));
  expect(await room.post(back, 'one')).toEqual({ id: 1 });
  expect((await back.ask('feed:follow', room.ref)).entries).toHaveLength(2);
});

test('FE5: who comes back with `after` misses nothing and gets nothing twice', async () => {
  const ann = await room.join();
  const first = await followFeed(await room.join(), room.ref);
  await room.post(ann, 'a');
  await room.post(ann, 'b');
  expect(await first.upTo(2)).toEqual(['a', 'b']);
  first.close();
  await room.post(ann, 'c');
  await ann.ask('feed:change', { ...room.ref, id: 1, attempt: 'edit', item: { text: 'a2' } });
  const back = await followFeed(await room.join(), room.ref, first.place());
  expect(back.reply).toMatchObject({ how: 'added', from: 3 });
  await room.post(ann, 'd');
  expect(await back.upTo(5)).toEqual(['a2', 'c', 'd']);
  await stage.restart();
  const later = await followFeed(await room.join(), room.ref, 5);
  expect(later.reply).toEqual({ how: 'added', from: 6, to: 5, entries: [], own: [] });
});

test('FE5: where more than 200 numbers were missed, the last entries take the place of all', async () => {
  await withOtherProcess(async (store) => void (await store.append(room.key, others(230))));
  const back = await followFeed(await room.join(), room.ref, 10);
  expect(back.reply).toMatchObject({ how: 'reset', start: 31, to: 230 });
  expect(await back.upTo(230)).toHaveLength(200);
  expect(await followFeed(await room.join(), room.ref, 30)).toMatchObject({
    reply: { how: 'added', from: 31 },
  });
  // A number that the feed never had, as after a backup was put back.
  expect(await followFeed(await room.join(), room.ref, 999)).toMatchObject({
    reply: { how: 'reset' },
  });
});

test('FE5: where more than 200 happen at once, those who follow are sent the last entries', async () => {
  const ann = await room.join();
  const follower = await followFeed(await room.join(), room.ref);
  await withOtherProcess(async (store) => void (await store.append(room.key, others(250))));
  await room.post(ann, 'last');
  const texts = await follower.upTo(251);
  expect(follower.notices()).toEqual(['feed:reset']);
  expect(texts).toHaveLength(200);
  expect(texts.at(-1)).toBe('last');
  await room.post(ann, 'next');
  expect((await follower.upTo(252)).at(-1)).toBe('next');
});

test('FE7: older entries come page by page, without what was removed', async () => {
  const texts = Array.from({ length: 250 }, (_, at) => `${at}`);
  await withOtherProcess(async (store) => {
    await store.append(room.key, others(250));
    await store.change(room.key, 3, {
      participant: 'ann',
      attempt: 'x',
      seen: 3,
      item: null,
    });
  });
  const ann = await room.join();
  const { entries: newest } = await ann.ask('feed:follow', room.ref);
  const older = await ann.ask('feed:page', { ...room.ref, before: 51 });
  expect(older.start).toBe(1);
  const all = [...older.entries, ...newest].map(({ view }) => (view as { text: string }).text);
  expect(all).toEqual(texts.filter((text) => text !== '2'));
  const page = await ann.ask('feed:page', { ...room.ref, before: 251 });
  expect(page.start).toBe(151);
  expect(page.entries).toHaveLength(100);
});
