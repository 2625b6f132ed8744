import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { type StoredPost, storedPostForTests } from '../../../test/put-posts.ts';
import { settle } from '../../../test/settle.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  author = await app.buildAccount({ username: 'Ada' });
  reader = await app.buildAccount();
}, 60_000);
afterAll(() => app.close());

const put = (posts: readonly StoredPost[]) =>
  app.inStore((store) => store.collection('blogposts').insertMany([...posts] as never[]));

/** A whole list, page by page, as somebody goes through it. */
const wholeOf = async (who: Person, query: string) => {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const before: string = next === null ? '' : `&before=${next}`;
    const { body } = await stage.feed(who, `${query}${before}`);
    pages.push(body.posts.map(({ blogid }) => blogid));
    next = body.next;
  } while (next !== null);
  return pages;
};

test('pages go through all of a list once, the newest first, whatever comes in meanwhile', async () => {
  const by = await app.buildAccount();
  const posts = Array.from({ length: 45 }, (_none, at) =>
    // Three at a time are of the same moment.
    storedPostForTests({ author: by.userid, at: 1_000 + Math.floor(at / 3), tags: ['paged'] }),
  );
  await put(posts);
  const expected = posts
    .toSorted(
      (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a._id < b._id ? 1 : -1),
    )
    .map(({ _id }) => _id);
  for (const query of [`author&author=${by.userid}`, 'tag&tag=%23Paged']) {
    const pages = await wholeOf(reader, query);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(expected);
  }
  const newest = (await wholeOf(reader, 'newest')).flat();
  expect(newest.filter((each) => expected.includes(each))).toEqual(expected);
  const { body } = await stage.feed(reader, 'newest&before=nowhere');
  expect(body.code).toBe('BAD_REQUEST');
});

test('much of somebody that is not for others makes no page short', async () => {
  const by = await app.buildAccount();
  const closed = Array.from({ length: 900 }, (_none, at) =>
    storedPostForTests({ author: by.userid, at: 5_000_000 + at, audience: 'followers' }),
  );
  const open = storedPostForTests({ author: by.userid, at: 4_000_000 });
  await put([...closed, open]);
  const pages = await wholeOf(reader, `author&author=${by.userid}`);
  expect(pages).toEqual([[open._id]]);
});

test('nobody fills a list, its tags or a search with what others may not read', async () => {
  const [by, filler] = await Promise.all([app.buildAccount(), app.buildAccount()]);
  const alike = { title: 'Of crowds', tags: ['crowds'] };
  const closed = Array.from({ length: 600 }, (_none, at) =>
    storedPostForTests({ ...alike, author: filler.userid, at: 1e10 + at, audience: 'followers' }),
  );
  const open = storedPostForTests({ ...alike, author: by.userid, at: 1e10 - 1, text: 'Of one.' });
  await put([...closed, open]);
  for (const query of ['newest', 'tag&tag=crowds', 'search&words=crowds']) {
    const { posts } = (await stage.feed(reader, query)).body;
    expect(posts[0]?.blogid, query).toBe(open._id);
  }
  expect(await stage.tags(reader)).toContainEqual({ tag: 'crowds', posts: 1 });
  const { posts } = (await stage.feed(filler, 'newest')).body;
  expect(posts[0]?.blogid).toBe(closed.at(-1)?._id);
  await app.inStore((store) => store.collection('blogposts').deleteMany({ author: filler.userid }));
});

test('followed: whom somebody follows, however seldom they write', async () => {
  const [seldom, often, other] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
  const of = (who: Person, at: number) => storedPostForTests({ author: who.userid, at });
  const newer = Array.from({ length: 500 }, (_none, at) => of(other, 9_000_000 + at));
  const rare = [of(seldom, 10), of(seldom, 20)] as const;
  const recent = of(often, 9_500_000);
  await put([...newer, ...rare, recent]);
  const follower = await app.buildAccount();
  expect(await wholeOf(follower, 'followed')).toEqual([[]]);
  const people = peopleStage(app);
  await people.follow(follower, seldom);
  await people.follow(follower, often);
  const all = (await wholeOf(follower, 'followed')).flat();
  expect(all).toEqual([recent._id, rare[1]._id, rare[0]._id]);
});

test('followed: a page is as long as others, where some are among the newest and some are not', async () => {
  const [often, other] = await Promise.all([app.buildAccount(), app.buildAccount()]);
  const of = (who: Person, at: number) => storedPostForTests({ author: who.userid, at });
  const before = Array.from({ length: 40 }, (_none, at) => of(often, 20_000_000 + at));
  const between = Array.from({ length: 500 }, (_none, at) => of(other, 21_000_000 + at));
  const newest = Array.from({ length: 5 }, (_none, at) => of(often, 22_000_000 + at));
  await put([...before, ...between, ...newest]);
  const follower = await app.buildAccount();
  await peopleStage(app).follow(follower, often);
  const pages = await wholeOf(follower, 'followed');
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  const all = [...before, ...newest].map(({ _id }) => _id).toReversed();
  expect(pages.flat()).toEqual(all);
});

test('a list that ends with its page says so', async () => {
  const by = await app.buildAccount();
  const at = 23_000_000;
  const some = Array.from({ length: 20 }, (_none, n) =>
    storedPostForTests({ author: by.userid, at: at + n }),
  );
  await put(some);
  expect(await wholeOf(reader, `author&author=${by.userid}`)).toHaveLength(1);
});

test('school: of one’s own school, as far as one may read it; of none there is none', async () => {
  const mate = await app.buildAccount();
  const by = await app.buildAccount();
  for (const each of [mate, by]) await settle(app, each, { school: 'Lakeside' });
  const forSchool = await stage.published(by, {}, 'school');
  const forAll = await stage.published(by);
  await stage.published(by, {}, 'followers');
  expect(await wholeOf(mate, 'school')).toEqual([[forAll, forSchool]]);
  expect(await wholeOf(reader, 'school')).toEqual([[]]);
  // Once they write again at another school, all that they have written is in its list.
  for (const each of [mate, by]) await settle(app, each, { school: 'Hilltop' });
  const later = await stage.published(by);
  expect(await wholeOf(mate, 'school')).toEqual([[later, forAll, forSchool]]);
});

test('tags are counted of what somebody may read, the most used first', async () => {
  const writer = await app.buildAccount();
  await stage.published(writer, { tags: ['Group Theory', 'rings'] });
  await stage.published(writer, { tags: ['#group_theory'] });
  await stage.published(writer, { tags: ['secret'] }, 'followers');
  const tags = await stage.tags(reader);
  expect(tags).toContainEqual({ tag: 'group-theory', posts: 2 });
  expect(tags).toContainEqual({ tag: 'rings', posts: 1 });
  expect(tags.map(({ tag }) => tag)).not.toContain('secret');
  const counts = tags.map(({ posts }) => posts);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  // What is there for a link alone, or was taken down, has none.
  await stage.published(writer, { tags: ['by-link'] }, 'link');
  const down = await stage.published(writer, { tags: ['taken-down'] });
  await app.features.posts.takeDown(down, 'Why.');
  const names = (await stage.tags(reader)).map(({ tag }) => tag);
  for (const name of ['by-link', 'taken-down']) expect(names).not.toContain(name);
});

test('a search finds words of title, text and tags of what is published, and its best first', async () => {
  const inTitle = await stage.published(author, { title: 'Of eigenvalues' });
  const inText = await stage.published(author, { text: 'Much of **eigenvalues** here.' });
  const inTags = await stage.published(author, { tags: ['eigenvalues'] });
  const other = await stage.published(author);
  await stage.save(author, other, { title: 'Drafted eigenvalues' }, 2);
  const found = async (words: string) =>
    (await stage.feed(reader, `search&words=${words}`)).body.posts.map(({ blogid }) => blogid);
  expect((await found('eigenvalues')).toSorted()).toEqual([inTitle, inText, inTags].toSorted());
  expect((await found('eigenvalues'))[0]).not.toBe(inText);
  expect((await found('eigenval')).toSorted()).toEqual([inTitle, inTags].toSorted());
  expect(await found('drafted')).toEqual([]);
  expect((await stage.feed(reader, 'search&words=a')).status).toBe(400);
});

test('a search gives one page, whatever much there is; of two words first what has both', async () => {
  const many = Array.from({ length: 30 }, (_none, n) =>
    storedPostForTests({ author: author.userid, at: 24_000_000 + n, text: 'Of homology alone.' }),
  );
  const both = storedPostForTests({
    author: author.userid,
    at: 1,
    text: 'Much is said of functors here before it comes to any homology at all.',
  });
  await put([...many, both]);
  const found = async (words: string) => {
    const { body } = await stage.feed(reader, `search&words=${encodeURIComponent(words)}`);
    expect(body.next).toBeNull();
    return body.posts.map(({ blogid }) => blogid);
  };
  expect(await found('homology')).toHaveLength(20);
  expect((await found('homology functors'))[0]).toBe(both._id);
  expect(await found('"functors here" homology')).toEqual([both._id]);
  expect(await found('functors -homology')).toEqual([]);
});

test('one’s own are listed with drafts, what was saved last first, in pages', async () => {
  const writer = await app.buildAccount();
  const made: string[] = [];
  for (let at = 0; at < blogLimits.perPage + 2; at += 1) {
    made.unshift(await stage.published(writer, { title: `Of ${at}` }));
  }
  const { body: first } = await stage.own(writer);
  const { body: rest } = await stage.own(writer, `before=${first.next}`);
  expect([...first.posts, ...rest.posts].map(({ blogid }) => blogid)).toEqual(made);
  expect([first.posts.length, rest.posts.length, rest.next]).toEqual([20, 2, null]);
  expect((await stage.own(reader)).body.posts).toEqual([]);
}, 60_000);

test('a feed elsewhere is of whoever has its key, until it is withdrawn', async () => {
  const { feedKeys, blogFeeds } = app.features;
  expect(await stage.feedKey(reader, 'GET')).toBeNull();
  const key = await stage.feedKey(reader, 'POST');
  expect(await stage.feedKey(reader, 'POST')).toBe(key);
  expect(await feedKeys.ownerOf(key as string)).toMatchObject({ userid: reader.userid });
  const posted = await stage.published(author, { title: 'For feeds', text: 'All of it.' });
  const told = await blogFeeds.newest(reader.userid, { of: 'author', author: author.userid }, 2);
  expect(told).toMatchObject({ author: 'Ada' });
  expect(told?.posts).toHaveLength(2);
  expect(told?.posts[0]).toMatchObject({ blogid: posted, title: 'For feeds', text: 'All of it.' });
  const nobody = { of: 'author', author: 'nobody' } as const;
  expect(await blogFeeds.newest(reader.userid, nobody, 2)).toBeNull();
  expect((await blogFeeds.newest(reader.userid, { of: 'newest' }, 30))?.posts).toHaveLength(30);
  expect(await stage.feedKey(reader, 'DELETE')).toBeNull();
  expect(await feedKeys.ownerOf(key as string)).toBeNull();
  expect(await stage.feedKey(reader, 'POST')).not.toBe(key);
});
