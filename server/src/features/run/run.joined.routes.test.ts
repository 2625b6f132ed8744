import type { JoinedRoom } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const joined = async (token: string): Promise<JoinedRoom[]> => {
  const { status, body } = await app.call<{ rooms: JoinedRoom[] }>('GET', '/api/runs/joined', {
    token,
  });
  expect(status).toBe(200);
  return body.rooms;
};

/** A room with a poll of this title on. */
const present = async (title: string) => {
  const { _id } = await app.features.polls.create(owner, buildPoll({ title }));
  clock.advance(1_000);
  const run = await presentPoll(app, _id, owner);
  const openedAt = new Date(clock.now()).toISOString();
  const { roomId, code } = run;
  return { ...run, line: { roomId, code, title, openedAt, isOver: false } };
};

test('401', async () => {
  expect(await app.call('GET', '/api/runs/joined')).toMatchObject({ status: 401 });
});

test('200: where one took part oneself, newest first, whether it is over; nobody else’s', async () => {
  const [ann, ben] = [await app.buildAccount(), await app.buildAccount()];
  expect(await joined(ann.token)).toEqual([]);
  const [monday, tuesday] = [await present('Monday'), await present('Tuesday')];
  const phones = [
    await answering(app, monday, clock, ann.token),
    await answering(app, tuesday, clock, ann.token),
    await answering(app, monday, clock, ben.token),
    // A guest is nobody's account.
    await answering(app, tuesday, clock),
  ];
  expect(await joined(ann.token)).toEqual([tuesday.line, monday.line]);
  expect(await joined(ben.token)).toEqual([monday.line]);
  // Who presents has joined nothing, and cannot ask for somebody else.
  expect(await joined(owner.token)).toEqual([]);
  const asked = await app.call('GET', `/api/runs/joined?userid=${ann.userid}`, owner);
  expect(asked.body).toEqual({ rooms: [] });
  await tuesday.command({ type: 'end' });
  expect((await joined(ann.token))[0]).toEqual({ ...tuesday.line, isOver: true });
  for (const each of [...phones, monday, tuesday]) each.leave();
});

test('200: what can no more be read is left out', async () => {
  const ann = await app.buildAccount();
  const room = await present('Wednesday');
  const phone = await answering(app, room, clock, ann.token);
  expect(await joined(ann.token)).toHaveLength(1);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('runs')
      .updateOne({ _id: room.runId }, { $set: { definition: { v: 99 } } }),
  );
  expect(await joined(ann.token)).toEqual([]);
  phone.leave();
  room.leave();
});
