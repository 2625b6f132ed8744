import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { heading, link, tokenOf } from './page-acts.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';

/*
 * A student finds a long feed, comes back to the place where they were in it, reads and likes a post,
 * follows its tag, searches, and sees it on the page of its author.
 */

let stage: PeopleStage;
/** On a laptop. */
let mira: Page;
/** On a phone. */
let jonas: Page;

beforeAll(async () => {
  stage = await openPeopleStage();
  ({ mira, jonas } = await stage.pagesOfBoth());
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const open = (page: Page, path: string) => page.goto(`${stage.url}${path}`);

const blogidOf = (number: number): string => `post${number}`.padEnd(22, '-');

/** Publishes posts, as whoever this page belongs to; the last is the newest. */
const publish = async (page: Page, from: number, to: number): Promise<void> =>
  page.evaluate(
    async ({ ids, first, token }) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      for (const [at, blogid] of ids.entries()) {
        const number = first + at;
        const content = {
          title: `Week ${number}`,
          text: `# What it was\n\nA vector, ${number} times: $x^2$.\n\n## And then\n\n${'It went on and on.\n\n'.repeat(30)}`,
          tags: number % 2 === 0 ? ['even'] : ['odd'],
          cover: null,
        };
        const saved = await fetch(`/api/blog/post/${blogid}`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ content, revision: 0 }),
        });
        if (!saved.ok) throw new Error(`Saving answered ${saved.status}.`);
        const told = await fetch(`/api/blog/publish/${blogid}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ revision: 1 }),
        });
        if (!told.ok) throw new Error(`Publishing answered ${told.status}.`);
      }
    },
    {
      ids: Array.from({ length: to - from + 1 }, (_none, at) => blogidOf(from + at)),
      first: from,
      token: await tokenOf(page),
    },
  );

test('nobody has written yet, and each list says what comes next', async () => {
  await jonas.getByRole('button', { name: 'Menu', exact: true }).click();
  await link(jonas, 'Blogs').click();
  await heading(jonas, 'No posts yet');
  expect(await axeFaults(jonas)).toEqual([]);
  await link(jonas, 'Followed').click();
  await heading(jonas, 'Nothing from people you follow yet');
  expect(await axeFaults(jonas)).toEqual([]);
});

test('a long feed comes as one scrolls, and Back returns to the same place in it', async () => {
  await publish(mira, 1, 45);
  await open(jonas, '/blogs');
  await link(jonas, 'Week 45').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await link(jonas, 'Week 26').scrollIntoViewIfNeeded();
  await link(jonas, 'Week 10').scrollIntoViewIfNeeded();
  const place = await link(jonas, 'Week 10').boundingBox();
  await link(jonas, 'Week 10').click();
  await heading(jonas, 'What it was');
  await jonas.goBack();
  await link(jonas, 'Week 10').waitFor();
  await expect
    .poll(async () => Math.round((await link(jonas, 'Week 10').boundingBox())?.y ?? 0))
    .toBe(Math.round(place?.y ?? -1));
});

test('a post is read, and liked once by a double tap; the feed knows of it', async () => {
  await link(jonas, 'Week 10').click();
  await heading(jonas, 'And then');
  const like = jonas.getByRole('button', { name: /^Like/ });
  await like.scrollIntoViewIfNeeded();
  await like.dblclick();
  await jonas.getByRole('button', { name: /^You like it, 1 in all/ }).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await jonas.goBack();
  await jonas
    .getByRole('article')
    .filter({ hasText: 'Week 10' })
    .getByText('1 like', { exact: true })
    .waitFor({ state: 'attached' });
  await open(mira, `/blog/view/${blogidOf(10)}#section-and-then`);
  await link(mira, 'Edit').waitFor();
  await expect
    .poll(async () => (await mira.getByRole('heading', { name: /And then/ }).boundingBox())?.y ?? 0)
    .toBeLessThan(200);
  await mira.getByRole('button', { name: 'Like, 1 so far' }).waitFor();
});

test('a tag, words and a person each lead to their posts', async () => {
  await open(jonas, '/blogs');
  await link(jonas, '#even, 22 posts').click();
  await link(jonas, 'Week 44').waitFor();
  expect(await jonas.getByRole('link', { name: 'Week 45', exact: true }).count()).toBe(0);
  await jonas.getByRole('searchbox', { name: 'Search posts' }).fill('vector 17');
  await link(jonas, 'Week 17').waitFor();
  expect(new URL(jonas.url()).search).toBe('?search=vector+17');
  await jonas.goBack();
  await link(jonas, 'Week 44').waitFor();
  await open(jonas, `/person/${stage.ids.mira}`);
  await link(jonas, 'Week 45').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await jonas.getByRole('link', { name: /^All posts by/ }).click();
  await jonas.getByRole('heading', { level: 1, name: /Posts by .*Mira/ }).waitFor();
  await link(jonas, 'Week 44').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
});

test('a feed reader has an address of its own, until it is withdrawn', async () => {
  await open(jonas, '/blogs');
  await jonas.getByRole('button', { name: 'Follow by feed reader' }).click();
  await jonas.getByRole('button', { name: 'Make my addresses' }).click();
  await jonas.getByText(/\/api\/blog\/atom\/.{22}\/newest$/).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await jonas.getByRole('button', { name: 'Withdraw the addresses' }).click();
  await jonas.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await jonas.getByRole('button', { name: 'Make my addresses' }).waitFor();
});

test('what is not there is told alike, whatever the reason', async () => {
  await open(jonas, `/blog/view/${blogidOf(999)}`);
  await heading(jonas, 'There is no such post');
  expect(await axeFaults(jonas)).toEqual([]);
});
