import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Peer } from '../../../test/connect.ts';
import { followFeed } from '../../../test/feed-follower.ts';
import { openStage, type Stage } from '../../../test/live-stage.ts';
import {
  type LoungeKeys,
  openLounges,
  remarksFeed,
  storedRemark,
} from '../../../test/lounge.place.ts';
import { openNotesRoom } from '../../../test/notes-room.ts';
import { guessActivity, storedGuess } from '../../../test/guess.activity.ts';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';
import type { Actor } from '../../core/actor.ts';
import { isPlaceId } from './place-id.ts';

type Person = Actor & { token: string };

const lounges = openLounges();
let stage: Stage;
let ann: Person;
let bob: Person;
let mod: Person;
let made = 0;
let lounge = '';
let keys: LoungeKeys;

beforeAll(async () => {
  stage = await openStage({
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        loadDefinition: async () => ({ title: 'Beans', closesWith: 1_000 }),
        exists: async () => true,
      },
    ],
    feeds: [
      { feed: remarksFeed, stored: storedRemark },
      { feed: notesFeed, stored: storedNote },
    ],
    places: [lounges.kind],
  });
  [ann, bob, mod] = [
    await stage.register('ann'),
    await stage.register('bob'),
    await stage.register('mod'),
  ];
});
afterAll(() => stage.close());
beforeEach(() => {
  lounge = `lounge${(made += 1)}`;
  keys = lounges.keysTo(lounge);
  keys.stands.set(ann.userid, 'phone');
  keys.stands.set(mod.userid, 'host');
  keys.stands.set('', 'screen');
});

const enter = async (who: Person | null) => {
  const peer = await stage.peer(who === null ? {} : { token: who.token });
  const entered = await peer.ask('place:enter', { kind: 'lounge', at: { lounge } });
  return { ...peer, entered, ref: { roomId: entered.roomId, feed: 'remarks' } };
};
type Entered = Awaited<ReturnType<typeof enter>>;

let attempts = 0;
const remark = (by: Entered, text: string, attempt = `r${(attempts += 1)}`) =>
  by.request('feed:post', { ...by.ref, attempt, item: { text } });
const ok = (data: object) => ({ ok: true, data });
const refused = (code: string) => ({ ok: false, error: { code } });
const told = (peer: Peer): string => JSON.stringify(peer.plain);

test('PL1: a place is entered as its kind says, always under the same name; to others it is not there', async () => {
  const one = await enter(ann);
  expect(one.entered).toMatchObject({ as: 'phone', mine: { greeting: 'Hello, phone.' } });
  expect((await enter(mod)).entered).toMatchObject({ as: 'host', roomId: one.entered.roomId });
  expect((await enter(null)).entered).toMatchObject({ as: 'screen', roomId: one.entered.roomId });
  expect(isPlaceId(one.entered.roomId)).toBe(true);
  const stranger = await stage.peer({ token: bob.token });
  const wanted = { kind: 'lounge', at: { lounge } };
  expect(await stranger.request('place:enter', wanted)).toMatchObject(refused('NOT_FOUND'));
  const follow = await stranger.request('feed:follow', one.ref);
  expect(follow).toMatchObject(refused('FORBIDDEN'));
  const odd = { kind: 'lounge', at: { lounge: 7 } };
  expect(await stranger.request('place:enter', odd)).toMatchObject(refused('BAD_REQUEST'));
  const none = { kind: 'cellar', at: { lounge } };
  expect(await stranger.request('place:enter', none)).toMatchObject(refused('NOT_FOUND'));
});

test('PL2: the feed of a place has one order, one window, one count of attempts for all who are in it', async () => {
  const [writer, host, visitor] = [await enter(ann), await enter(mod), await enter(null)];
  const followers = await Promise.all(
    [writer, host, visitor].map((peer) => followFeed(peer, writer.ref)),
  );
  expect(await remark(writer, 'one', 'same')).toEqual(ok({ id: 1 }));
  expect(await remark(writer, 'other', 'same')).toEqual(ok({ id: 1 }));
  expect(await remark(host, 'two')).toEqual(ok({ id: 2 }));
  for (const follower of followers) expect(await follower.upTo(2)).toEqual(['one', 'two']);
  const change = { ...writer.ref, id: 2, attempt: 'c1', item: { text: 'mine' } };
  expect(await writer.request('feed:change', change)).toMatchObject(refused('FORBIDDEN'));
  expect(await host.request('feed:change', { ...change, id: 1 })).toEqual(ok({ seq: 3 }));
  for (const follower of followers) expect(await follower.upTo(3)).toEqual(['mine', 'two']);
  const again = await enter(ann);
  expect((await again.ask('feed:follow', again.ref)).own).toEqual([1]);
  const page = await again.ask('feed:page', { ...again.ref, before: 2 });
  expect(page.entries.map(({ view }) => view)).toEqual([{ text: 'mine', by: ann.userid }]);
});

test('PL2: who only reads writes nothing, and a feed lies in its kind of place alone', async () => {
  const visitor = await enter(null);
  expect(await remark(visitor, 'hello')).toMatchObject(refused('FORBIDDEN'));
  const signal = { ...visitor.ref, signal: { waves: true } };
  expect(await visitor.request('feed:signal', signal)).toMatchObject(refused('FORBIDDEN'));
  const notes = { ...visitor.ref, feed: 'notes' };
  expect(await visitor.request('feed:follow', notes)).toMatchObject(refused('NOT_FOUND'));
  const room = await openNotesRoom(stage);
  const remarks = { ...room.ref, feed: 'remarks' };
  expect(await room.host.request('feed:follow', remarks)).toMatchObject(refused('NOT_FOUND'));
});

test('PL2: a seat in a place is none in a room: commands and answers are refused', async () => {
  const { entered, request } = await enter(mod);
  const { roomId } = entered;
  expect(await request('room:lock', { roomId, locked: true })).toMatchObject(refused('FORBIDDEN'));
  expect(await request('room:host', { roomId })).toMatchObject(refused('NOT_FOUND'));
});

test('PL3: who may be there no more is told so, and nothing else from then on', async () => {
  const [writer, host] = [await enter(ann), await enter(mod)];
  await followFeed(writer, writer.ref);
  keys.stands.delete(ann.userid);
  await stage.placed().changed({ scope: lounge });
  const { error } = await writer.told('place:left');
  expect(error.code).toBe('NOT_FOUND');
  const listener = await followFeed(await enter(null), writer.ref);
  await remark(host, 'secret');
  await listener.upTo(1);
  expect(await remark(writer, 'still here')).toMatchObject(refused('FORBIDDEN'));
  expect(told(writer)).not.toContain('secret');
});

test('PL3: it is asked anew with each request, also where nobody told of a change', async () => {
  const writer = await enter(ann);
  await remark(writer, 'first');
  keys.stands.delete(ann.userid);
  expect(await remark(writer, 'second')).toMatchObject(refused('NOT_FOUND'));
  await writer.told('place:left');
  const page = await writer.request('feed:page', { ...writer.ref, before: 9 });
  expect(page).toMatchObject(refused('FORBIDDEN'));
});

test('PL3: who stands otherwise from now on is seated anew, as that', async () => {
  const host = await enter(mod);
  await followFeed(host, host.ref);
  keys.stands.set(mod.userid, 'screen');
  await stage.placed().changed({ scope: lounge });
  expect(await host.told('place:standing')).toMatchObject({ as: 'screen' });
  expect(await remark(host, 'no more')).toMatchObject(refused('FORBIDDEN'));
  const writer = await enter(ann);
  const listener = await followFeed(await enter(null), writer.ref);
  await remark(writer, 'one');
  await listener.upTo(1);
  // What it followed as host has ended: as a reader it follows anew.
  expect(told(host)).not.toContain('feed:added');
  expect(await (await followFeed(host, host.ref)).upTo(1)).toEqual(['one']);
});

test('PL3: a look asks for all accounts together, and for visitors as one', async () => {
  await Promise.all([ann, ann, mod, null, null, null].map((who) => enter(who)));
  keys.asked.length = 0;
  await stage.placed().changed({ scope: lounge });
  expect(keys.asked.map((asked) => asked.toSorted())).toEqual([
    ['', ann.userid, mod.userid].toSorted(),
  ]);
});

test('PL3: what changes while a look is under way is looked at once, however often it does', async () => {
  const writer = await enter(ann);
  await Promise.all([enter(ann), enter(mod)]);
  keys.asked.length = 0;
  const held = Promise.withResolvers<void>();
  keys.waits = held.promise;
  const changes = [1, 2, 3, 4, 5].map(() => stage.placed().changed({ scope: lounge }));
  keys.stands.delete(ann.userid);
  held.resolve();
  await Promise.all(changes);
  expect((await writer.told('place:left')).error.code).toBe('NOT_FOUND');
  // The first look asks again, for it was told of a change meanwhile; then comes one for all the others.
  expect(keys.asked).toHaveLength(3);
});

test('PL3: a change that concerns one account, or one place, is looked at there alone', async () => {
  const [writer, again, host] = [await enter(ann), await enter(ann), await enter(mod)];
  keys.asked.length = 0;
  keys.stands.delete(ann.userid);
  await stage.placed().changed({ scope: lounge, roomIds: ['elsewhere'] });
  await stage.placed().changed({ scope: lounge, only: 'state' });
  expect(keys.asked).toEqual([]);
  await stage.placed().changed({ scope: lounge, userid: ann.userid });
  expect(keys.asked).toEqual([[ann.userid]]);
  for (const each of [writer, again]) await each.told('place:left');
  await stage.placed().changed({ scope: lounge, roomIds: [host.ref.roomId] });
  expect(keys.asked).toEqual([[ann.userid], [mod.userid]]);
});

test('typing and the like cost no question of who may be there', async () => {
  const writer = await enter(ann);
  keys.asked.length = 0;
  expect(await writer.request('feed:signal', { ...writer.ref, signal: { waves: true } })).toEqual(
    ok({}),
  );
  expect(keys.asked).toEqual([]);
});

test('what must not be kept after all is refused, and what is kept is passed on once', async () => {
  const writer = await enter(ann);
  keys.keeps = false;
  expect(await remark(writer, 'a', 'a1')).toMatchObject(refused('RATE_LIMITED'));
  keys.keeps = true;
  expect(await remark(writer, 'a', 'a1')).toEqual(ok({ id: 1 }));
  keys.keeps = false;
  expect(await remark(writer, 'a', 'a1')).toEqual(ok({ id: 1 }));
  expect(keys.kept).toEqual([{ id: 1, item: { text: 'a', by: ann.userid }, draft: { text: 'a' } }]);
});

test('a feed may say itself how long it gets; the server’s own changes go in its order', async () => {
  const [writer, host] = [await enter(ann), await enter(mod)];
  const follower = await followFeed(await enter(null), writer.ref);
  for (let at = 1; at <= 8; at += 1) await remark(writer, `r${at}`);
  expect(await remark(writer, 'too many')).toMatchObject(refused('TOO_LARGE'));
  expect(await remark(host, 'from the host')).toEqual(ok({ id: 9 }));
  const placed = stage.placed();
  const revised = (item: unknown) => ({ ...(item as object), text: 'revised' });
  await placed.revise(writer.ref, 1, revised, 'host');
  // For phones it is full.
  await placed.revise(writer.ref, 2, revised);
  await placed.remove(writer.ref, 3);
  expect((await follower.upTo(11)).slice(0, 3)).toEqual(['revised', 'r2', 'r4']);
});
