import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { blogStage, contentForTests, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
}, 60_000);
afterAll(() => app.close());

const heldOf = async (userid: string) => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const parts = await app.features.personalData.collect(actor);
  const file = parts.find(({ name }) => name === 'blog');
  if (file === undefined) return null;
  const pieces = await allOf(file.pieces());
  return JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>[];
};

test('what is held: posts with what they were, likes and the key of feeds; then nothing', async () => {
  const person = await app.buildAccount();
  const other = await app.buildAccount();
  const [shown, draft] = [newBlogid(), newBlogid()];
  await stage.save(person, shown, { title: 'Shown' });
  await stage.publish(person, shown, 1);
  await stage.save(person, shown, { title: 'Since' }, 2);
  await stage.save(person, draft, { title: 'Draft' });
  const theirs = await stage.published(other);
  await stage.like(person, theirs, true);
  await stage.like(other, shown, true);
  const key = await stage.feedKey(person, 'POST');
  const held = await heldOf(person.userid);
  expect(held).toHaveLength(5);
  expect(held).toContainEqual(
    expect.objectContaining({
      blogid: shown,
      content: contentForTests({ title: 'Since' }),
      published: contentForTests({ title: 'Shown' }),
    }),
  );
  expect(held).toContainEqual(expect.objectContaining({ versionOf: shown, isPublished: true }));
  expect(held).toContainEqual(expect.objectContaining({ blogid: draft, published: null }));
  expect(held).toContainEqual(expect.objectContaining({ likes: theirs }));
  expect(held).toContainEqual({ feedKey: key });
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: person.token,
    body: { password: person.password },
  });
  expect(left.status).toBe(200);
  const stored = Object.entries(await app.stored()).filter(([name]) => name.startsWith('blog'));
  const all = JSON.stringify(stored);
  for (const gone of [person.userid, shown, draft, key]) expect(all).not.toContain(gone);
  expect(all).toContain(theirs);
  expect((await stage.view(other, theirs)).body.likes).toBe(0);
});

test('what a newer version of Sets has stored is given as it is, listed without its title, not changed', async () => {
  const person = await app.buildAccount();
  const blogid = await stage.published(person);
  const content = { v: 9, blocks: ['Later'] };
  await app.inStore((store) =>
    store
      .collection('blogposts')
      .updateOne({ _id: blogid as never }, { $set: { content, published: content } }),
  );
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await stage.read(person, blogid)).toMatchObject(refused);
  expect(await stage.save(person, blogid, { title: 'Now' }, 2)).toMatchObject(refused);
  expect(await stage.publish(person, blogid, 2)).toMatchObject(refused);
  expect(await stage.view(person, blogid)).toMatchObject(refused);
  expect((await stage.own(person)).body.posts).toMatchObject([{ blogid, title: '' }]);
  expect(await heldOf(person.userid)).toContainEqual(
    expect.objectContaining({ blogid, content, published: content }),
  );
  expect(await app.features.posts.takeDown(blogid, 'Why.')).toBe(true);
});
