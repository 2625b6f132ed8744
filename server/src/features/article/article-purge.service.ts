import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { openPurge } from '../../core/jobs/purge-job.ts';
import type { ArticleStore } from './article-store.service.ts';
import type { ArticleTools } from './article-tools.ts';
import type { Versions } from './article-versions.service.ts';

interface PurgeTools extends Pick<
  ArticleTools,
  'models' | 'clock' | 'jobs' | 'pictures' | 'onGone'
> {
  readonly store: ArticleStore;
  readonly versions: Versions;
}

/** Takes articles away for good, with all that hangs on them. */
export class ArticlePurge {
  readonly #tools: PurgeTools;
  /** Has what is removed today taken away when it can be put back no more. */
  readonly later: () => Promise<void>;

  constructor(tools: PurgeTools) {
    this.#tools = tools;
    this.later = openPurge({
      ...tools,
      name: 'article purge',
      putBack: articleLimits.putBack,
      removedUntil: (until, most) => this.#removedUntil(until, most),
      purge: (articleid) => this.purge(articleid),
    });
  }

  /** The article itself goes last: whatever failed before is found again by it. */
  async purge(articleid: string): Promise<void> {
    const { onGone, versions, pictures, store } = this.#tools;
    await onGone(articleid);
    await versions.removeAllOf(articleid);
    await pictures.removeAllOfArticle(articleid);
    await store.remove(articleid);
  }

  /** The space is gone for good. */
  async purgeAllIn(moduleid: string): Promise<void> {
    for (const { _id } of await this.#tools.store.in(moduleid)) await this.purge(_id);
  }

  async #removedUntil(until: Date, most: number): Promise<string[]> {
    const removed = await this.#tools.models.articles
      .find({ isRemoved: true, removedAt: { $lte: until } }, { _id: 1 })
      .limit(most)
      .lean<{ _id: string }[]>();
    return removed.map(({ _id }) => _id);
  }
}
