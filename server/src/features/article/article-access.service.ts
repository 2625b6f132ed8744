import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { ifFound } from '../../core/if-found.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { Found } from '../module/module-access.ts';
import { canModerate, canWriteIn } from '../module/module.policy.ts';
import { articleMessages } from './article.messages.ts';
import type { ArticleRecord } from './article-records.service.ts';
import type { ArticleStore } from './article-store.service.ts';
import type { ArticleTools, Who } from './article-tools.ts';

interface AccessTools extends Pick<ArticleTools, 'spaces'> {
  readonly store: ArticleStore;
}

/** An article as somebody found it who may read its space. */
export interface FoundArticle {
  readonly article: ArticleRecord;
  readonly space: Found;
  /** They moderate its space, and may change things. */
  readonly mayWrite: boolean;
}

const gone = (): AppError => new AppError('NOT_FOUND', articleMessages.gone);

/**
 * The one way to articles: whoever may read the space reads what is published, its moderators write. What is in a
 * space that is closed to somebody is not there, in the same words as what never was.
 */
export class ArticleAccess {
  readonly #tools: AccessTools;

  constructor(tools: AccessTools) {
    this.#tools = tools;
  }

  /** A published one. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async readable(who: Who | null, articleid: string): Promise<FoundArticle> {
    const article = await this.#tools.store.find(articleid);
    if (article?.isOut !== true) throw gone();
    const space = await asIfGone(this.#tools.spaces.read(who, article.moduleid), gone);
    return { article, space, mayWrite: canWriteIn(space.reader, space.record) };
  }

  /** For its moderators, whatever it is. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async edited(actor: Actor, articleid: string): Promise<ArticleRecord> {
    const article = await this.#tools.store.find(articleid);
    if (article === null) throw gone();
    await asIfGone(this.#tools.spaces.moderated(actor, article.moduleid), gone);
    return article;
  }

  /** The same, where they may change it. @throws AppError as `edited` */
  async changed(actor: Actor, articleid: string): Promise<void> {
    const moduleid = await this.#tools.store.spaceOf(articleid);
    if (moduleid === null) throw gone();
    await asIfGone(this.written(actor, moduleid), gone);
  }

  /** A space in which they may write articles. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async written(actor: Actor, moduleid: string): Promise<void> {
    const { reader } = await this.#tools.spaces.moderated(actor, moduleid);
    if (reader?.verified !== true) throw new AppError('FORBIDDEN', articleMessages.unverified);
  }

  /**
   * Whether somebody may see a picture that was sent for this article: moderators may; to others an article of its
   * space shows it. What was taken out is not to be seen any more, though a version keeps it.
   * @throws AppError NEWER_VERSION, UNREADABLE
   */
  async shows(userid: string | null, articleid: string, fileid: string): Promise<boolean> {
    const { store } = this.#tools;
    const moduleid = await store.spaceOf(articleid);
    if (moduleid === null) return false;
    const who = userid === null ? null : { userid };
    const space = await ifFound(this.#tools.spaces.read(who, moduleid));
    if (space === null) return false;
    return canModerate(space.reader, space.record) || store.isShownIn(moduleid, fileid);
  }
}
