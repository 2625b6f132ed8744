import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { ifFound } from '../../core/if-found.ts';
import { picturesNamedIn } from '../../core/pictures-named.ts';
import type { ArticleAccess } from './article-access.service.ts';
import { articleMessages } from './article.messages.ts';
import type { ArticlePurge } from './article-purge.service.ts';
import type { ArticleRecords } from './article-records.service.ts';
import { articleSearch } from './article-search.service.ts';
import type { ArticleTools } from './article-tools.ts';

interface ArticlesTools extends Pick<ArticleTools, 'models' | 'pictures'> {
  readonly access: ArticleAccess;
  readonly purge: ArticlePurge;
}

/** Articles as other features ask for them. */
export class Articles {
  readonly #tools: ArticlesTools;
  readonly #models: ArticleRecords;
  /** For the search over spaces. */
  readonly search: ReturnType<typeof articleSearch>;

  constructor(tools: ArticlesTools) {
    this.#tools = tools;
    this.#models = tools.models;
    this.search = articleSearch(tools.models);
  }

  /** Those of these that are published in this space. */
  async publishedIn(moduleid: string, articleids: readonly string[]): Promise<ReadonlySet<string>> {
    if (articleids.length === 0) return new Set();
    const wanted = { _id: { $in: [...articleids] }, moduleid, isOut: true };
    const found = await this.#models.articles.find(wanted, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** A published one; null alike for what is not there and what is not for them. @throws AppError NEWER_VERSION, UNREADABLE */
  async forReader(
    userid: string | null,
    articleid: string,
  ): Promise<{ readonly moduleid: string; readonly mayWrite: boolean } | null> {
    const who = userid === null ? null : { userid };
    const found = await ifFound(this.#tools.access.readable(who, articleid));
    return found && { moduleid: found.article.moduleid, mayWrite: found.mayWrite };
  }

  /** Whether somebody may see a picture that was sent for this article; null for a visitor. @throws AppError NEWER_VERSION, UNREADABLE */
  shows(userid: string | null, articleid: string, fileid: string): Promise<boolean> {
    return this.#tools.access.shows(userid, articleid, fileid);
  }

  /** Those of these pictures that an article, or what one was, names. */
  picturesNamed(fileids: readonly string[]): Promise<ReadonlySet<string>> {
    const { articles, versions } = this.#models;
    return picturesNamedIn([articles, versions], fileids);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  keepPicture(actor: Actor, articleid: string, sent: Buffer): Promise<Picture> {
    const { pictures, access } = this.#tools;
    const allow = async (): Promise<void> => {
      await access.changed(actor, articleid);
      if (await this.#isRemoved(articleid)) throw new AppError('NOT_FOUND', articleMessages.gone);
    };
    return pictures.keep(actor, { articleid, allow }, sent);
  }

  async #isRemoved(articleid: string): Promise<boolean> {
    const removed = { _id: articleid, isRemoved: true };
    return (await this.#models.articles.findOne(removed, { _id: 1 }).lean()) !== null;
  }

  /** A space is gone for good, with what lies in it. */
  spaceGone(moduleid: string): Promise<void> {
    return this.#tools.purge.purgeAllIn(moduleid);
  }
}
