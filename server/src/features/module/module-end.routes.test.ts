import { type Module, moduleLimits } from '@sets/shared/module/module.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backAgain } from '../../../test/back-again.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const dayMs = 24 * 60 * 60_000;
const days = moduleLimits.restorableDays;

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, moderator] = [await app.buildAccount(), await app.buildAccount()];
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

const put = (title = 'Linear Algebra') =>
  putModule(app, owner.userid, {
    moderators: [moderator.userid],
    content: { title, topics: [{ topicid: 't1', title: 'Topic', archived: false }] },
  });
const remove = (moduleid: string, person?: Person) =>
  app.call<{ restorableUntil: string }>('DELETE', `/api/module/deletemodule/${moduleid}`, {
    token: person?.token,
  });
const restore = (moduleid: string, person?: Person) =>
  app.call<Module>('POST', '/api/module/restore', { token: person?.token, body: { moduleid } });
const read = (moduleid: string, person?: Person) =>
  app.call<Module>('GET', `/api/module/getmodule/${moduleid}`, { token: person?.token });
const deleted = async ({ token }: Person) =>
  (await app.call<{ modules: object[] }>('GET', '/api/module/getdeleted', { token })).body.modules;
const back = (person: Person) => backAgain(app, person);
const isStored = async (moduleid: string) =>
  JSON.stringify(
    await app.inStore((store) => store.collection('modules').find().toArray()),
  ).includes(moduleid);

describe('DELETE /api/module/deletemodule/:moduleid', () => {
  test('401, 400, 403 and 404: it stays, and no job waits for it', async () => {
    const moduleid = await put();
    expect((await remove(moduleid)).status).toBe(401);
    expect((await remove('no%20id', owner)).status).toBe(400);
    for (const other of [moderator, admin]) {
      expect(await remove(moduleid, other)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    const shut = await putModule(app, owner.userid, { content: { visibility: 'school' } });
    expect((await remove(shut, admin)).status).toBe(404);
    expect((await read(moduleid)).status).toBe(200);
    expect(JSON.stringify((await app.stored())['jobs'] ?? [])).not.toContain(moduleid);
  });

  test('200: for everybody it is as if it had never been, for its owner it can be restored', async () => {
    const moduleid = await put('Deleted');
    const { status, body } = await remove(moduleid, owner);
    expect(status).toBe(200);
    const until = new Date(clock.now() + days * dayMs).toISOString();
    expect(body).toEqual({ restorableUntil: until });
    const nothing = await read('nothing');
    for (const person of [undefined, moderator, owner]) {
      expect((await read(moduleid, person)).body).toEqual(nothing.body);
    }
    expect((await remove(moduleid, owner)).status).toBe(404);
    const title = { moduleid, title: 'x' };
    const renamed = await app.call('PUT', '/api/module/changemoduletitle', {
      token: owner.token,
      body: title,
    });
    expect(renamed.status).toBe(404);
    expect(await deleted(owner)).toEqual([{ moduleid, title: 'Deleted', restorableUntil: until }]);
    expect(await deleted(moderator)).toEqual([]);
    await restore(moduleid, owner);
  });
});

describe('POST /api/module/restore', () => {
  test('401, 400 and 404: for nobody but its owner', async () => {
    const moduleid = await put();
    expect((await restore('nothing', owner)).status).toBe(404);
    expect((await restore(moduleid, moderator)).status).toBe(404);
    await remove(moduleid, owner);
    expect((await restore(moduleid)).status).toBe(401);
    expect((await restore('no id', owner)).status).toBe(400);
    for (const other of [moderator, admin]) {
      expect((await restore(moduleid, other)).status).toBe(404);
    }
    expect((await app.call('GET', '/api/module/getdeleted')).status).toBe(401);
    expect(await deleted(owner)).toHaveLength(1);
    await restore(moduleid, owner);
  });

  test('200: it is as it was', async () => {
    const moduleid = await put();
    const before = (await read(moduleid, owner)).body;
    await remove(moduleid, owner);
    const { status, body } = await restore(moduleid, owner);
    expect(status).toBe(200);
    expect(body).toEqual(before);
    // A second tap.
    expect((await restore(moduleid, owner)).body).toEqual(before);
    expect((await read(moduleid, moderator)).status).toBe(200);
    expect(await deleted(owner)).toEqual([]);
  });
});

test('what is restored on the last day stays; what is not goes for good, with its polls', async () => {
  const [kept, lost] = [await put('Kept'), await put('Lost')];
  const inSpace = (moduleid: string) =>
    app.features.polls.create(moderator, { ...buildPoll(), moduleid, topicid: 't1' });
  const polls = { kept: (await inSpace(kept))._id, lost: (await inSpace(lost))._id };
  for (const moduleid of [kept, lost]) await remove(moduleid, owner);
  clock.advance(days * dayMs - 1);
  const later = await back(owner);
  expect(await deleted(later)).toHaveLength(2);
  expect((await restore(kept, later)).status).toBe(200);
  clock.advance(1);
  // Its time is over, whether it was looked after by then or not.
  expect((await restore(lost, later)).status).toBe(404);
  expect(await deleted(later)).toEqual([]);
  clock.advance(dayMs);
  await expect.poll(() => isStored(lost)).toBe(false);
  expect(await app.features.polls.exists(polls.lost)).toBe(false);
  expect(await isStored(kept)).toBe(true);
  expect(await app.features.polls.exists(polls.kept)).toBe(true);
  expect((await read(kept)).status).toBe(200);
});

test('deleted again after it was restored, it has its thirty days anew', async () => {
  const moduleid = await put();
  const first = await back(owner);
  await remove(moduleid, first);
  clock.advance(20 * dayMs);
  const second = await back(owner);
  await restore(moduleid, second);
  await remove(moduleid, second);
  clock.advance(15 * dayMs);
  const third = await back(owner);
  expect(await deleted(third)).toHaveLength(1);
  expect((await restore(moduleid, third)).status).toBe(200);
});
