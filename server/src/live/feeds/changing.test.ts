import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { followFeed } from '../../../test/feed-follower.ts';
import type { Stage } from '../../../test/live-stage.ts';
import {
  type NotesRoom,
  openNotesRoom,
  openNotesStage,
  refusal,
} from '../../../test/notes-room.ts';

let stage: Stage;
let room: NotesRoom;

beforeAll(async () => {
  stage = await openNotesStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  room = await openNotesRoom(stage);
});

describe('changing', () => {
  test('FE6: one changes and removes one’s own; the host removes any; everybody is told', async () => {
    const [ann, ben] = [await room.join(), await room.join()];
    const follower = await followFeed(await room.join(), room.ref);
    for (const text of ['a', 'b', 'c']) await room.post(ann, text);
    const change = (peer: Peer, id: number, item: unknown) =>
      peer.request('feed:change', { ...room.ref, id, attempt: `change${id}`, item });
    expect(await change(ann, 1, { text: 'a2' })).toEqual({ ok: true, data: { seq: 4 } });
    expect(await change(ben, 2, { text: 'mine' })).toMatchObject(refusal('FORBIDDEN'));
    expect(await change(ben, 2, null)).toMatchObject(refusal('FORBIDDEN'));
    expect(await change(room.host, 2, { text: 'better' })).toMatchObject(refusal('FORBIDDEN'));
    expect(await change(room.host, 2, null)).toEqual({ ok: true, data: { seq: 5 } });
    expect(await change(ann, 3, null)).toEqual({ ok: true, data: { seq: 6 } });
    expect(await follower.upTo(6)).toEqual(['a2']);
    const { entries } = await ben.ask('feed:follow', { ...room.ref, after: 0 });
    expect(entries.map(({ id, view }) => [id, view])).toEqual([
      [1, { text: 'a2' }],
      [2, null],
      [3, null],
    ]);
  });

  test('FE6: of changes at the same moment none is lost: each is judged by what there is', async () => {
    const ann = await room.join();
    await room.post(ann, 'a');
    const letters = Array.from('bcdefghijk');
    const changes = letters.map((letter) =>
      ann.ask('feed:change', { ...room.ref, id: 1, attempt: letter, item: { text: `+${letter}` } }),
    );
    const numbers = (await Promise.all(changes)).map(({ seq }) => seq);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(letters.map((_, at) => at + 2));
    const { entries } = await ann.ask('feed:follow', room.ref);
    const texts = entries.map(({ view }) => (view as { text: string }).text);
    expect(texts.map((text) => Array.from(text).toSorted())).toEqual([['a', ...letters]]);
  });

  test('FE3: a change that is sent again counts once; what was removed is changed no more', async () => {
    const ann = await room.join();
    await room.post(ann, 'a');
    const change = (attempt: string, item: unknown) =>
      ann.request('feed:change', { ...room.ref, id: 1, attempt, item });
    await change('x', { text: 'x' });
    await change('y', { text: 'y' });
    expect(await change('x', { text: 'x' })).toEqual({ ok: true, data: { seq: 2 } });
    await change('z', null);
    expect(await change('z', null)).toEqual({ ok: true, data: { seq: 4 } });
    expect(await change('again', { text: 'again' })).toMatchObject(refusal('NOT_FOUND'));
    expect(
      await ann.request('feed:change', { ...room.ref, id: 2, attempt: 'q', item: null }),
    ).toMatchObject(refusal('NOT_FOUND'));
  });
});

describe('who may', () => {
  test('FE9: nobody without a seat in the room; a screen only looks', async () => {
    const elsewhere = await openNotesRoom(stage);
    const screen = await stage.peer();
    const everything = [
      ['feed:follow', room.ref],
      ['feed:page', { ...room.ref, before: 5 }],
      ['feed:post', room.noteOf('a')],
      ['feed:change', { ...room.ref, id: 1, attempt: 'b', item: null }],
      ['feed:signal', { ...room.ref, signal: { x: 1, y: 1 } }],
    ] as const;
    for (const [name, input] of everything) {
      for (const peer of [elsewhere.host, screen]) {
        expect(await peer.request(name, input as never), name).toMatchObject(refusal('FORBIDDEN'));
      }
    }
    await screen.ask('room:watch', { code: room.code });
    const replies = await Promise.all(
      everything.map(([name, input]) => screen.request(name, input as never)),
    );
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, false, false, false]);
    expect((await screen.ask('feed:follow', room.ref)).entries).toEqual([]);
  });

  test('FE9: following ends with the seat, and outlasts that the same seat is taken again', async () => {
    const ann = await room.join();
    const [stays, leaves] = [
      await followFeed(await room.join(), room.ref),
      await followFeed(room.host, room.ref),
    ];
    await room.host.ask('room:host', { roomId: room.roomId });
    await room.post(ann, 'a');
    expect(await stays.upTo(1)).toEqual(['a']);
    expect(await leaves.upTo(1)).toEqual(['a']);
    await room.host.ask('room:leave', { roomId: room.roomId });
    await room.post(ann, 'b');
    expect(await stays.upTo(2)).toEqual(['a', 'b']);
    expect(leaves.notices()).toEqual(['feed:added']);
  });

  test('FE9: who takes another seat before `feed:follow` is answered gets nothing of the old one', async () => {
    for (let again = 0; again < 5; again += 1) {
      const { code, roomId, ref, join, post } = await openNotesRoom(stage);
      const ann = await join();
      const peer = await stage.peer({ token: stage.owner.token });
      const told: unknown[] = [];
      peer.socket.on('feed:added', (notice) => told.push(notice));
      await peer.ask('room:host', { roomId });
      const followed = peer.request('feed:follow', ref);
      await peer.ask('room:join', { room: { code } });
      await followed;
      const [all, own] = [await followFeed(ann, ref), await followFeed(await join(), ref)];
      await post(ann, 'aside', { item: { text: 'secret', aside: true } });
      await post(ann, 'open');
      expect(await all.upTo(2)).toEqual(['open']);
      expect(await own.upTo(2)).toEqual(['open']);
      // What is sent to hosts was sent before this.
      await peer.ask('clock:sync', {});
      expect(JSON.stringify(told)).not.toContain('secret');
    }
  });

  test('RQ2: what does not fit is BAD_REQUEST, an unknown feed NOT_FOUND, and nothing is stored', async () => {
    const ann = await room.join();
    const inputs: [string, object][] = [
      ['feed:post', room.noteOf('a', { item: { text: 'a', extra: 1 } })],
      ['feed:post', room.noteOf('a', { item: null })],
      ['feed:post', room.noteOf('a', { item: { text: 'x'.repeat(201) } })],
      ['feed:post', { ...room.ref, item: { text: 'a' } }],
      ['feed:post', { ...room.noteOf('a'), attempt: 'a:b' }],
      ['feed:post', { ...room.noteOf('a'), feed: 'notes:x' }],
      ['feed:change', { ...room.ref, id: 0, attempt: 'a', item: null }],
      ['feed:follow', { ...room.ref, after: -1 }],
      ['feed:page', { ...room.ref, before: 'x' }],
      ['feed:signal', { ...room.ref, signal: { x: 'left' } }],
    ];
    for (const [name, input] of inputs) {
      const peer = name === 'feed:signal' ? room.host : ann;
      expect(await peer.raw(name, input), JSON.stringify(input)).toMatchObject(
        refusal('BAD_REQUEST'),
      );
    }
    const unknown = { roomId: room.roomId, feed: 'constructor' };
    expect(await ann.request('feed:follow', unknown)).toMatchObject(refusal('NOT_FOUND'));
    expect(await ann.request('feed:post', { ...room.noteOf('a'), ...unknown })).toMatchObject(
      refusal('NOT_FOUND'),
    );
    expect((await ann.ask('feed:follow', room.ref)).to).toBe(0);
  });

  test('RQ4: who posts too much is RATE_LIMITED, and told how long', async () => {
    const still = await openNotesStage(createManualClock());
    const { join, noteOf } = await openNotesRoom(still);
    const ann = await join();
    const posts = Array.from({ length: 61 }, (_, at) => noteOf(`${at}`));
    const replies = await Promise.all(posts.map((note) => ann.request('feed:post', note)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(60);
    expect(replies.at(-1)).toMatchObject(refusal('RATE_LIMITED'));
    expect(replies.at(-1)).toMatchObject({ error: { retryInMs: expect.any(Number) } });
    await still.close();
  });

  test('RQ4: a ticket on many connections may do no more than on one', async () => {
    const still = await openNotesStage(createManualClock());
    const { join, noteOf } = await openNotesRoom(still);
    const ann = await join();
    const { ticket } = ann.joined;
    const all = await Promise.all([join(ticket), join(ticket), join(ticket)]);
    const posts = all.flatMap((peer, by) =>
      Array.from({ length: 30 }, (_, at) => peer.request('feed:post', noteOf(`${by}-${at}`))),
    );
    const replies = await Promise.all(posts);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(60);
    expect(replies.find(({ ok }) => !ok)).toMatchObject(refusal('RATE_LIMITED'));
    expect((await (await join()).request('feed:post', noteOf('other'))).ok).toBe(true);
    await still.close();
  });
});

test('FE10: what the host points at reaches who follows; others may not point', async () => {
  const ann = await room.join();
  await followFeed(ann, room.ref);
  await room.host.ask('feed:signal', { ...room.ref, signal: { x: 1, y: 2 } });
  expect(await ann.told('feed:signals')).toEqual({ ...room.ref, signals: [{ x: 1, y: 2 }] });
  const point = { ...room.ref, signal: { x: 1, y: 2 } };
  expect(await ann.request('feed:signal', point)).toMatchObject(refusal('FORBIDDEN'));
});
