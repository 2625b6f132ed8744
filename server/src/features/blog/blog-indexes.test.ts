import type { FeedQuery } from '@sets/shared/blog/blog.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlogsAlone } from '../../../test/blogs-alone.ts';
import { expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { storedPostForTests } from '../../../test/put-posts.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { blogModels } from './blog.model.ts';

/* However many posts there are: lists go by an index in its order, and read little. */

const posts = 3_000;
const authors = 100;
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let blogs: ReturnType<typeof openBlogsAlone>;
let someId: string;
const asked: Record<string, unknown>[] = [];
let plansOf: ReturnType<typeof planWatch>;

const audiences = ['everybody', 'everybody', 'everybody', 'school', 'followers'] as const;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  blogs = openBlogsAlone(connection, { follows: () => ['author-1', 'author-2'] });
  const { posts: model, versions, likes, feedKeys } = blogModels(connection);
  for (const each of [model, versions, likes, feedKeys]) await each.createIndexes();
  const all = Array.from({ length: posts }, (_none, at) =>
    storedPostForTests({
      author: `author-${at % authors}`,
      school: 'Harbour',
      at,
      audience: audiences[at % audiences.length] ?? 'everybody',
      title: `Post ${at} about ${at % 2 === 0 ? 'kernels' : 'matrices'}`,
      text: `What exercise ${at % 97} says of the theorem of week ${at % 12}.`,
      tags: [`tag-${at % 40}`, 'all'],
    }),
  );
  someId = all[0]?._id ?? '';
  await model.collection.insertMany(all as never[]);
  plansOf = planWatch(connection, asked);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const reader = { userid: 'reader' };
const page = (query: FeedQuery) => () => blogs.blogLists.page(reader, query);
/** The 1,000th post of them all. */
const before = `${(1_000).toString(36)}-aaaaaaaaaaaaaaaaaaaaaa`;

test.each<[string, () => Promise<unknown>]>([
  ['newest', page({ of: 'newest' })],
  ['newest, further', page({ of: 'newest', before })],
  ['school', page({ of: 'school' })],
  ['school, further', page({ of: 'school', before })],
  ['tag', page({ of: 'tag', tag: 'tag-7' })],
  ['tag, further', page({ of: 'tag', tag: 'all', before })],
  ['author', page({ of: 'author', author: 'author-3' })],
  ['author, further', page({ of: 'author', author: 'author-3', before })],
  ['one’s own', () => blogs.blogLists.own({ userid: 'author-3' }, undefined)],
  ['one’s own, further', () => blogs.blogLists.own({ userid: 'author-3' }, before)],
  ['tags', () => blogs.blogLists.tags(reader)],
  ['a post', () => blogs.blogReading.seen('reader', someId)],
  ['a like', () => blogs.blogLikes.like(reader, someId, true)],
  ['a like no more', () => blogs.blogLikes.like(reader, someId, false)],
  ['pictures that are named', () => blogs.posts.picturesNamed(['one', 'two'])],
  ['whose key it is', () => blogs.feedKeys.ownerOf('a-key')],
  ['a school of another name', () => blogs.posts.renameSchool('Nowhere', 'Elsewhere')],
  ['to erase somebody', () => blogs.personalData.erase('nobody')],
])('%s: by an index, in its order', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});

test('who follows few finds them by themselves, by an index', async () => {
  const plans = await plansOf(page({ of: 'followed' }));
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) expect(plan).not.toContain('COLLSCAN');
});

test('a list where nearly everything may be read is one query, of some more than a page', async () => {
  asked.length = 0;
  const { posts: shown } = await blogs.blogLists.page(reader, { of: 'author', author: 'author-0' });
  expect(shown).toHaveLength(20);
  const finds = asked.filter((command) => command['find'] === 'blogposts');
  expect(finds.map((command) => command['limit'])).toEqual([30]);
});

test.each([
  ['one word', 'kernels'],
  ['the beginning of one', 'kern'],
  ['two that many have', 'kernels post'],
  ['two of the text alone', 'theorem exercise'],
  ['one that nobody has', 'nothing post'],
  ['words that are quoted', '"theorem of nothing" post'],
])('a search for %s goes by the indexes of search and reads a bounded number', async (_, words) => {
  const plans = await plansOf(page({ of: 'search', words }));
  const ofPosts = asked
    .map((command, at) => ({ command, plan: plans[at] ?? '' }))
    .filter(({ command }) => command['find'] === 'blogposts');
  expect(ofPosts.length).toBeGreaterThan(0);
  for (const { command, plan } of ofPosts) {
    expect(plan).toMatch(/audience_beginnings|audience_text|_id_/);
    expect(Number(command['limit'] ?? 60)).toBeLessThanOrEqual(500);
  }
});
