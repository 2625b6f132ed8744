import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { settle } from '../../../../../test/settle.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { newId } from '../../../../core/new-id.ts';
import { readAtom } from '../testing/read-atom.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const clock = createManualClock();
let app: TestApp;
let reader: Person;
let writer: Person;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { publicUrl: new URL('https://sets.example/') } });
  reader = await app.buildAccount();
  writer = await app.buildAccount({ username: 'Ada <Writer>' });
});
afterAll(() => app.close());

const keyOf = async (who: Person): Promise<string> =>
  (await app.features.feedKeys.make(who)).key ?? '';
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/api/blog/atom/${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const entriesOf = async (who: Person, of: string) => {
  const { status, text } = await get(`${await keyOf(who)}/${of}`);
  expect(status).toBe(200);
  return readAtom(text).entries.map(({ title }) => title);
};
const publish = async (
  who: Person,
  title: string,
  audience: BlogAudience = 'everybody',
  text = 'Text.',
) => {
  const blogid = `${newId()}AA`;
  const { posts, blogWriting } = app.features;
  clock.advance(60_000);
  await posts.makeDraft(who.userid, blogid, { title, text, tags: ['tag & more'], cover: null });
  await blogWriting.settings(who, blogid, { audience, commentsOpen: true, revision: 1 });
  const { revision } = await blogWriting.read(who, blogid);
  await blogWriting.publish(who, blogid, revision);
  return blogid;
};

test('a feed tells what its owner may read, as RFC 4287 has it', async () => {
  const blogid = await publish(
    writer,
    'Of <b> & "c"',
    'everybody',
    'Is *it*? <i>\n\n![x](/api/file/y)',
  );
  await publish(writer, 'For followers', 'followers');
  await publish(writer, 'By link', 'link');
  const key = await keyOf(reader);
  const { status, headers, text } = await get(`${key}/newest`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/atom+xml');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('content-disposition')).toBeNull();
  const feed = readAtom(text);
  expect(feed.links['self']).toBe(`https://sets.example/api/blog/atom/${key}/newest`);
  expect(feed.entries).toMatchObject([
    {
      title: 'Of <b> & "c"',
      author: 'Ada <Writer>',
      tags: ['tag & more'],
      link: `https://sets.example/blog/view/${blogid}`,
      html: expect.stringContaining('<p>Is <em>it</em>? &lt;i&gt;</p>'),
    },
  ]);
  expect(feed.updated).toBe(feed.entries[0]?.updated);
  expect(feed.entries[0]?.html).toContain(`<a href="https://sets.example/blog/view/${blogid}"`);
  expect(await entriesOf(writer, 'newest')).toEqual(['For followers', 'Of <b> & "c"']);
  expect(await entriesOf(reader, 'followed')).toEqual([]);
  await app.features.follows.follow(reader, writer.userid);
  expect(await entriesOf(reader, 'followed')).toEqual(['For followers', 'Of <b> & "c"']);
  expect(await entriesOf(reader, `by/${writer.userid}`)).toEqual(['For followers', 'Of <b> & "c"']);
});

test('the feed of a school tells nobody else of it', async () => {
  const [one, other, outside] = [
    await app.buildAccount(),
    await app.buildAccount(),
    await app.buildAccount(),
  ];
  for (const who of [one, other]) await settle(app, who, { school: 'Feed University' });
  await publish(one, 'For my school', 'school');
  expect(await entriesOf(other, 'school')).toEqual(['For my school']);
  expect(await entriesOf(outside, 'school')).toEqual([]);
  expect(await entriesOf(outside, `by/${one.userid}`)).toEqual([]);
});

test('304 for who has it as it is; a post that is changed or gone is another feed', async () => {
  const [one, author] = [await app.buildAccount(), await app.buildAccount()];
  const blogid = await publish(author, 'First');
  const path = `${await keyOf(one)}/by/${author.userid}`;
  const first = await get(path);
  const tag = first.headers.get('etag')!;
  const changed = first.headers.get('last-modified')!;
  const known: Record<string, string>[] = [
    { 'if-none-match': `"x", ${tag}` },
    { 'if-modified-since': changed },
  ];
  for (const headers of known) {
    const again = await get(path, headers);
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  }
  await publish(author, 'Second');
  const second = await get(path, { 'if-none-match': tag });
  expect([second.status, readAtom(second.text).entries.length]).toEqual([200, 2]);
  expect((await get(path, { 'if-modified-since': changed })).status).toBe(200);
  const { revision } = await app.features.blogWriting.read(author, blogid);
  await app.features.blogWriting.hide(author, blogid, revision);
  const third = await get(path, { 'if-none-match': second.headers.get('etag')! });
  expect([third.status, readAtom(third.text).entries.length]).toEqual([200, 1]);
});

test('many programs of one address have their feeds at the same time', async () => {
  const path = `${await keyOf(reader)}/newest`;
  const all = await Promise.all(Array.from({ length: 8 }, () => get(path)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

test('400 and 404: keys that are none, withdrawn, of who is locked or gone; authors who are not there', async () => {
  const key = await keyOf(reader);
  expect((await get('short/newest')).status).toBe(400);
  expect((await get(`${key}/everything`)).status).toBe(400);
  expect((await get(`${'A'.repeat(22)}/newest`)).status).toBe(404);
  expect((await get(`${key}/by/nobody`)).status).toBe(404);
  const [left, locked, gone] = [
    await app.buildAccount(),
    await app.buildAccount(),
    await app.buildAccount(),
  ];
  const paths = await Promise.all(
    [left, locked, gone].map(async (who) => `${await keyOf(who)}/newest`),
  );
  for (const path of paths) expect((await get(path)).status).toBe(200);
  await app.features.feedKeys.withdraw(left);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: locked.userid }, { $set: { locked: true } }),
  );
  const { password } = gone;
  await app.call('POST', '/api/user/deleteaccount', { token: gone.token, body: { password } });
  for (const path of paths) expect((await get(path)).status).toBe(404);
});

test('who blocked whom sees nothing of each other', async () => {
  const [one, other] = [await app.buildAccount(), await app.buildAccount()];
  await publish(one, 'Of one');
  await publish(other, 'Of the other');
  await app.features.blocks.block(one, other.userid, true);
  expect(await entriesOf(one, 'newest')).not.toContain('Of the other');
  expect(await entriesOf(other, 'newest')).not.toContain('Of one');
  expect((await get(`${await keyOf(one)}/by/${other.userid}`)).status).toBe(404);
  expect((await get(`${await keyOf(other)}/by/${one.userid}`)).status).toBe(404);
});
