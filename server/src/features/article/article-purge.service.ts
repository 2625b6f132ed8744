import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { openPurge, removedIn } from '../../core/jobs/purge-job.ts';
import type { ArticleRecord, VersionRecord } from './article-records.service.ts';
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

const noHeirs = () => Promise.resolve(new Map<string, never>());

type Naming = Pick<ArticleRecord, '_id' | 'pictures'>;

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
      removedUntil: removedIn(tools.models.articles),
      purge: (articleid) => this.purge(articleid),
    });
  }

  /** The article itself goes last: whatever failed before is found again by it. */
  async purge(
    articleid: string,
    heirsOf = (fileids: readonly string[]) => this.#heirsOf(articleid, fileids),
  ): Promise<void> {
    const { onGone, versions, pictures, store } = this.#tools;
    await onGone(articleid);
    await versions.removeAllOf(articleid);
    await pictures.removeAllOfArticle(articleid, heirsOf);
    await store.remove(articleid);
  }

  /** The space is gone for good. */
  async purgeAllIn(moduleid: string): Promise<void> {
    for (const { _id } of await this.#tools.store.in(moduleid)) await this.purge(_id, noHeirs);
  }

  /** Text is copied from one article to another: what another one of the space names, or once did, is that one's. */
  async #heirsOf(
    articleid: string,
    fileids: readonly string[],
  ): Promise<ReadonlyMap<string, { articleid: string }>> {
    const { models, store } = this.#tools;
    const moduleid = await store.spaceOf(articleid);
    if (moduleid === null || fileids.length === 0) return new Map();
    const pictures = { $in: [...fileids] };
    const others = await models.articles
      .find({ pictures, moduleid, _id: { $ne: articleid } }, { pictures: 1 })
      .lean<Naming[]>();
    const were = await models.versions
      .find({ pictures, articleid: { $ne: articleid } }, { articleid: 1, pictures: 1 })
      .lean<Pick<VersionRecord, 'articleid' | 'pictures'>[]>();
    const wereHere = await models.articles
      .find({ _id: { $in: were.map((version) => version.articleid) }, moduleid }, { _id: 1 })
      .lean<Pick<ArticleRecord, '_id'>[]>();
    const here = new Set(wereHere.map(({ _id }) => _id));
    const sent = new Set(fileids);
    const heirs = [
      ...were.filter((version) => here.has(version.articleid)),
      ...others.map(({ _id, pictures: named }) => ({ articleid: _id, pictures: named })),
    ];
    // What names it now comes last, and so is what remains of two.
    return new Map(
      heirs.flatMap((heir) =>
        heir.pictures
          .filter((fileid) => sent.has(fileid))
          .map((fileid) => [fileid, { articleid: heir.articleid }] as const),
      ),
    );
  }
}
