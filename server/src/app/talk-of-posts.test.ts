import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage } from '../../test/blog-stage.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { untilTold } from '../features/blog/post-news.service.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { reportStage, talkStage } from '../../test/talk-stage.ts';

/* Posts as what is commented on and reported: the real ones, for elsewhere things stand in for them. */

const day = 24 * 3_600_000;
const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let talk: ReturnType<typeof talkStage>;
let reports: ReturnType<typeof reportStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  talk = talkStage(app);
  reports = reportStage(app);
}, 60_000);
afterAll(() => app.close());

/** In how many of the collections something is named. */
const namedIn = async (word: string): Promise<string[]> => {
  const all = Object.entries(await app.stored());
  return all.filter(([, rows]) => JSON.stringify(rows).includes(word)).map(([name]) => name);
};

const published = async () => {
  const [author, reader] = [await app.buildAccount(), await app.buildAccount()];
  const blogid = await stage.published(author);
  const subject = { kind: 'blog', id: blogid } as const;
  return { author, reader, blogid, subject };
};

test('a post tells how many comments it has, and whether they are open', async () => {
  const { author, reader, blogid, subject } = await published();
  const commentid = await talk.say(reader, subject);
  await talk.say(author, subject, 'To you', commentid);
  expect((await stage.view(reader, blogid)).body.comments).toBe(2);
  await talk.remove(reader, commentid);
  expect((await stage.view(reader, blogid)).body.comments).toBe(1);
  await stage.settings(author, blogid, { commentsOpen: false }, 2);
  expect((await talk.list(reader, subject)).body.closed).toBe('byAuthor');
  expect((await talk.write(reader, subject)).status).toBe(403);
  await stage.hide(author, blogid, 3);
  expect((await talk.list(reader, subject)).status).toBe(404);
}, 60_000);

test('a post that is taken down is there for its author alone, who reads why', async () => {
  const { author, reader, blogid, subject } = await published();
  const admin = await app.buildAccount({ accountType: 'admin' });
  expect((await reports.report(reader, subject)).status).toBe(201);
  const decision = { decision: 'takeDown', subject, answer: 'Not kind.' } as const;
  expect((await reports.decide(admin, decision)).status).toBe(200);
  expect((await stage.view(reader, blogid)).status).toBe(404);
  expect((await talk.list(reader, subject)).status).toBe(404);
  expect((await stage.read(author, blogid)).body.takenDown).toBe('Not kind.');
  await reports.decide(admin, { decision: 'putBack', subject });
  expect((await stage.view(reader, blogid)).status).toBe(200);
}, 60_000);

test('with a post goes all that was said and reported of it', async () => {
  const { author, reader, blogid, subject } = await published();
  const commentid = await talk.say(reader, subject);
  await reports.report(reader, subject);
  await reports.report(author, { kind: 'comment', id: commentid });
  await stage.remove(author, blogid, 2);
  expect(await namedIn(blogid)).toContain('comments');
  // Followers would have been told by now: a job that comes days late is kept as one that failed.
  clock.advance(untilTold);
  const news = async () => {
    const jobs = (await app.stored())['jobs'] ?? [];
    return jobs.filter((each) => /blog post news/.test(JSON.stringify(each)));
  };
  await expect.poll(news, { timeout: 20_000 }).toEqual([]);
  clock.advance(blogLimits.putBack + 2 * day);
  // That there was something is told in notifications.
  const left = async () => (await namedIn(blogid)).filter((name) => name !== 'notifications');
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  expect(await namedIn(commentid)).toEqual([]);
}, 60_000);
