import { type BlogAudience, blogAudiences, blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* The one rule, seen by everything that shows a part of a post. */

const kinds = [
  'author',
  'stranger',
  'schoolmate',
  'unproven',
  'follower',
  'blocked',
  'blocking',
] as const;
type Kind = (typeof kinds)[number];
const states = ['published', 'taken down', 'removed', 'hidden', 'draft'] as const;
type State = (typeof states)[number];

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let people: Readonly<Record<Kind, Person>>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  const made: [Kind, Person][] = [];
  for (const kind of kinds) made.push([kind, await app.buildAccount({ username: kind })]);
  people = Object.fromEntries(made) as typeof people;
  const { author, schoolmate, unproven, follower, blocked, blocking } = people;
  for (const each of [author, schoolmate, blocked, blocking]) {
    await settle(app, each, { school: 'Harbour' });
  }
  await settle(app, unproven, { school: 'Harbour', verified: false });
  const calls = peopleStage(app);
  await calls.follow(follower, author);
  await calls.block(author, blocked);
  // They follow unseen: that opens nothing.
  await calls.follow(blocked, author);
  await calls.follow(blocking, author);
  await calls.block(blocking, author);
}, 60_000);
afterAll(() => app.close());

const audienceOf: Readonly<Record<BlogAudience, readonly Kind[]>> = {
  everybody: ['author', 'stranger', 'schoolmate', 'unproven', 'follower'],
  link: ['author', 'stranger', 'schoolmate', 'unproven', 'follower'],
  school: ['author', 'schoolmate'],
  followers: ['author', 'follower'],
};
const readersOf = (audience: BlogAudience, state: State): readonly Kind[] => {
  if (state === 'published') return audienceOf[audience];
  return state === 'taken down' ? ['author'] : [];
};

/** A post that names a picture of its own, in each audience and state. */
const build = async (audience: BlogAudience, state: State) => {
  const { author } = people;
  const blogid = newBlogid();
  const word = `word${newBlogid().replaceAll(/[^a-z]/gi, '')}`.toLowerCase();
  await stage.save(author, blogid, {});
  const { fileid } = (await stage.keepPicture(author, blogid, await smallPicture())).body;
  await stage.save(
    author,
    blogid,
    { title: `About ${word}`, text: `![](/api/file/${fileid})`, tags: [word] },
    1,
  );
  await stage.settings(author, blogid, { audience, commentsOpen: false }, 2);
  if (state !== 'draft') await stage.publish(author, blogid, 3);
  if (state === 'hidden') await stage.hide(author, blogid, 4);
  if (state === 'removed') await stage.remove(author, blogid, 4);
  if (state === 'taken down') await app.features.posts.takeDown(blogid, 'Not kind.');
  return { blogid, fileid, word };
};

const pictureOf = ({ token }: Person, fileid: string) =>
  app.call('GET', `/api/file/${fileid}`, { token });

const cases = blogAudiences.flatMap((audience) =>
  states.map((state): [BlogAudience, State] => [audience, state]),
);
test.each(cases)(
  'for %s, %s',
  async (audience, state) => {
    const { author } = people;
    const { blogid, fileid, word } = await build(audience, state);
    const readers = readersOf(audience, state);
    for (const kind of kinds) {
      const who = people[kind];
      const reads = readers.includes(kind);
      expect([kind, (await stage.view(who, blogid)).status]).toEqual([kind, reads ? 200 : 404]);
      const likes = await stage.like(who, blogid, true);
      const liked = kind === 'unproven' ? 403 : 200;
      expect([kind, likes.status]).toEqual([kind, reads ? liked : 404]);
      const told = await app.features.posts.forReader(who.userid, blogid);
      const seen = { author: author.userid, title: `About ${word}`, commentsOpen: false };
      expect([kind, told]).toEqual([kind, reads ? seen : null]);
      // Its author writes with pictures that nobody else reads yet.
      const sees = reads || kind === 'author';
      expect([kind, (await pictureOf(who, fileid)).status]).toEqual([kind, sees ? 200 : 404]);
      const lists = {
        newest: 'newest',
        tag: `tag&tag=${word}`,
        search: `search&words=${word}`,
        author: `author&author=${author.userid}`,
      };
      for (const [name, query] of Object.entries(lists)) {
        const { body } = await stage.feed(who, query);
        const isThere = body.posts.some((each) => each.blogid === blogid);
        const ownLink = kind === 'author' && audience === 'link' && name === 'author';
        const isListed = state === 'published' && reads && (audience !== 'link' || ownLink);
        expect([kind, name, isThere]).toEqual([kind, name, isListed]);
      }
    }
    const own = await stage.view(author, blogid);
    expect(own.body.isTakenDown).toBe(own.status === 200 ? state === 'taken down' : undefined);
    // Without an account nothing of it is to be had.
    expect((await app.call('GET', `/api/file/${fileid}`)).status).toBe(404);
    expect((await stage.read(author, blogid)).body.takenDown).toBe(
      state === 'taken down' ? 'Not kind.' : null,
    );
  },
  60_000,
);

test('who reads for a school or as a follower does so as long as they are one', async () => {
  const { author } = people;
  const reader = await app.buildAccount();
  const forSchool = await stage.published(author, {}, 'school');
  const forFollowers = await stage.published(author, {}, 'followers');
  const statuses = async () => [
    (await stage.view(reader, forSchool)).status,
    (await stage.view(reader, forFollowers)).status,
  ];
  expect(await statuses()).toEqual([404, 404]);
  await settle(app, reader, { school: 'Harbour' });
  await peopleStage(app).follow(reader, author);
  expect(await statuses()).toEqual([200, 200]);
  await settle(app, author, { school: 'Hilltop' });
  await peopleStage(app).removeFollower(author, reader);
  expect(await statuses()).toEqual([404, 404]);
  await settle(app, author, { school: 'Harbour' });
});

test('a school of another name has its posts in its list; what is put back up is seen again', async () => {
  const author = await app.buildAccount();
  const reader = await app.buildAccount();
  await settle(app, author, { school: 'Old Name' });
  const blogid = await stage.published(author, {}, 'school');
  await app.features.posts.renameSchool('Old Name', 'New Name');
  for (const each of [author, reader]) await settle(app, each, { school: 'New Name' });
  const listed = async () =>
    (await stage.feed(reader, 'school')).body.posts.map((each) => each.blogid);
  expect(await listed()).toEqual([blogid]);
  await app.features.posts.takeDown(blogid, 'Why.');
  expect(await listed()).toEqual([]);
  expect(await app.features.posts.forReport(blogid)).toMatchObject({ isTakenDown: true });
  await app.features.posts.putBackUp(blogid);
  expect(await listed()).toEqual([blogid]);
  expect(await app.features.posts.forReport(blogid)).toMatchObject({
    author: author.userid,
    title: 'What I learned',
    isTakenDown: false,
  });
  expect(await app.features.posts.forReport(newBlogid())).toBeNull();
  expect(await app.features.posts.takeDown(newBlogid(), 'Why.')).toBe(false);
});

test('what was removed an admin takes down all the same, as long as it can be put back', async () => {
  const author = await app.buildAccount();
  const reader = await app.buildAccount();
  const blogid = await stage.published(author);
  await stage.remove(author, blogid, 2);
  const { posts } = app.features;
  expect(await posts.forReport(blogid)).toMatchObject({ title: 'What I learned' });
  await posts.takeDown(blogid, 'Why.');
  await stage.putBack(author, blogid, 3);
  expect((await stage.view(reader, blogid)).status).toBe(404);
  await stage.remove(author, blogid, 4);
  clock.advance(blogLimits.putBack);
  expect(await posts.forReport(blogid)).toBeNull();
});
