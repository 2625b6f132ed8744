import type { Article, ArticleLine, ArticleList } from '@sets/shared/article/article.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { canModerate } from '../module/module.policy.ts';
import type { ArticleAccess } from './article-access.service.ts';
import { articleMessages } from './article.messages.ts';
import { presentArticle, presentLine } from './article.presenter.ts';
import type { ArticleStore, ListedArticle } from './article-store.service.ts';
import type { ArticleTools, Who } from './article-tools.ts';

interface ReadingTools extends Pick<ArticleTools, 'spaces' | 'pictures' | 'clock'> {
  readonly store: ArticleStore;
  readonly access: ArticleAccess;
}

const gone = (): AppError => new AppError('NOT_FOUND', articleMessages.gone);

/** Drafts, then what others read, then what was removed. */
const groupOf = ({ isRemoved, publishedAt }: ListedArticle): number => {
  if (isRemoved) return 2;
  return publishedAt === null ? 0 : 1;
};
const timeOf = ({ removedAt, publishedAt, savedAt }: ListedArticle): number =>
  (removedAt ?? publishedAt ?? savedAt).getTime();

/** In each group the latest first; of the same moment, always in one order. */
const inOrder = (one: ListedArticle, other: ListedArticle): number =>
  groupOf(one) - groupOf(other) || timeOf(other) - timeOf(one) || (one._id < other._id ? -1 : 1);

/** Articles, for whoever may read their space. */
export class ArticleReading {
  readonly #tools: ReadingTools;

  constructor(tools: ReadingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async list(who: Who | null, moduleid: string): Promise<ArticleList> {
    const { spaces, store, clock } = this.#tools;
    const { reader, record } = await spaces.read(who, moduleid);
    const moderates = canModerate(reader, record);
    const found = await store.in(moduleid, moderates ? {} : { isOut: true });
    const now = clock.now();
    const isKept = ({ removedUntil }: ArticleLine): boolean =>
      removedUntil === null || Date.parse(removedUntil) > now;
    return { articles: found.toSorted(inOrder).map(presentLine).filter(isKept) };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async view(who: Who | null, articleid: string): Promise<Article> {
    const { article, space, mayWrite } = await this.#tools.access.readable(who, articleid);
    const shown = presentArticle(article, space.record, mayWrite);
    if (shown === null) throw gone();
    return shown;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async picture(who: Who | null, articleid: string, fileid: string): Promise<Buffer> {
    const { access, pictures } = this.#tools;
    if (!(await access.shows(who?.userid ?? null, articleid, fileid))) throw gone();
    return pictures.read(who, fileid);
  }
}
