import type {
  DiscussionMine,
  DiscussionState,
  ModeratedMessage,
} from '@sets/shared/discussion/discussion.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import {
  enterDiscussion,
  type InDiscussion,
  intoSchool,
  openSpaceOf,
} from '../../../test/discussion-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let app: TestApp;
let owner: Person;
let ann: Person;
let bob: Person;
let moduleid: string;
const opened: InDiscussion[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [owner, ann, bob] = await Promise.all([
    app.buildAccount({ username: 'Olga Owner' }),
    app.buildAccount({ username: 'Ann Author' }),
    app.buildAccount({ username: 'Bob Reader' }),
  ]);
  await intoSchool(app, owner, 'Hilltop College');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const each of opened.splice(0)) each.close();
  moduleid = await openSpaceOf(app, owner, { content: { school: 'Hilltop College' } });
});

const enter = async (person: Person | null, on: TestApp = app): Promise<InDiscussion> => {
  const one = await enterDiscussion(on, { moduleid }, person);
  opened.push(one);
  return one;
};
/** A machine that is busy with other things takes its time. */
const patience = { timeout: 15_000, interval: 100 };
const refused = (code: string) => ({ ok: false, error: { code } });
const call = (person: Person, method: string, path: string, body?: object) =>
  app.call<never>(method, path, { token: person.token, ...(body && { body }) });
const notificationsOf = async (person: Person): Promise<{ title: string; path: string }[]> => {
  const { body } = await app.call<{ notifications: { title: string; path: string }[] }>(
    'GET',
    '/api/notifications',
    { token: person.token },
  );
  return body.notifications.filter(({ title }) => title === 'You were mentioned');
};
/** The newest of an entry that this follower was told. */
const newestOf = (one: InDiscussion, id: number): ModeratedMessage | null | undefined => {
  const told = one.plain
    .filter(({ name }) => name === 'feed:added')
    .flatMap(({ payload }) => (payload as { entries: { id: number; view: unknown }[] }).entries);
  return told.findLast((entry) => entry.id === id)?.view as ModeratedMessage | null | undefined;
};

describe('who loses sight of a space is told nothing more at once', () => {
  const ways: [string, () => Promise<unknown>][] = [
    [
      'where it is closed to others',
      () =>
        call(owner, 'PUT', '/api/module/changevisibility', {
          moduleid,
          visibility: 'school',
          division: '',
        }),
    ],
    ['where it is deleted', () => call(owner, 'DELETE', `/api/module/deletemodule/${moduleid}`)],
  ];
  test.each(ways)('%s', async (_how, lose) => {
    const [host, writer, visitor] = [await enter(owner), await enter(ann), await enter(null)];
    await Promise.all([host.follow(), writer.follow(), visitor.follow()]);
    await lose();
    expect((await writer.told('place:left')).error.code).toBe('NOT_FOUND');
    expect((await visitor.told('place:left')).error.code).toBe('NOT_FOUND');
    const before = [writer.plain.length, visitor.plain.length];
    await host.write('for us alone');
    // The server tells all followers of a feed in one turn: once the host knows, nobody else will.
    await host.request('clock:sync', {});
    expect(await writer.write('still here?')).toMatchObject(refused('FORBIDDEN'));
    expect([writer.plain.length, visitor.plain.length]).toEqual(before);
  });

  test('who logs out, or is locked, has no connection any more', async () => {
    const eve = await app.buildAccount();
    const writer = await enter(eve);
    await writer.follow();
    await app.features.sessions.revokeAll(eve.userid);
    await writer.gone();
  });

  test('who is no moderator any more sees what everybody sees from then on', async () => {
    const one = await app.buildAccount();
    const { email } = one;
    const invited = await enter(one);
    expect(invited.entered.as).toBe('phone');
    await call(owner, 'POST', '/api/module/invitemoderator', { moduleid, email });
    expect(await invited.told('place:standing')).toMatchObject({ as: 'host' });
    const { userid } = one;
    await call(owner, 'PUT', '/api/module/removemoderator', { moduleid, userid });
    // They may have hosted, too: their connections end, and come back as what they are.
    await invited.gone();
    const host = await enter(one);
    expect(host.entered.as).toBe('phone');
    const writer = await enter(ann);
    const posted = await writer.write('first');
    await writer.edit(1, 'second');
    expect(posted).toMatchObject({ ok: true });
    const { reply } = await host.follow();
    expect(JSON.stringify(reply)).not.toContain('first');
  });
});

test('a message names its writer; moderators read what it said before', async () => {
  const [host, writer] = [await enter(owner), await enter(ann)];
  await writer.write('first');
  await writer.edit(1, 'second');
  const { reply } = await host.follow();
  expect(reply.entries[0]?.view).toMatchObject({
    by: { userid: ann.userid, username: 'Ann Author' },
    text: 'second',
    moderator: false,
    history: [{ text: 'first' }],
  });
  const seen = (await (await enter(null)).follow()).reply;
  expect(JSON.stringify(seen)).not.toContain('first');
  expect(JSON.stringify(seen)).not.toContain(ann.email);
});

test('slow mode lets one message through in its time, of two at once too; moderators do not wait', async () => {
  const [host, writer] = [await enter(owner), await enter(ann)];
  await call(owner, 'PUT', '/api/module/slowdiscussion', { moduleid, seconds: 600 });
  await writer.told('place:changed', ({ state }) => (state as DiscussionState).slowSeconds === 600);
  const both = await Promise.all([writer.write('a', {}, 'one'), writer.write('b', {}, 'two')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const late = both.find(({ ok }) => !ok);
  expect(late).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  const wait = late?.ok === false ? late.error.retryInMs : 0;
  expect(wait).toBeGreaterThan(590_000);
  // Sent again, the one that was taken is acknowledged again.
  const [first] = both;
  expect(await writer.write('a', {}, first.ok ? 'one' : 'two')).toMatchObject({ ok: true });
  expect(await host.write('c')).toMatchObject({ ok: true });
  expect(await host.write('d')).toMatchObject({ ok: true });
});

test('who is muted is told so, writes nothing, and may write again when the time is over', async () => {
  const clock = createManualClock();
  const stage = await startTestApp({ clock });
  const [chair, eve] = [await stage.buildAccount(), await stage.buildAccount()];
  moduleid = await openSpaceOf(stage, chair);
  const writer = await enter(eve, stage);
  const mute = { moduleid, userid: eve.userid, minutes: 10 };
  const sent = { token: chair.token, body: mute };
  const muting = await stage.call('PUT', '/api/module/mutediscussant', sent);
  expect(muting.body).toMatchObject({ muted: [{ userid: eve.userid }] });
  const { mine } = await writer.told('place:standing');
  expect((mine as DiscussionMine).mutedUntil).toBe(clock.now() + 600_000);
  expect(await writer.write('a')).toMatchObject(refused('FORBIDDEN'));
  expect(await writer.typing()).toMatchObject(refused('FORBIDDEN'));
  const body = { place: { moduleid }, id: 1, reaction: 'like', on: true };
  const react = await stage.call('PUT', '/api/module/reacttomessage', { token: eve.token, body });
  expect(react.status).toBe(403);
  clock.advance(600_001);
  expect(await writer.write('b')).toMatchObject({ ok: true });
  const own = { ...mute, userid: chair.userid };
  const self = await stage.call('PUT', '/api/module/mutediscussant', { ...sent, body: own });
  expect(self.status).toBe(409);
  writer.close();
  await stage.close();
});

describe('mentions', () => {
  test('tell who wrote there or moderates and can see the space, once; nobody else', async () => {
    const stranger = await app.buildAccount();
    const [host, writer, reader] = [await enter(owner), await enter(ann), await enter(bob)];
    await reader.write('I am here');
    const mentions = [bob.userid, stranger.userid, ann.userid];
    const text = '@Bob Reader look';
    expect(await writer.write(text, { mentions }, 'm1')).toMatchObject({ ok: true });
    await vi.waitUntil(async () => (await notificationsOf(bob)).length === 1, patience);
    await writer.write(text, { mentions }, 'm1');
    await writer.write('@Olga Owner', { mentions: [owner.userid] });
    await vi.waitUntil(async () => (await notificationsOf(owner)).length > 0, patience);
    expect(await notificationsOf(bob)).toMatchObject([{ path: `/modulechat/${moduleid}` }]);
    expect(await notificationsOf(stranger)).toEqual([]);
    expect(await notificationsOf(ann)).toEqual([]);
    const { me } = reader.entered.mine as DiscussionMine;
    const { reply } = await host.follow();
    expect(reply.entries[1]?.view).toMatchObject({ mentions: expect.arrayContaining([me]) });
    const offered = await call(ann, 'GET', `/api/module/getdiscussants/${moduleid}`);
    const userids = (offered.body as { people: { userid: string }[] }).people;
    expect(userids.map(({ userid }) => userid)).toEqual([owner.userid, ann.userid, bob.userid]);
  });

  test('who blocks the writer is not told', async () => {
    const carl = await app.buildAccount();
    const [writer, reader] = [await enter(ann), await enter(carl)];
    await reader.write('here');
    const block = { userid: ann.userid, blocked: true };
    const { body } = await call(carl, 'PUT', '/api/user/blockdiscussant', block);
    expect(body).toEqual({ blocked: [ann.userid] });
    const before = (await notificationsOf(owner)).length;
    await writer.write('@carl', { mentions: [carl.userid] });
    await writer.write('@owner', { mentions: [owner.userid] });
    await vi.waitUntil(async () => (await notificationsOf(owner)).length > before, patience);
    expect(await notificationsOf(carl)).toEqual([]);
    const again = await enter(carl);
    expect((again.entered.mine as DiscussionMine).blocked).toEqual([ann.userid]);
  });
});

test('reactions of many are few changes of the message, and their counts end right', async () => {
  const [writer, reader] = [await enter(ann), await enter(null)];
  await writer.write('react!');
  await reader.follow();
  const crowd = await Promise.all(Array.from({ length: 12 }, () => app.buildAccount()));
  const place = { moduleid };
  const react = (person: Person, reaction: string, on = true) =>
    call(person, 'PUT', '/api/module/reacttomessage', { place, id: 1, reaction, on });
  await Promise.all(crowd.map((each) => react(each, 'like')));
  await Promise.all(crowd.slice(0, 5).map((each) => react(each, 'like', false)));
  await react(crowd[0]!, 'party');
  expect((await react(crowd[0]!, 'party')).body).toEqual({ id: 1, reactions: ['party'] });
  await reader.until(() => {
    const counts = newestOf(reader, 1)?.reactions;
    return counts?.like === 7 && counts.party === 1 ? true : undefined;
  });
  expect(reader.plain.filter(({ name }) => name === 'feed:added').length).toBeLessThan(8);
  const asked = { place, ids: [1, 2] };
  const mine = await call(crowd[0]!, 'POST', '/api/module/getmyreactions', asked);
  expect(mine.body).toEqual({ mine: [{ id: 1, reactions: ['party'] }] });
});

test('what is pinned is told to everybody who comes, until it is removed', async () => {
  const [host, writer] = [await enter(owner), await enter(ann)];
  await host.follow();
  await writer.write('read this');
  const pin = { place: { moduleid }, id: 1, pinned: true };
  expect((await call(ann, 'PUT', '/api/module/pinmessage', pin)).status).toBe(403);
  expect((await call(owner, 'PUT', '/api/module/pinmessage', pin)).status).toBe(200);
  await host.until(() => (newestOf(host, 1)?.pinned === true ? true : undefined));
  const state = (await enter(null)).entered.state as DiscussionState;
  expect(state.pinned).toMatchObject([{ id: 1, text: 'read this' }]);
  await host.remove(1);
  expect(((await enter(null)).entered.state as DiscussionState).pinned).toEqual([]);
});

test('what somebody wrote is in their export, and goes with their account, words and name', async () => {
  const dora = await app.buildAccount({ username: 'Dora Gone' });
  const [host, writer] = [await enter(owner), await enter(dora)];
  await host.follow();
  await writer.write('words of dora');
  await host.write('an answer', { replyTo: 1 });
  const actor = { ...dora, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(actor);
  const own = await contentsIn(files, 'discussions');
  expect(JSON.stringify(own)).toContain('words of dora');
  const { token, password } = dora;
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  await host.until(() => (newestOf(host, 1) === null ? true : undefined));
  const all = JSON.stringify(await app.stored());
  for (const said of ['words of dora', 'Dora Gone', dora.userid]) expect(all).not.toContain(said);
  expect(all).toContain('an answer');
});

test('a space that is gone for good takes its discussions with it', async () => {
  const eve = await app.buildAccount();
  moduleid = await openSpaceOf(app, eve);
  const host = await enter(eve);
  await host.write('to be gone');
  await call(eve, 'POST', '/api/user/deleteaccount', { password: eve.password });
  const all = await app.stored();
  expect(JSON.stringify(all)).not.toContain('to be gone');
  expect(JSON.stringify(all['feedentries'] ?? [])).not.toContain(host.ref.roomId);
});
