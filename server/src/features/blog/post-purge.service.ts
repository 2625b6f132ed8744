import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { openPurge, removedIn } from '../../core/jobs/purge-job.ts';
import type { BlogRecords } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import type { PostStore } from './post-store.service.ts';
import type { BlogVersions } from './post-versions.service.ts';

interface PurgeTools extends Pick<BlogTools, 'models' | 'clock' | 'jobs' | 'pictures' | 'onGone'> {
  readonly store: PostStore;
  readonly versions: BlogVersions;
}

/** Takes posts away for good, with all that hangs on them. */
export class PostPurge {
  readonly #tools: PurgeTools;
  readonly #models: BlogRecords;
  /** Has what is removed today taken away when it can be put back no more. */
  readonly later: () => Promise<void>;

  constructor(tools: PurgeTools) {
    this.#tools = tools;
    this.#models = tools.models;
    this.later = openPurge({
      ...tools,
      name: 'blog purge',
      putBack: blogLimits.putBack,
      removedUntil: removedIn(tools.models.posts),
      purge: (blogid) => this.purge(blogid),
    });
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
}
