import * as z from 'zod/mini';
import { DailyNews } from '../../core/daily-news.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import { blogNotices } from './blog.messages.ts';
import { isListedFor } from './blog.policy.ts';
import { blogPaths } from './blog-paths.ts';
import { type BlogReaders, readableOf } from './blog-readers.service.ts';
import type { PostRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import { type PostStore, toldAll } from './post-store.service.ts';

/** Whoever publishes by a slip, or for the wrong audience, has so long to take it back: then nobody is told. */
export const untilTold = 5 * 60_000;

const job: JobKind<{ readonly blogid: string }> = {
  name: 'blog post news',
  payload: z.strictObject({ blogid: z.string() }),
  version: 1,
  sealed: false,
  pauses: [60_000, 600_000, 3_600_000],
  lease: 120_000,
  keep: 24 * 3_600_000,
  atOnce: 1,
};

type Needed = 'clock' | 'jobs' | 'limits' | 'notify' | 'followersToTell';

interface NewsTools extends Pick<BlogTools, Needed> {
  readonly store: PostStore;
  readonly readers: BlogReaders;
}

/** Tells followers of a new post: each once of a post, whatever becomes of it. */
export class PostNews {
  readonly #tools: NewsTools;
  readonly #news: DailyNews;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    this.#news = new DailyNews('posts', tools);
    tools.jobs.handle(job, { run: ({ blogid }) => this.#tellSome(blogid) });
  }

  /** Has those told in a while who may read it then. */
  async later({ _id: blogid, isListed, toldUpTo }: PostRecord): Promise<void> {
    if (!isListed || toldUpTo === toldAll) return;
    const { jobs, clock } = this.#tools;
    await jobs.enqueue(job, { blogid }, { key: blogid, notBefore: clock.now() + untilTold });
  }

  /** A part of the followers, so that a job is short however many there are; the next one goes on after them. */
  async #tellSome(blogid: string): Promise<void> {
    const { store, readers, followersToTell, jobs } = this.#tools;
    const post = await store.find(blogid);
    if (post === null || !post.isListed || post.toldUpTo === toldAll) return;
    const { followers, next } = await followersToTell.some(post.author, post.toldUpTo ?? null);
    // First it is put down: done again after a failure, nobody is told twice.
    if (!(await store.tells(post, next))) return;
    for (const follower of followers) {
      // Who has stored something that cannot be read keeps nobody else from being told.
      const author = await readers.author(follower, post.author).catch(() => null);
      if (author === null || !isListedFor(readableOf(post), author.standing)) continue;
      await this.#news.tell(follower, {
        about: blogid,
        one: { kind: 'post', ...blogNotices.post, path: blogPaths.view(blogid) },
        more: { ...blogNotices.more, path: blogPaths.followed },
      });
    }
    if (next !== null) await jobs.enqueue(job, { blogid });
  }
}
