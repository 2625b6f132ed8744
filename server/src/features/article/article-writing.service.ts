import { isDeepStrictEqual } from 'node:util';
import {
  type ArticleContent,
  articleLimits,
  type EditedArticle,
} from '@sets/shared/article/article.contract.ts';
import { storedArticle } from '@sets/shared/article/article.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { isWorthKeeping } from '../../core/kept-versions.ts';
import { leftOut } from '../../core/left-out.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { ArticleAccess } from './article-access.service.ts';
import { articleMessages } from './article.messages.ts';
import { lineOf, presentEdited } from './article.presenter.ts';
import type { ArticlePurge } from './article-purge.service.ts';
import type { ArticleFields, ArticleRecord } from './article-records.service.ts';
import { type ArticleStore, picturesOf } from './article-store.service.ts';
import type { ArticleTools } from './article-tools.ts';
import type { Versions } from './article-versions.service.ts';

interface WritingTools extends Pick<ArticleTools, 'people' | 'spaces' | 'pictures' | 'clock'> {
  readonly store: ArticleStore;
  readonly access: ArticleAccess;
  readonly versions: Versions;
  readonly purge: ArticlePurge;
}

interface Saved {
  readonly moduleid: string;
  readonly content: ArticleContent;
  readonly revision: number;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const contentOf = ({ content }: ArticleRecord): ArticleContent =>
  storedValue(storedArticle, content);

/** @throws AppError NEWER_VERSION, UNREADABLE */
const publishedOf = ({ published }: ArticleRecord): ArticleContent | null =>
  published === null ? null : storedValue(storedArticle, published);

const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);
const full = (): AppError => new AppError('FULL', articleMessages.full);

/** @throws AppError CONFLICT */
const expectThere = ({ removedAt }: ArticleRecord): void => {
  if (removedAt !== null) throw conflict(articleMessages.removed);
};

/** @throws AppError BAD_REQUEST */
const expectFewPictures = (content: ArticleContent): void => {
  if (picturesOf(content).length <= articleLimits.pictures) return;
  throw new AppError('BAD_REQUEST', articleMessages.manyPictures);
};

/** @throws AppError BAD_REQUEST */
const expectPublishable = ({ title, text }: ArticleContent): void => {
  if (clean(title) === '') throw new AppError('BAD_REQUEST', articleMessages.noTitle);
  if (clean(text) === '') throw new AppError('BAD_REQUEST', articleMessages.noText);
};

/**
 * What moderators do with articles. Each change names the revision that they have seen; what is so already, as
 * where a call is made again, changes nothing, whichever revision that names.
 */
export class ArticleWriting {
  readonly #tools: WritingTools;
  /** Of this process: articles that are made in one space at the same moment are counted one by one. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, articleid: string): Promise<EditedArticle> {
    return this.#present(await this.#tools.access.edited(actor, articleid));
  }

  /** The first save makes it. @throws AppError BAD_REQUEST, NOT_FOUND, FORBIDDEN, CONFLICT, FULL, NEWER_VERSION, UNREADABLE */
  async save(actor: Actor, articleid: string, saved: Saved): Promise<EditedArticle> {
    const { access, store } = this.#tools;
    const { moduleid, content, revision } = saved;
    await access.written(actor, moduleid);
    expectFewPictures(content);
    if (revision === 0) {
      await this.#inTurn(moduleid, () => this.#make(actor, articleid, { moduleid, content }));
    }
    const found = await store.find(articleid);
    if (found === null) throw conflict(articleMessages.notThere);
    if (found.moduleid !== moduleid) throw conflict(articleMessages.taken);
    expectThere(found);
    if (isDeepStrictEqual(contentOf(found), content)) return this.#present(found);
    if (found.revision !== revision) throw conflict(articleMessages.changed);
    return this.#write(actor, found, content);
  }

  async #write(
    { userid }: Actor,
    before: ArticleRecord,
    content: ArticleContent,
  ): Promise<EditedArticle> {
    const { store, versions, pictures } = this.#tools;
    const now = this.#now();
    const keeps = isWorthKeeping(before, now.getTime());
    // It is there before it is written over, also where this process ends in between.
    if (keeps) await versions.keep(before);
    let former: readonly string[] = [];
    const saved = await store.change(before._id, (article) => {
      expectThere(article);
      if (isDeepStrictEqual(contentOf(article), content)) return null;
      if (article.revision !== before.revision) throw conflict(articleMessages.changed);
      former = article.pictures;
      return {
        content: toStored(storedArticle, content),
        draft: lineOf(content),
        pictures: picturesOf(content, publishedOf(article)),
        savedAt: now,
        savedBy: userid,
        revision: article.revision + 1,
        ...(keeps ? { keptAt: now } : {}),
      };
    });
    await pictures.loosen(leftOut(former, saved.pictures));
    return this.#present(saved);
  }

  /** Where there is one of this id, that stays as it is. @throws AppError FULL, NOT_FOUND */
  async #make(
    { userid }: Actor,
    articleid: string,
    { moduleid, content }: Pick<Saved, 'moduleid' | 'content'>,
  ): Promise<void> {
    const { store, spaces } = this.#tools;
    if ((await store.spaceOf(articleid)) !== null) return;
    if ((await store.countIn(moduleid)) >= articleLimits.articles) throw full();
    const now = this.#now();
    const isMade = await store.insert(articleid, {
      moduleid,
      content: toStored(storedArticle, content),
      draft: lineOf(content),
      savedAt: now,
      savedBy: userid,
      keptAt: now,
      published: null,
      line: null,
      publishedAt: null,
      editedAt: null,
      removedAt: null,
      pictures: picturesOf(content),
      shown: [],
      revision: 1,
    });
    if (!isMade) return;
    // Another process may have made one at the same moment, or taken the space away for good.
    const isThere = await spaces.isThere(moduleid);
    if (isThere && (await store.countIn(moduleid)) <= articleLimits.articles) return;
    await store.remove(articleid);
    if (isThere) throw full();
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, NEWER_VERSION, UNREADABLE */
  async publish(actor: Actor, articleid: string, revision: number): Promise<EditedArticle> {
    const { versions, pictures } = this.#tools;
    const now = this.#now();
    let written: ArticleRecord | null = null;
    const published = await this.#change(actor, articleid, revision, (article) => {
      expectThere(article);
      const content = contentOf(article);
      if (isDeepStrictEqual(content, publishedOf(article))) return null;
      expectPublishable(content);
      written = article;
      const when =
        article.publishedAt === null ? { publishedAt: now, editedAt: null } : { editedAt: now };
      const named = picturesOf(content);
      return {
        ...when,
        published: toStored(storedArticle, content),
        line: lineOf(content),
        pictures: named,
        shown: named,
        keptAt: now,
      };
    });
    // Taken by the compiler for what it was at first.
    const before = written as ArticleRecord | null;
    if (before === null) return published;
    await versions.keep(before, { isPublished: true });
    const named = picturesOf(published.content);
    await pictures.loosen(leftOut(before.pictures, named));
    return published;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  async hide(actor: Actor, articleid: string, revision: number): Promise<EditedArticle> {
    let former: readonly string[] = [];
    const hidden = await this.#change(actor, articleid, revision, (article) => {
      expectThere(article);
      if (article.published === null) return null;
      former = article.pictures;
      const pictures = picturesOf(contentOf(article));
      const unread = { published: null, line: null, publishedAt: null, editedAt: null };
      return { ...unread, pictures, shown: [] };
    });
    const named = picturesOf(hidden.content);
    await this.#tools.pictures.loosen(leftOut(former, named));
    return hidden;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  async remove(actor: Actor, articleid: string, revision: number): Promise<EditedArticle> {
    const { access, purge } = this.#tools;
    await access.changed(actor, articleid);
    // What takes it away for good comes first, also where this process ends here.
    await purge.later();
    return this.#change(actor, articleid, revision, ({ removedAt }) =>
      removedAt === null ? { removedAt: this.#now() } : null,
    );
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  putBack(actor: Actor, articleid: string, revision: number): Promise<EditedArticle> {
    return this.#change(actor, articleid, revision, ({ removedAt }) => {
      if (removedAt === null) return null;
      const isLate = this.#now().getTime() >= removedAt.getTime() + articleLimits.putBack;
      // It goes at any moment, in several writes.
      if (isLate) throw new AppError('NOT_FOUND', articleMessages.gone);
      return { removedAt: null };
    });
  }

  async #change(
    actor: Actor,
    articleid: string,
    revision: number,
    change: (article: ArticleRecord) => Partial<ArticleFields> | null,
  ): Promise<EditedArticle> {
    const { access, store } = this.#tools;
    await access.changed(actor, articleid);
    const changed = await store.change(articleid, (article) => {
      // What cannot be told of afterwards is not changed.
      contentOf(article);
      const next = change(article);
      if (next === null) return null;
      if (article.revision !== revision) throw conflict(articleMessages.changed);
      return { ...next, revision: revision + 1 };
    });
    return this.#present(changed);
  }

  async #present(article: ArticleRecord): Promise<EditedArticle> {
    const { savedBy } = article;
    const names = await this.#tools.people.names(savedBy === null ? [] : [savedBy]);
    return presentEdited(article, names);
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}
