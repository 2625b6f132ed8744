import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { connect, type Peer } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { PulseRecords } from '../pulse/pulse-records.ts';

/* A rehearsal is over with what it is of, and whoever comes at its end leaves nothing behind. */

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  [owner, moderator] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

/** A rehearsal of a poll in a space of its own, with its host. */
const rehearse = async () => {
  const moduleid = await putModule(app, owner.userid, {
    moderators: [moderator.userid],
    content: { topics: [{ topicid: 't1', title: 'Topic', archived: false }] },
  });
  const poll = buildPoll({ moduleid, topicid: 't1' });
  const { _id: definitionId } = await app.features.polls.create(moderator, poll);
  const host = await connect(app.url, { token: moderator.token });
  const wanted = { activity: pollName, definitionId, students: 1 };
  const { room } = await host.ask('rehearsal:start', wanted);
  const { roomId, code } = room;
  await host.ask('room:host', { roomId });
  const end = async () => void (await host.ask('rehearsal:end', { roomId }));
  return { moduleid, host, roomId, code, end };
};

/** It is over for whoever looks at it. */
const isOver = (peer: Peer) =>
  eventually(() => {
    clock.advance(100);
    const told = peer.notices.findLast(({ name }) => name === 'run:changed')?.payload;
    expect((told as RoomNoticePayload['run:changed'] | undefined)?.run?.ended).toBe(true);
  });

const watch = async (code: string): Promise<Peer> => {
  const peer = await connect(app.url);
  await peer.ask('room:watch', { code });
  return peer;
};

test('it is over when its space is deleted', async () => {
  const { moduleid, host, code } = await rehearse();
  const screen = await watch(code);
  const { token } = owner;
  expect((await app.call('DELETE', `/api/module/deletemodule/${moduleid}`, { token })).status).toBe(
    200,
  );
  await isOver(screen);
  for (const each of [screen, host]) each.close();
});

test('it is over when its host may not present it any more', async () => {
  const { moduleid, host, code } = await rehearse();
  const screen = await watch(code);
  const { token } = moderator;
  expect((await app.call('POST', '/api/module/leave', { token, body: { moduleid } })).status).toBe(
    200,
  );
  await isOver(screen);
  for (const each of [screen, host]) each.close();
});

test('a phone that comes in while it is taken away leaves nothing behind', async () => {
  const { host, roomId, code, end } = await rehearse();
  const phone = await connect(app.url);
  const attended = () =>
    app.inStore((store) =>
      store
        .collection<{ _id: string }>('attendance')
        .find()
        .toArray()
        .then((all) => all.filter(({ _id }) => _id.includes(roomId))),
    );
  // What is removed after the attendance.
  const removing = vi
    .spyOn(PulseRecords.prototype, 'removeRoom')
    .mockImplementationOnce(async () => {
      await phone.request('room:join', { room: { code } });
      expect(await attended()).not.toEqual([]);
    });
  await end();
  await vi.waitFor(
    async () => {
      clock.advance(10_000);
      const rooms = await app.inStore((store) =>
        store.collection<{ _id: string }>('rooms').find({ _id: roomId }).toArray(),
      );
      expect(rooms).toEqual([]);
      expect(removing).toHaveBeenCalled();
      expect(await attended()).toEqual([]);
    },
    { timeout: 10_000 },
  );
  for (const each of [phone, host]) each.close();
});
