import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { Module } from '@sets/shared/module/module.contract.ts';
import type { LiveRoom } from '@sets/shared/run/space-runs.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll, runIn } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { ModuleAccess } from './module-access.ts';
import { ModuleEndService } from './module-end.service.ts';
import { ModuleStore } from './module-store.service.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, moderator] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

const put = (by: Person) =>
  putModule(app, by.userid, {
    moderators: by === owner ? [moderator.userid] : [],
    content: { topics: [{ topicid: 't1', title: 'Topic', archived: false }] },
  });
const present = async (moduleid: string, by: Person) => {
  const poll = buildPoll({ moduleid, topicid: 't1' });
  return presentPoll(app, (await app.features.polls.create(by, poll))._id, by);
};
const remove = (moduleid: string) =>
  app.call('DELETE', `/api/module/deletemodule/${moduleid}`, { token: owner.token });
const restore = (moduleid: string) =>
  app.call<Module>('POST', '/api/module/restore', { token: owner.token, body: { moduleid } });
const live = async (moduleid: string) => {
  clock.advance(1_000);
  return app.call<{ rooms: LiveRoom[] }>('GET', `/api/module/getlive/${moduleid}`, {
    token: owner.token,
  });
};
/** Somebody in the hall, and when they are told that it is over. */
const inHall = async ({ code, runId }: { code: string; runId: string }) => {
  const peer = await connect(app.url);
  const joined = await peer.ask('room:join', { room: { code } });
  expect(runIn(joined)).toMatchObject({ runId, ended: false });
  return {
    /** Whether they were told that it is over; a beat of the clock later. */
    toldOver: (): boolean => {
      clock.advance(100);
      const { payload } = peer.notices.findLast(({ name }) => name === 'run:changed') ?? {};
      const { run } = (payload ?? {}) as Partial<RoomNoticePayload['run:changed']>;
      return run?.ended === true;
    },
    leave: () => peer.close(),
  };
};
const endedOf = (runId: string) =>
  app.inStore(async (store) => {
    const found = await store
      .collection<{ _id: string; ended: boolean }>('runs')
      .findOne({ _id: runId });
    return found?.ended;
  });

test('what is live in a space ends when it is deleted: who is in it is told, and it stays over', async () => {
  const moduleid = await put(owner);
  const run = await present(moduleid, moderator);
  const phone = await inHall(run);
  expect((await remove(moduleid)).status).toBe(200);
  await expect.poll(phone.toldOver).toBe(true);
  expect(await endedOf(run.runId)).toBe(true);
  expect((await restore(moduleid)).status).toBe(200);
  expect((await live(moduleid)).body).toEqual({ rooms: [] });
  for (const each of [phone, run]) each.leave();
});

test('what somebody put on in that very moment, or a process that died did not end, ends a minute later', async () => {
  const moduleid = await put(owner);
  await remove(moduleid);
  const deletedSince = (deletedAt: Date | null) =>
    app.inStore((store) =>
      store
        .collection<{ _id: string }>('modules')
        .updateOne({ _id: moduleid }, { $set: { deletedAt } }),
    );
  await deletedSince(null);
  const run = await present(moduleid, owner);
  await deletedSince(new Date(clock.now()));
  clock.advance(60_000);
  await expect.poll(() => endedOf(run.runId)).toBe(true);
  run.leave();
});

/** How many jobs wait for a space. */
const waiting = (moduleid: string) => () =>
  app.inStore((store) => store.collection('jobs').countDocuments({ about: moduleid }));

test('one that is restored within that minute is left alone', async () => {
  const moduleid = await put(owner);
  await remove(moduleid);
  await restore(moduleid);
  const run = await present(moduleid, owner);
  clock.advance(60_000);
  // Its job is done: what it left alone stays.
  await expect.poll(waiting(moduleid)).toBe(1);
  expect(await endedOf(run.runId)).toBe(false);
  run.leave();
});

test('a space whose owner leaves, and nobody else moderates it, ends with what is live in it', async () => {
  const lone = await app.buildAccount();
  const moduleid = await put(lone);
  const run = await present(moduleid, lone);
  const phone = await inHall(run);
  const { token, password } = lone;
  await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  await expect.poll(phone.toldOver).toBe(true);
  for (const each of [phone, run]) each.leave();
});

test('where a process dies while it ends a space, nothing new begins there, and the job ends it', async () => {
  const lone = await app.buildAccount();
  const moduleid = await put(lone);
  await app.inStore(async (connection) => {
    const store = new ModuleStore(connection);
    const steps: string[] = [];
    let goOn: (() => Promise<void>) | undefined;
    let isDying = true;
    const end = new ModuleEndService({
      store,
      access: new ModuleAccess({ store, people: app.features.people, clock }),
      clock,
      background: { run: () => {}, close: async () => {} },
      jobs: {
        handle: (_, handler) => {
          const attempt = {
            number: 1,
            signal: new AbortController().signal,
            progress: async () => {},
          };
          goOn = () => handler.run({ moduleid } as never, attempt);
        },
        enqueue: async () => {
          steps.push('job');
          return 'j1';
        },
        stateOf: async () => null,
        forget: async () => {},
      },
      endLive: async () => {
        const { deletedAt } = (await store.find(moduleid)) ?? {};
        steps.push(deletedAt ? 'live ended after it was closed' : 'live ended while it was open');
      },
      removeContents: async () => {
        if (isDying) throw new Error('The process dies here.');
        steps.push('contents');
      },
    });
    await expect(end.end({ _id: moduleid })).rejects.toThrow('dies');
    expect(steps).toEqual(['job', 'live ended after it was closed']);
    await expect(present(moduleid, lone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await end.restorable(lone)).toEqual([]);
    isDying = false;
    await goOn?.();
    expect(steps.slice(2)).toEqual(['live ended after it was closed', 'contents']);
    expect(await store.find(moduleid)).toBeNull();
  });
});
