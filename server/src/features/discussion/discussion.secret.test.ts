import { strFromU8, unzipSync } from 'fflate';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { startTestApp, type Person, type TestApp } from '../../../test/start-test-app.ts';
import { startTestStore } from '../../../test/start-test-store.ts';

/* The server’s secret is another one after a move, or after it was told to somebody: what people wrote stays theirs. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let visitor: Connection;
let app: TestApp;
let ann: Person;
let moduleid: string;

beforeAll(async () => {
  store = await startTestStore();
  visitor = await mongoose.createConnection(store.uri).asPromise();
  const open = (jwtSecret: string): Promise<TestApp> =>
    startTestApp({ config: { mongodbUri: store.uri, jwtSecret } });
  const before = await open('a'.repeat(40));
  ann = await before.buildAccount({ username: 'Ann Author' });
  moduleid = await openSpaceOf({ inStore: (visit) => visit(visitor) }, await before.buildAccount());
  const writer = await enterDiscussion(before, { moduleid }, ann);
  for (const text of ['one', 'two', 'three words of hers']) await writer.write(text);
  writer.close();
  await before.stop();
  app = await open('b'.repeat(40));
  const { email, password } = ann;
  const { body } = await app.call<{ token: string }>('POST', '/api/user/login', {
    body: { email, password },
  });
  ann = { ...ann, token: body.token };
});
afterAll(async () => {
  await app.close();
  await visitor.close();
  await store.close();
});

test('what one wrote before is one’s own: to edit, to remove, and told as such', async () => {
  const own = await enterDiscussion(app, { moduleid }, ann);
  const bob = await enterDiscussion(app, { moduleid }, await app.buildAccount());
  expect((await own.ask('feed:follow', own.ref)).own).toEqual([1, 2, 3]);
  expect((await own.ask('feed:page', { ...own.ref, before: 3 })).own).toEqual([1, 2]);
  expect((await bob.ask('feed:follow', bob.ref)).own).toEqual([]);
  expect(await bob.edit(1, 'mine')).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
  expect(await bob.remove(1)).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
  expect(await own.edit(1, 'once')).toMatchObject({ ok: true });
  expect(await own.remove(2)).toMatchObject({ ok: true });
  own.close();
  bob.close();
});

test('it is in what one asks for, and goes with the account', async () => {
  const { token, password, userid } = ann;
  const response = await fetch(`${app.url}/api/user/export`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const files = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())));
  expect(files.map((file) => strFromU8(file)).join('')).toContain('three words of hers');
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  const entries = await visitor.collection('feedentries').find().toArray();
  expect(entries).toHaveLength(3);
  const all = JSON.stringify([
    entries,
    await visitor.collection('discussionwriters').find().toArray(),
  ]);
  for (const hers of ['three words of hers', 'Ann Author', userid]) expect(all).not.toContain(hers);
});
