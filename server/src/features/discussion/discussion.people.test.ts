import type { DiscussionPerson } from '@sets/shared/discussion/discussion.contract.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enterDiscussion, type InDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Whom one can mention, however much others write; and what is kept of people beside the messages. */

let app: TestApp;
let owner: Person;
let ann: Person;
let bob: Person;
let moduleid: string;
const opened: InDiscussion[] = [];

beforeAll(async () => {
  app = await appOfWorker();
  [owner, ann, bob] = await Promise.all([
    app.buildAccount({ username: 'Olga' }),
    app.buildAccount({ username: 'Ann' }),
    app.buildAccount({ username: 'Bob' }),
  ]);
});
beforeEach(async () => {
  moduleid = await openSpaceOf(app, owner);
});
afterEach(() => opened.splice(0).forEach((each) => each.close()));

const enter = async (person: Person, topicid?: string): Promise<InDiscussion> => {
  const one = await enterDiscussion(app, { moduleid, ...(topicid && { topicid }) }, person);
  opened.push(one);
  return one;
};
/** Rows of writers, as if they had just written. */
const putWriters = (
  rows: readonly { readonly _id: string; readonly roomId: string; readonly userid: string }[],
) =>
  app.inStore((store) =>
    store
      .collection<{ _id: string }>('discussionwriters')
      .insertMany(rows.map((row) => ({ ...row, moduleid, lastAt: Date.now() + 1_000 }))),
  );
const wasTold = async ({ token }: Person): Promise<boolean> => {
  const { body } = await app.call('GET', '/api/notifications', { token });
  return JSON.stringify(body).includes(moduleid);
};

test('somebody who writes in hundreds of threads is offered once, and hides nobody', async () => {
  await (await enter(ann)).write('in the chat');
  await (await enter(bob)).write('in the chat');
  const { userid } = bob;
  await putWriters(
    Array.from({ length: 250 }, (_, at) => ({
      _id: `${moduleid}${at}:${userid}`,
      roomId: `${moduleid}${at}`,
      userid,
    })),
  );
  await (await enter(bob, 't1')).write('in a portal');
  const { body } = await app.call<{ people: DiscussionPerson[] }>(
    'GET',
    `/api/module/getdiscussants/${moduleid}`,
    { token: ann.token },
  );
  expect(body.people.map(({ username }) => username)).toEqual(['Olga', 'Bob', 'Ann']);
});

test('who wrote long ago is told of a mention, also where hundreds wrote since', async () => {
  await (await enter(bob, 't1')).write('long ago');
  await putWriters(
    Array.from({ length: 250 }, (_, at) => ({
      _id: `${moduleid}:other${at}`,
      roomId: moduleid,
      userid: `other${at}`,
    })),
  );
  const eve = await app.buildAccount();
  const writer = await enter(ann);
  await writer.write('@Bob', { mentions: [bob.userid, eve.userid] });
  await vi.waitUntil(() => wasTold(bob), { timeout: 10_000, interval: 50 });
  // Who never wrote here is nobody whom one can mention.
  expect(await wasTold(eve)).toBe(false);
});

test('what was given to a message goes with it, whoever removes it', async () => {
  const [writer, host] = [await enter(ann), await enter(owner)];
  const given = () =>
    app.inStore((store) => store.collection('discussionreactions').countDocuments({ moduleid }));
  const ids: number[] = [];
  for (const text of ['one', 'two', 'three']) {
    const written = await writer.write(text);
    const id = written.ok ? written.data.id : 0;
    ids.push(id);
    const body = { place: { moduleid }, id, reaction: 'like', on: true };
    await app.call('PUT', '/api/module/reacttomessage', { token: bob.token, body });
  }
  expect(await given()).toBe(3);
  await writer.remove(ids[0]!);
  expect(await given()).toBe(2);
  await host.remove(ids[1]!);
  expect(await given()).toBe(1);
});

test('what was given in the moment in which a message went goes as well', async () => {
  const writer = await enter(ann);
  await writer.write('gone in a moment');
  const message = `${writer.ref.roomId}:1`;
  await writer.remove(1);
  // Two were about to give something; the account of one goes, so the message is counted again.
  const eve = await app.buildAccount();
  await app.inStore((store) =>
    store.collection<{ _id: string }>('discussionreactions').insertMany(
      [eve.userid, 'late'].map((userid) => {
        const _id = `${message}:${userid}`;
        return { _id, message, moduleid, userid, reactions: ['like'] };
      }),
    ),
  );
  const { token, password } = eve;
  await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  const isGone = async (): Promise<boolean> =>
    (await app.inStore((store) =>
      store.collection('discussionreactions').countDocuments({ message }),
    )) === 0;
  await vi.waitUntil(isGone, { timeout: 10_000, interval: 50 });
});
