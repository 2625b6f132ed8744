import { fail, type Reply } from '@sets/shared/core/result.ts';
import type { FeedEntry } from '@sets/shared/live/feed.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { followFeed, type FollowedFeed } from './follow-feed.ts';

const ref = { roomId: 'room1', feed: 'notes' };
const entry = (id: number, seq = id): FeedEntry => ({ id, seq, at: 0, view: { text: `${seq}` } });
const ok = <Data>(data: Data): Reply<Data> => ({ ok: true, data });
type Followed = RequestOutput<'feed:follow'>;
const reset = (to: number, start = 1): Followed => {
  const entries = Array.from({ length: to - start + 1 }, (_, at) => entry(start + at));
  return { how: 'reset', start, to, entries, own: [] };
};

let client: FakeLiveClient;
let seat: StoreApi<{ seated: boolean }>;

beforeEach(() => {
  vi.useFakeTimers();
  client = new FakeLiveClient({ 'feed:follow': () => ok(reset(2)) });
  client.become('online');
  seat = createStore(() => ({ seated: false }));
});
afterEach(() => void vi.useRealTimers());

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const open = () => followFeed(client, ref, seat);
const seated = async (isSeated = true): Promise<void> => {
  seat.setState({ seated: isSeated });
  await settle();
};
const tell = (from: number, to: number, entries: FeedEntry[]): void =>
  client.tell('feed:added', { ...ref, from, to, entries });
const ids = (followed: FollowedFeed): number[] => followed.entries.map(({ id }) => id);

describe('following a feed', () => {
  it('FE9: begins with the seat, and goes on with the next one from where it stood (FE5)', async () => {
    const { store } = open();
    await settle();
    expect(client.inputs('feed:follow')).toEqual([]);
    await seated();
    expect(store.getState()).toMatchObject({ status: 'current', hasOlder: false });
    tell(3, 3, [entry(3)]);
    expect(ids(store.getState())).toEqual([1, 2, 3]);
    await seated(false);
    expect(store.getState()).toMatchObject({ status: 'waiting' });
    expect(ids(store.getState())).toEqual([1, 2, 3]);
    client.handlers['feed:follow'] = () =>
      ok({ how: 'added', from: 4, to: 4, entries: [entry(1, 4)], own: [] });
    await seated();
    expect(client.inputs('feed:follow')).toEqual([ref, { ...ref, after: 3 }]);
    expect(store.getState().entries[0]).toEqual(entry(1, 4));
  });

  it('FE5: asks for what is missing, once, and passes over other feeds', async () => {
    const { store } = open();
    await seated();
    const missed: Followed = {
      how: 'added',
      from: 3,
      to: 6,
      entries: [3, 4, 5, 6].map((id) => entry(id)),
      own: [],
    };
    client.handlers['feed:follow'] = () => ok(missed);
    client.tell('feed:added', { ...ref, feed: 'other', from: 9, to: 9, entries: [entry(9)] });
    tell(5, 5, [entry(5)]);
    tell(6, 6, [entry(6)]);
    await settle();
    expect(client.inputs('feed:follow')).toHaveLength(2);
    expect(ids(store.getState())).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('FE5: what came before the reply is asked for again where the reply does not have it', async () => {
    let answer: ((reply: Reply<Followed>) => void) | undefined;
    client.handlers['feed:follow'] = () => new Promise((resolve) => (answer = resolve));
    const { store } = open();
    await seated();
    tell(3, 3, [entry(3)]);
    client.handlers['feed:follow'] = () =>
      ok({ how: 'added', from: 3, to: 3, entries: [entry(3)], own: [] });
    answer?.(ok(reset(2)));
    await settle();
    expect(client.inputs('feed:follow')).toEqual([ref, { ...ref, after: 2 }]);
    expect(ids(store.getState())).toEqual([1, 2, 3]);
  });

  it('FE5: shows the last entries where too much happened at once', async () => {
    const { store } = open();
    await seated();
    const { start, to, entries } = reset(400, 201) as Extract<Followed, { how: 'reset' }>;
    client.tell('feed:reset', { ...ref, start, to, entries });
    expect(ids(store.getState())).toHaveLength(200);
    expect(store.getState().hasOlder).toBe(true);
  });

  it('FE7: loads older entries', async () => {
    client.handlers['feed:follow'] = () => ok(reset(5, 4));
    client.handlers['feed:page'] = () =>
      ok({ start: 1, entries: [1, 2, 3].map((id) => entry(id)), own: [2] });
    const feed = open();
    await seated();
    await feed.older();
    const { store } = feed;
    expect(client.inputs('feed:page')).toEqual([{ ...ref, before: 4 }]);
    expect(ids(store.getState())).toEqual([1, 2, 3, 4, 5]);
    expect(store.getState()).toMatchObject({ hasOlder: false, own: new Set([2]) });
  });

  it('asks again where the server cannot answer now, and tells what does not pass', async () => {
    client.handlers['feed:follow'] = () => fail('UNAVAILABLE', 'Starting.');
    const { store } = open();
    await seated();
    expect(store.getState()).toMatchObject({ status: 'waiting', failure: null });
    client.handlers['feed:follow'] = () => fail('NOT_FOUND', 'No such feed.');
    await vi.advanceTimersByTimeAsync(600);
    expect(store.getState().failure).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('FE10: passes signals on, and sends them only while it follows', async () => {
    const feed = open();
    const seen: unknown[] = [];
    feed.onSignals((signals) => seen.push(...signals));
    feed.signal({ x: 1 });
    await seated();
    feed.signal({ x: 2 });
    client.tell('feed:signals', { ...ref, signals: [{ x: 3 }] });
    expect(client.inputs('feed:signal')).toEqual([{ ...ref, signal: { x: 2 } }]);
    expect(seen).toEqual([{ x: 3 }]);
  });

  it('leaves it alone once it is closed', async () => {
    const feed = open();
    await seated();
    feed.close();
    tell(9, 9, [entry(9)]);
    await seated(false);
    await seated();
    expect(client.inputs('feed:follow')).toHaveLength(1);
  });
});

describe('posting', () => {
  it('FE3: sends each under one attempt until it is acknowledged, in order', async () => {
    const feed = open();
    feed.post({ text: 'a' });
    feed.post({ text: 'b' });
    expect(feed.store.getState().unsent).toHaveLength(2);
    client.handlers['feed:post'] = () => fail('UNAVAILABLE', 'No disk.');
    await seated();
    expect(client.inputs('feed:post')).toHaveLength(1);
    let id = 2;
    client.handlers['feed:post'] = () => ok({ id: (id += 1) });
    await vi.advanceTimersByTimeAsync(600);
    const sent = client.inputs('feed:post');
    expect(sent.map(({ item }) => item)).toEqual([{ text: 'a' }, { text: 'a' }, { text: 'b' }]);
    expect(sent[0]?.attempt).toBe(sent[1]?.attempt);
    expect(sent[1]?.attempt).not.toBe(sent[2]?.attempt);
    expect(feed.store.getState()).toMatchObject({ unsent: [], refused: [], own: new Set([3, 4]) });
  });

  it('FE3: what was on its way when the seat was lost goes out again with the next', async () => {
    let lose: ((reply: Reply<never>) => void) | undefined;
    client.handlers['feed:change'] = () => new Promise((resolve) => (lose = resolve));
    const feed = open();
    await seated();
    feed.change(1, null);
    await settle();
    await seated(false);
    lose?.(fail('UNAVAILABLE', 'Lost.'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(client.inputs('feed:change')).toHaveLength(1);
    client.handlers['feed:change'] = () => ok({ seq: 3 });
    await seated();
    const [first, second] = client.inputs('feed:change');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ id: 1, item: null });
    expect(feed.store.getState().unsent).toEqual([]);
  });

  it('tells what the server will not take, and goes on with the next', async () => {
    const feed = open();
    await seated();
    client.handlers['feed:post'] = ({ item }) =>
      (item as { text: string }).text === 'bad' ? fail('FORBIDDEN', 'No.') : ok({ id: 3 });
    feed.post({ text: 'bad' });
    feed.post({ text: 'good' });
    await settle();
    const { refused, unsent } = feed.store.getState();
    expect(unsent).toEqual([]);
    expect(refused).toMatchObject([{ item: { text: 'bad' }, failure: { code: 'FORBIDDEN' } }]);
    feed.dismiss(refused[0]!.attempt);
    expect(feed.store.getState().refused).toEqual([]);
  });

  it('tries once more after a fault of the server, then tells', async () => {
    const feed = open();
    await seated();
    client.handlers['feed:post'] = () => fail('INTERNAL', 'A fault.');
    feed.post({ text: 'a' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.inputs('feed:post')).toHaveLength(2);
    expect(feed.store.getState().refused).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
  });
});
