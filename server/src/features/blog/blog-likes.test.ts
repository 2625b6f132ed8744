import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let author: Person;
const readers: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  author = await app.buildAccount();
  for (let at = 0; at < 4; at += 1) readers.push(await app.buildAccount());
}, 60_000);
afterAll(() => app.close());

const likesOf = async (blogid: string) => (await stage.view(author, blogid)).body.likes;

test('to like twice is to like once, and so is to like no more', async () => {
  const blogid = await stage.published(author);
  const [reader] = readers as [Person];
  for (const on of [true, true]) {
    expect((await stage.like(reader, blogid, on)).body).toEqual({ likes: 1, youLike: true });
  }
  expect((await stage.view(reader, blogid)).body).toMatchObject({ likes: 1, youLike: true });
  expect((await stage.view(author, blogid)).body).toMatchObject({ likes: 1, youLike: false });
  for (const on of [false, false]) {
    expect((await stage.like(reader, blogid, on)).body).toEqual({ likes: 0, youLike: false });
  }
});

test('who has proven no address likes nothing, and may take back what they did', async () => {
  const blogid = await stage.published(author);
  const unproven = await app.buildAccount({ verified: false });
  expect((await stage.like(unproven, blogid, true)).status).toBe(403);
  expect(await likesOf(blogid)).toBe(0);
  const off = await stage.like(unproven, blogid, false);
  expect([off.status, off.body]).toEqual([200, { likes: 0, youLike: false }]);
});

test('the count is of those who like it, whatever many do at the same moment', async () => {
  const blogid = await stage.published(author);
  const doing = fc.array(fc.tuple(fc.nat(readers.length - 1), fc.boolean()), { maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(doing, async (all) => {
      const blogs = app.features.blogLikes;
      await Promise.all(all.map(([at, on]) => blogs.like(readers[at] as Person, blogid, on)));
      const rows = await app.inStore((store) =>
        store.collection('bloglikes').countDocuments({ blogid }),
      );
      expect(await likesOf(blogid)).toBe(rows);
      await Promise.all(readers.map((each) => blogs.like(each, blogid, false)));
      expect(await likesOf(blogid)).toBe(0);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('saves, likes and comments at the same moment lose nothing of each other', async () => {
  const blogid = newBlogid();
  await stage.save(author, blogid, {});
  await stage.publish(author, blogid, 1);
  await Promise.all([
    stage.save(author, blogid, { title: 'Other' }, 2),
    ...readers.map((each) => stage.like(each, blogid, true)),
    app.features.posts.countComments(blogid, 7),
  ]);
  const { body } = await stage.own(author);
  expect(body.posts.find((each) => each.blogid === blogid)).toMatchObject({
    title: 'Other',
    likes: readers.length,
    comments: 7,
  });
});

test('who goes takes their likes with them, and the count tells so', async () => {
  const blogid = await stage.published(author);
  const [reader] = readers as [Person];
  await stage.like(reader, blogid, true);
  await stage.like(author, blogid, true);
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: reader.token,
    body: { password: reader.password },
  });
  expect(left.status).toBe(200);
  expect(await likesOf(blogid)).toBe(1);
});
