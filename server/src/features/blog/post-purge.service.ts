import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { enqueueAt, midnightAfter, timedJob } from '../../core/jobs/timed-job.ts';
import type { BlogRecords } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import type { PostStore } from './post-store.service.ts';
import type { BlogVersions } from './post-versions.service.ts';

/** Posts that are looked for together. */
const atOnce = 100;

const job = timedJob('blog purge');

interface PurgeTools extends Pick<BlogTools, 'models' | 'clock' | 'jobs' | 'pictures' | 'onGone'> {
  readonly store: PostStore;
  readonly versions: BlogVersions;
}

/** Takes posts away for good, with all that hangs on them. */
export class PostPurge {
  readonly #tools: PurgeTools;
  readonly #models: BlogRecords;

  constructor(tools: PurgeTools) {
    this.#tools = tools;
    this.#models = tools.models;
    tools.jobs.handle(job, { run: () => this.#run() });
  }

  /** Has what is removed today taken away when it can be put back no more: once for each day. */
  async later(): Promise<void> {
    const { clock, jobs } = this.#tools;
    await enqueueAt(jobs, job, midnightAfter(clock.now() + blogLimits.putBack));
  }

  /** The post itself goes last: whatever failed before is found again by it. */
  async purge(blogid: string): Promise<void> {
    const { onGone, versions, pictures, store } = this.#tools;
    await onGone(blogid);
    await this.#models.likes.deleteMany({ blogid });
    await versions.removeAllOf(blogid);
    await pictures.removeAllOfPost(blogid);
    await store.remove(blogid);
  }

  async #run(): Promise<void> {
    const until = new Date(this.#tools.clock.now() - blogLimits.putBack);
    for (;;) {
      const removed = await this.#models.posts
        .find({ isRemoved: true, removedAt: { $lte: until } }, { _id: 1 })
        .limit(atOnce)
        .lean<{ _id: string }[]>();
      for (const { _id } of removed) await this.purge(_id);
      if (removed.length < atOnce) return;
    }
  }
}
