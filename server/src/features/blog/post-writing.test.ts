import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage, contentForTests, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  author = await app.buildAccount({ username: 'Ada' });
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const conflict = { status: 409, body: { code: 'CONFLICT' } };

test('the first save makes it, and what is sent twice is there once', async () => {
  const blogid = newBlogid();
  const first = await stage.save(author, blogid, { title: 'One' });
  expect(first).toMatchObject({
    status: 200,
    body: { blogid, revision: 1, audience: 'everybody', commentsOpen: true, published: null },
  });
  expect((await stage.save(author, blogid, { title: 'One' })).body).toEqual(first.body);
  const second = await stage.save(author, blogid, { title: 'Two' }, 1);
  expect(second.body).toMatchObject({ revision: 2, content: { title: 'Two' } });
  expect((await stage.save(author, blogid, { title: 'Two' }, 1)).body).toEqual(second.body);
});

test('409: a stale revision, an id of somebody else, one that is gone; nothing is changed', async () => {
  const blogid = newBlogid();
  const other = await app.buildAccount();
  await stage.save(author, blogid, { title: 'One' });
  const { body: before } = await stage.save(author, blogid, { title: 'Two' }, 1);
  expect(await stage.save(author, blogid, { title: 'Three' }, 1)).toMatchObject(conflict);
  expect(await stage.save(author, blogid, { title: 'Three' }, 0)).toMatchObject(conflict);
  expect(await stage.save(author, blogid, { title: 'Three' }, 9)).toMatchObject(conflict);
  expect(await stage.save(other, blogid, { title: 'Mine' })).toMatchObject(conflict);
  expect(await stage.save(author, newBlogid(), { title: 'Mine' }, 3)).toMatchObject(conflict);
  expect(await stage.publish(author, blogid, 1)).toMatchObject(conflict);
  expect(await stage.remove(author, blogid, 1)).toMatchObject(conflict);
  expect(await stage.settings(author, blogid, { audience: 'link' }, 1)).toMatchObject(conflict);
  expect((await stage.read(author, blogid)).body).toEqual(before);
  expect((await stage.read(other, blogid)).status).toBe(404);
});

test('of saves at the same moment one is taken, and its revision is the next', async () => {
  const blogid = newBlogid();
  await stage.save(author, blogid, {});
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_none, at) => stage.save(author, blogid, { title: `Of ${at}` }, 1)),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect((await stage.read(author, blogid)).body).toEqual(taken[0]?.body);
});

test('publishing: a title, a text and a proven address; what others read stays until it is done again', async () => {
  const reader = await app.buildAccount();
  const blogid = newBlogid();
  await stage.save(author, blogid, { title: '', text: 'Words' });
  expect(await stage.publish(author, blogid, 1)).toMatchObject({ status: 400 });
  await stage.save(author, blogid, { title: 'Title', text: ' \n\u200B ' }, 1);
  expect(await stage.publish(author, blogid, 2)).toMatchObject({ status: 400 });
  await stage.save(author, blogid, { title: 'Title', text: '# Said\n\nOne **two**.' }, 2);
  const { body } = await stage.publish(author, blogid, 3);
  expect(body).toMatchObject({ revision: 4, published: { editedAt: null, differs: false } });
  // Once more, as where the answer was lost.
  expect((await stage.publish(author, blogid, 3)).body).toEqual(body);
  expect((await stage.view(reader, blogid)).body).toMatchObject({
    title: 'Title',
    summary: 'Said One two.',
    text: '# Said\n\nOne **two**.',
    minutes: 1,
    by: { userid: author.userid, username: 'Ada', school: '' },
    isYours: false,
    isTakenDown: false,
  });
  const draft = await stage.save(author, blogid, { title: 'Later' }, 4);
  expect(draft.body.published).toMatchObject({ differs: true });
  expect((await stage.view(reader, blogid)).body.title).toBe('Title');
  const again = await stage.publish(author, blogid, 5);
  expect(again.body.published).toMatchObject({ at: body.published?.at, differs: false });
  expect(again.body.published?.editedAt).not.toBeNull();
  expect((await stage.view(reader, blogid)).body.title).toBe('Later');
  const hidden = await stage.hide(author, blogid, 6);
  expect(hidden.body).toMatchObject({ published: null, content: { title: 'Later' } });
  expect((await stage.view(reader, blogid)).status).toBe(404);
  expect((await stage.view(author, blogid)).status).toBe(404);
});

test('403: who has not proven their address writes drafts, and publishes none', async () => {
  const person = await app.buildAccount({ verified: false });
  const blogid = newBlogid();
  expect((await stage.save(person, blogid, {})).status).toBe(200);
  expect(await stage.publish(person, blogid, 1)).toMatchObject({ status: 403 });
  expect((await stage.read(person, blogid)).body.published).toBeNull();
});

test('removed: nobody reads it, for a week it can be put back, then it is gone with its versions', async () => {
  const reader = await app.buildAccount();
  const blogid = await stage.published(author);
  const { body } = await stage.remove(author, blogid, 2);
  expect(body.removedUntil).not.toBeNull();
  expect((await stage.view(reader, blogid)).status).toBe(404);
  expect((await stage.own(author)).body.posts.some((each) => each.blogid === blogid)).toBe(false);
  expect(await stage.save(author, blogid, { title: 'New' }, 3)).toMatchObject(conflict);
  expect(await stage.publish(author, blogid, 3)).toMatchObject(conflict);
  const back = await stage.putBack(author, blogid, 3);
  expect(back.body).toMatchObject({ revision: 4, removedUntil: null });
  expect((await stage.view(reader, blogid)).status).toBe(200);
  await stage.like(reader, blogid, true);
  await stage.remove(author, blogid, 4);
  clock.advance(9 * day);
  const again = await app.call<{ token: string }>('POST', '/api/user/login', {
    body: { email: author.email, password: author.password },
  });
  author = { ...author, token: again.body.token };
  expect((await stage.putBack(author, blogid, 5)).status).toBe(404);
  const left = () =>
    app.inStore(async (store) => [
      await store.collection('blogposts').countDocuments({ _id: blogid as never }),
      await store.collection('blogversions').countDocuments({ blogid }),
      await store.collection('bloglikes').countDocuments({ blogid }),
    ]);
  await expect.poll(left, { timeout: 10_000 }).toEqual([0, 0, 0]);
});

test('versions: at each publishing, and after a quarter of an hour of writing; the oldest go', async () => {
  const blogid = newBlogid();
  const save = (title: string, revision: number) => stage.save(author, blogid, { title }, revision);
  await save('1', 0);
  await save('2', 1);
  expect((await stage.versions(author, blogid)).body.versions).toEqual([]);
  clock.advance(15 * 60_000);
  await save('3', 2);
  await save('4', 3);
  await stage.publish(author, blogid, 4);
  await save('5', 5);
  const { versions } = (await stage.versions(author, blogid)).body;
  expect(versions.map(({ version, title, isPublished }) => [version, title, isPublished])).toEqual([
    [4, '4', true],
    [2, '2', false],
  ]);
  expect((await stage.version(author, blogid, 2)).body.content).toEqual(
    contentForTests({ title: '2' }),
  );
  expect((await stage.version(author, blogid, 3)).status).toBe(404);
  for (let at = 0; at < blogLimits.versions + 3; at += 1) {
    clock.advance(15 * 60_000);
    await save(`later ${at}`, 6 + at);
  }
  const kept = (await stage.versions(author, blogid)).body.versions;
  expect(kept).toHaveLength(blogLimits.versions);
  expect(kept.at(0)?.title).toBe(`later ${blogLimits.versions + 1}`);
}, 60_000);

test('an account has so many posts, also where they are made at the same moment', async () => {
  const person = await app.buildAccount();
  const { blogid } = (await stage.save(person, newBlogid(), {})).body;
  await app.inStore(async (store) => {
    const posts = store.collection('blogposts');
    const one = await posts.findOne({ _id: blogid as never });
    await posts.insertMany(
      Array.from({ length: blogLimits.posts - 3 }, (_none, at) =>
        Object.assign({ ...one }, { _id: `filled-${at}` }),
      ) as never[],
    );
  });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => stage.save(person, newBlogid(), {})),
  );
  const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('FULL');
});
