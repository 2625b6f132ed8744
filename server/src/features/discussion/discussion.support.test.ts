import type {
  DiscussionMine,
  DiscussionState,
} from '@sets/shared/discussion/discussion.contract.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { enterDiscussion, type InDiscussion } from '../../../test/discussion-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* The support space is the admins': in its discussions whoever is an admin now moderates. */

const moduleid = 'support';
let app: TestApp;
let chief: Person;
let helper: Person;
let asker: Person;
const opened: InDiscussion[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [chief, helper, asker] = await Promise.all([
    app.buildAccount({ username: 'Chief Admin', accountType: 'admin' }),
    app.buildAccount({ username: 'Helen Helper' }),
    app.buildAccount({ username: 'Ask Asker' }),
  ]);
});
afterAll(() => app.close());
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const enter = async (person: Person | null): Promise<InDiscussion> => {
  const one = await enterDiscussion(app, { moduleid }, person);
  opened.push(one);
  return one;
};
const call = (person: Person, method: string, path: string, body?: object) =>
  app.call<never>(method, path, { token: person.token, ...(body && { body }) });
const role = (person: Person, accountType: string) =>
  call(chief, 'PUT', `/api/admin/people/${person.userid}/role`, { accountType });
const mute = (by: Person, whom: Person, minutes = 10) =>
  call(by, 'PUT', '/api/module/mutediscussant', { moduleid, userid: whom.userid, minutes });

test('admins who are there are told of as its moderators', async () => {
  const one = await enter(asker);
  expect((one.entered.state as DiscussionState).moderators).toEqual([]);
  expect((await enter(chief)).entered.as).toBe('host');
  const { state } = await one.told(
    'place:changed',
    (told) => (told.state as DiscussionState).moderators.length > 0,
  );
  const there = { userid: chief.userid, username: 'Chief Admin' };
  expect((state as DiscussionState).moderators).toEqual([there]);
});

test('admins are offered for mentions first, and told of them before they wrote anything', async () => {
  const { body } = await call(asker, 'GET', `/api/module/getdiscussants/${moduleid}`);
  const { people } = body as { people: { userid: string }[] };
  expect(people[0]).toEqual({ userid: chief.userid, username: 'Chief Admin' });
  const one = await enter(asker);
  expect(await one.write('@Chief Admin help', { mentions: [chief.userid] })).toMatchObject({
    ok: true,
  });
  const isTold = async (): Promise<boolean> => {
    const told = await call(chief, 'GET', '/api/notifications');
    return JSON.stringify(told.body).includes('You were mentioned');
  };
  await vi.waitUntil(isTold, { timeout: 15_000, interval: 100 });
});

test('nobody mutes an admin there; one who was muted before they became one writes', async () => {
  await call(chief, 'POST', '/api/module/invitemoderator', { moduleid, email: helper.email });
  await enter(helper);
  expect((await mute(helper, chief)).status).toBe(409);
  expect((await mute(helper, asker)).status).toBe(200);
  const one = await enter(asker);
  expect((one.entered.mine as DiscussionMine).mutedUntil).not.toBeNull();
  await role(asker, 'admin');
  const standing = await one.told('place:standing', ({ as }) => as === 'host');
  expect((standing.mine as DiscussionMine).mutedUntil).toBeNull();
  expect(await one.write('I look after this now')).toMatchObject({ ok: true });
  const like = { place: { moduleid }, id: 1, reaction: 'like', on: true };
  expect((await call(asker, 'PUT', '/api/module/reacttomessage', like)).status).toBe(200);
});

test('who is an admin no more feels it at once: also in what they host', async () => {
  const eve = await app.buildAccount({ accountType: 'admin' });
  const one = await enter(eve);
  expect(one.entered.as).toBe('host');
  await role(eve, 'student');
  // Their connections end, as those of who moderates no more, and come back as what they are.
  await one.gone();
  expect((await enter(eve)).entered.as).toBe('phone');
});

test('a pause is for those who do not moderate; who has become an admin meanwhile does not wait', async () => {
  const eve = await app.buildAccount();
  const one = await enter(eve);
  await call(chief, 'PUT', '/api/module/slowdiscussion', { moduleid, seconds: 600 });
  expect(await one.write('first')).toMatchObject({ ok: true });
  expect(await one.write('second')).toMatchObject({ ok: false, error: { code: 'RATE_LIMITED' } });
  await role(eve, 'admin');
  await one.told('place:standing', ({ as }) => as === 'host');
  expect(await one.write('third')).toMatchObject({ ok: true });
});
