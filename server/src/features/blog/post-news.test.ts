import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { peopleStage, putFollows, storedFollow } from '../../../test/people-stage.ts';
import { settle } from '../../../test/settle.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { toldOneByOne } from '../../core/daily-news.ts';
import { followersAtOnce } from '../people/followers-to-tell.service.ts';
import { untilTold } from './post-news.service.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let people: ReturnType<typeof peopleStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  people = peopleStage(app);
});
afterAll(() => app.close());

const jobsLeft = () =>
  app.inStore((store) => store.collection('jobs').countDocuments({ kind: 'blog post news' }));

/** The time in which it can be taken back is over, and whoever is told of it was told. */
const whenTold = async () => {
  clock.advance(untilTold);
  await expect.poll(jobsLeft).toBe(0);
};
const told = async ({ token }: Person) => {
  const { body } = await app.call<NotificationPage>('GET', '/api/notifications', { token });
  return body.notifications.filter(({ kind }) => kind === 'post');
};

const anAuthor = () => app.buildAccount({ username: 'Zoe Unnamed' });
const followersOf = async (author: Person, count: number): Promise<Person[]> => {
  const made: Person[] = [];
  for (let at = 0; at < count; at += 1) made.push(await app.buildAccount());
  for (const each of made) await people.follow(each, author);
  return made;
};

test('a follower is told of a post once, without a name, whatever becomes of it', async () => {
  const author = await anAuthor();
  const [follower] = (await followersOf(author, 1)) as [Person];
  const stranger = await app.buildAccount();
  const blogid = await stage.published(author, { title: 'Trains at night' });
  expect(await told(follower)).toEqual([]);
  await whenTold();
  const path = `/blog/view/${blogid}`;
  expect(await told(follower)).toMatchObject([{ title: 'A new post', path }]);
  expect(JSON.stringify(await told(follower))).not.toMatch(/Zoe|Trains/);
  expect([...(await told(stranger)), ...(await told(author))]).toEqual([]);

  let { revision } = (await stage.hide(author, blogid, 2)).body;
  ({ revision } = (await stage.publish(author, blogid, revision)).body);
  ({ revision } = (await stage.save(author, blogid, { title: 'Trains by day' }, revision)).body);
  expect((await stage.publish(author, blogid, revision)).status).toBe(200);
  await whenTold();
  expect(await told(follower)).toHaveLength(1);
  // Nor is whoever follows since then: it is not new.
  const [later] = (await followersOf(author, 1)) as [Person];
  await stage.hide(author, blogid, revision + 1);
  await stage.publish(author, blogid, revision + 2);
  await whenTold();
  expect(await told(later)).toEqual([]);
});

test.each([
  ['everybody', ['schoolmate', 'other']],
  ['followers', ['schoolmate', 'other']],
  ['school', ['schoolmate']],
  ['link', []],
] as const satisfies readonly (readonly [BlogAudience, readonly string[]])[])(
  'of a post for %s who may read it and finds it in lists',
  async (audience, expected) => {
    const author = await anAuthor();
    const [schoolmate, other] = (await followersOf(author, 2)) as [Person, Person];
    for (const each of [author, schoolmate]) await settle(app, each, { school: 'Harbour' });
    await stage.published(author, {}, audience);
    await whenTold();
    const all = Object.entries({ schoolmate, other });
    const were = await Promise.all(all.map(async ([, each]) => (await told(each)).length > 0));
    expect(all.filter((_, at) => were[at]).map(([name]) => name)).toEqual(expected);
  },
);

test('what comes into lists later is told then, and what was taken back in time never', async () => {
  const author = await anAuthor();
  const [follower] = (await followersOf(author, 1)) as [Person];
  const blogid = await stage.published(author, {}, 'link');
  await whenTold();
  expect(await told(follower)).toEqual([]);
  const { revision } = (await stage.settings(author, blogid, {}, 3)).body;
  await stage.hide(author, blogid, revision);
  await whenTold();
  expect(await told(follower)).toEqual([]);
  await stage.publish(author, blogid, revision + 1);
  await whenTold();
  expect(await told(follower)).toHaveLength(1);
});

test('nobody is told who says so, who is blocked, or of a draft', async () => {
  const author = await anAuthor();
  const [quiet, parted] = (await followersOf(author, 2)) as [Person, Person];
  const blocked = await app.buildAccount();
  await people.say(quiet, { tellsOfPosts: false });
  await people.block(author, blocked);
  await people.follow(blocked, author);
  const blogid = await stage.published(author);
  await people.unfollow(parted, author);
  await stage.save(author, newBlogid(), {});
  await whenTold();
  for (const each of [quiet, parted, blocked]) expect(await told(each)).toEqual([]);
  // What they say holds from then on, for what is new.
  await people.say(quiet, {});
  await stage.settings(author, blogid, { commentsOpen: false }, 2);
  await whenTold();
  expect(await told(quiet)).toEqual([]);
});

test('of many posts in a day the first are told one by one, the next together, then none', async () => {
  const author = await anAuthor();
  const [follower] = (await followersOf(author, 1)) as [Person];
  for (let at = 0; at < toldOneByOne + 3; at += 1) await stage.published(author);
  await whenTold();
  const all = await told(follower);
  expect(all).toHaveLength(toldOneByOne + 1);
  const more = all.filter(({ title }) => title === 'More new posts');
  expect(more).toMatchObject([{ path: '/blogs?list=followed' }]);
});

test('many followers are told in parts, each once, also where a job is done again', async () => {
  const author = await anAuthor();
  const many = Array.from({ length: followersAtOnce + 10 }, (_, at) => `follower-${at}`);
  await putFollows(
    app,
    many.map((each, at) => storedFollow(each, author.userid, Math.floor(at / 7))),
  );
  await stage.published(author);
  // Publishing itself writes nothing for them, but one job.
  const toldNow = () =>
    app.inStore((store) =>
      store
        .collection('notifications')
        .find({ userid: { $in: many } })
        .toArray(),
    );
  expect([await jobsLeft(), await toldNow()]).toEqual([1, []]);
  await app.inStore(async (store) => {
    const jobs = store.collection<{ _id: string }>('jobs');
    const { key: _key, ...job } = (await jobs.findOne({ kind: 'blog post news' })) as never as {
      _id: string;
      key: string;
    };
    await jobs.insertOne({ ...job, _id: 'the-same-once-more' });
  });
  await whenTold();
  const userids = (await toldNow()).map(({ userid }) => String(userid));
  expect(userids.toSorted()).toEqual(many.toSorted());
});
