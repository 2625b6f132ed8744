import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import { photographBlogDesk } from './blog-desk-scenes.ts';
import {
  aPost,
  commentsOf,
  longPost,
  manyPosts,
  manyTags,
  ownPost,
  reports,
  threads,
} from './blog-samples.ts';
import { type Camera, Picture, type Size } from './camera.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop', 'projector'];

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };

const picture = new Picture(readFileSync(join(root, 'docs', 'pictures', 'screen-results.png')));
const usual = { '/api/file/cover1': picture, '/api/blog/tags': manyTags };
const feed = (posts: readonly unknown[], next: string | null = null) => ({
  ...usual,
  '/api/blog/feed**': { posts, next },
});
const nothing = { ...feed([]), '/api/blog/tags': { tags: [] } };
const key = { '/api/blog/feedkey': { key: 'Zq3xT8yWm1LkP0vNc5RbGd' } };

const coversDrawn = async (page: Page): Promise<void> => {
  await page.locator('main article img').first().waitFor();
};

const photographFeed = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path: '/blogs', until: 'main article' };
  await camera.take({
    ...shot,
    name: 'blog-feed',
    answers: feed(manyPosts, 'more'),
    before: coversDrawn,
  });
  await camera.take({
    ...shot,
    name: 'blog-feed-tag',
    path: '/blogs?tag=linear-algebra',
    answers: feed(manyPosts.slice(0, 2)),
  });
  await camera.take({
    ...shot,
    name: 'blog-feed-author',
    path: '/blogs?author=ada',
    answers: {
      ...feed(manyPosts.slice(4)),
      '/api/people/ada': {
        userid: 'ada',
        username: 'Ada Lovelace',
        school: '',
        followers: 1,
        followings: 2,
        listsAreOpen: true,
        you: { follows: false, isFollower: false, isBlocked: false },
      },
    },
  });
  const empty = {
    ...shot,
    until: 'main h2',
    sizes,
    answers: nothing,
  };
  await camera.take({ ...empty, name: 'blog-feed-empty' });
  await camera.take({ ...empty, name: 'blog-feed-followed-empty', path: '/blogs?list=followed' });
  await camera.take({ ...empty, name: 'blog-feed-search-empty', path: '/blogs?search=nothing' });
  const dialog = {
    ...shot,
    sizes,
    before: press('Follow by feed reader'),
  };
  await camera.take({ ...dialog, name: 'blog-key', answers: { ...feed(manyPosts), ...key } });
  const noKey = { '/api/blog/feedkey': { key: null } };
  await camera.take({
    ...dialog,
    name: 'blog-key-none',
    answers: { ...feed(manyPosts), ...noKey },
  });
};

const view = (post: unknown, page: unknown) => ({
  ...usual,
  '/api/blog/view/*': post,
  '/api/comment/list**': page,
});

const postDrawn = async (page: Page): Promise<void> => {
  await page.locator('.post-text h2').first().waitFor();
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.locator('#comments h2').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};

const photographPost = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const path = `/blog/view/${aPost.blogid}`;
  const all = commentsOf(threads, { next: 'more' });
  const shot = { as, sizes, path, until: 'main article h1', before: postDrawn };
  await camera.take({ ...shot, name: 'blog-post', answers: view(aPost, all) });
  const whole = { ...shot, isWhole: true };
  await camera.take({ ...whole, name: 'blog-post-whole', answers: view(aPost, all) });
  await camera.take({
    ...shot,
    name: 'blog-post-long',
    answers: view(longPost, commentsOf([], { count: 0, closed: 'unverified' })),
  });
  const short = { ...ownPost, text: 'It helps.', title: 'Tea', tags: [], cover: null };
  await camera.take({
    ...whole,
    name: 'blog-post-short',
    before: async (page) => {
      await page.locator('#comments h2').first().waitFor();
    },
    answers: view(
      { ...short, likes: 0, comments: 0, youLike: false },
      commentsOf([], { count: 0 }),
    ),
  });
  await camera.take({
    ...shot,
    name: 'blog-report',
    sizes,
    answers: view(aPost, all),
    before: async (page) => {
      await press('More options')(page);
      await press('Report this post')(page);
    },
  });
  await camera.take({
    ...shot,
    name: 'blog-post-none',
    until: 'main h1',
    path: '/blog/view/nothing',
    before: async () => undefined,
  });
};

/** Blogs as they are read, what is said below them, and what an admin decides on. */
export const photographBlogs = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('blog-')) return;
  await photographFeed(camera, product.lecturer);
  await photographPost(camera, product.lecturer);
  await photographBlogDesk(camera, product, picture);
  const admin = {
    as: product.admin,
    sizes,
    path: '/admin/homepage?part=reports',
    isWhole: true,
  };
  await camera.take({
    ...admin,
    name: 'blog-reports',
    until: 'main blockquote',
    answers: { '/api/report/list**': reports },
  });
  await camera.take({
    ...admin,
    name: 'blog-reports-empty',
    until: 'main h2',
    answers: { '/api/report/list**': { things: [], next: null } },
  });
};
