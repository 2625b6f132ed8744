import { limits } from '@sets/shared/core/limits.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEntry } from '../../../test/feed-store-suite.ts';
import type { Stage } from '../../../test/live-stage.ts';
import {
  type NotesRoom,
  openNotesRoom,
  openNotesStage,
  refusal,
} from '../../../test/notes-room.ts';
import { MongoFeedStore } from '../feeds/mongo-feed-store.ts';

let stage: Stage;
let room: NotesRoom;

/** A feed whose window is 50 KB for who follows it. */
beforeAll(async () => {
  stage = await openNotesStage();
  room = await openNotesRoom(stage);
  const client = await MongoClient.connect(stage.storeUri);
  const store = new MongoFeedStore(client.db(), pino({ level: 'silent' }));
  const item = { text: 'x'.repeat(200), v: 1 };
  const notes = Array.from({ length: limits.feed.window }, (_, at) =>
    newEntry(`note${at}`, { item }),
  );
  await store.append(room.key, notes);
  await client.close();
});
afterAll(() => stage.close());

/** A client that asks by polling, and takes what is there for it only when it wants to. */
const openLazy = async () => {
  const address = `${stage.url()}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(address)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const at = `${address}&sid=${sid}`;
  const send = (packets: readonly string[]) =>
    fetch(at, { method: 'POST', body: packets.join('\u001E') });
  const take = async (): Promise<string[]> => (await (await fetch(at)).text()).split('\u001E');
  await send([`40${JSON.stringify({ contract: contractVersion })}`]);
  await take();
  let asked = 0;
  return {
    ask: (name: string, input: object) =>
      send([`42${(asked += 1)}${JSON.stringify([name, input])}`]),
    /** The replies that are there, in the order in which they were made. */
    replies: async (): Promise<Reply<unknown>[]> =>
      (await take())
        .filter((packet) => packet.startsWith('43'))
        .map((packet) => (JSON.parse(packet.slice(packet.indexOf('['))) as [Reply<unknown>])[0]),
  };
};

test('CN9: who does not take the replies is refused more of them, and goes on once they are taken', async () => {
  const lazy = await openLazy();
  await lazy.ask('room:watch', { code: room.code });
  expect(await lazy.replies()).toMatchObject([{ ok: true }]);
  // From here on the feed is at hand, so every reply is made in the turn in which its request comes.
  await lazy.ask('feed:follow', room.ref);
  expect(await lazy.replies()).toMatchObject([{ ok: true }]);
  const wishes = 30;
  for (let sent = 0; sent < wishes; sent += 1) await lazy.ask('feed:follow', room.ref);
  const replies = await lazy.replies();
  expect(replies).toHaveLength(wishes);
  const given = replies.filter(({ ok }) => ok);
  const bytes = given.map((reply) => JSON.stringify(reply).length);
  const inAll = bytes.reduce((sum, length) => sum + length, 0);
  expect(inAll).toBeGreaterThan(limits.unsentBytes);
  expect(inAll).toBeLessThanOrEqual(limits.unsentBytes + Math.max(...bytes) + 1_000);
  expect(replies.slice(given.length)).toMatchObject(
    Array.from({ length: wishes - given.length }, () => refusal('RATE_LIMITED')),
  );
  expect(given.length).toBeLessThan(wishes);
  await lazy.ask('feed:follow', room.ref);
  expect(await lazy.replies()).toMatchObject([{ ok: true }]);
});
