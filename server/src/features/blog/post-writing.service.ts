import { isDeepStrictEqual } from 'node:util';
import { type BlogContent, blogLimits, type OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { isWorthKeeping } from '../../core/kept-versions.ts';
import { leftOut } from '../../core/left-out.ts';
import { storedValue } from '../../core/stored-value.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { blogMessages } from './blog.messages.ts';
import { provenSchoolOf } from '../account/proven-school.ts';
import { lineOf, presentOwn } from './blog.presenter.ts';
import type { PostFields, PostRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import type { PostNews } from './post-news.service.ts';
import type { PostPurge } from './post-purge.service.ts';
import { picturesOf, type PostStore } from './post-store.service.ts';
import type { BlogVersions } from './post-versions.service.ts';

type Who = Pick<Actor, 'userid'>;

/** What an author says of who reads a post. */
type Settings = Pick<PostFields, 'audience' | 'commentsOpen'>;

interface WritingTools extends Pick<BlogTools, 'people' | 'pictures' | 'clock'> {
  readonly store: PostStore;
  readonly versions: BlogVersions;
  readonly purge: PostPurge;
  readonly news: PostNews;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const contentOf = ({ content }: PostRecord): BlogContent => storedValue(storedPost, content);

/** @throws AppError NEWER_VERSION, UNREADABLE */
const publishedOf = ({ published }: PostRecord): BlogContent | null =>
  published === null ? null : storedValue(storedPost, published);

const full = (): AppError => new AppError('FULL', blogMessages.full);
const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);

/** @throws AppError CONFLICT */
const expectThere = ({ removedAt }: PostRecord): void => {
  if (removedAt !== null) throw conflict(blogMessages.removed);
};

/**
 * What authors do with their posts. Each change names the revision that its author has seen; what is so
 * already, as where a call is made again, changes nothing, whichever revision that names.
 */
export class PostWriting {
  readonly #tools: WritingTools;
  /** Of this process: posts that one account makes at the same moment are counted one by one. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read({ userid }: Who, blogid: string): Promise<OwnPost> {
    return presentOwn(await this.#tools.store.findOwn(userid, blogid));
  }

  /** The first save makes it. @throws AppError CONFLICT, FULL, NEWER_VERSION, UNREADABLE */
  async save(
    actor: Who,
    blogid: string,
    { content, revision }: { readonly content: BlogContent; readonly revision: number },
  ): Promise<OwnPost> {
    const { store } = this.#tools;
    if (revision === 0) await this.make(actor, blogid, content);
    const found = await store.find(blogid);
    if (found === null) throw conflict(blogMessages.notThere);
    if (found.author !== actor.userid) throw conflict(blogMessages.taken);
    expectThere(found);
    if (isDeepStrictEqual(contentOf(found), content)) return presentOwn(found);
    if (found.revision !== revision) throw conflict(blogMessages.changed);
    return this.#write(found, content);
  }

  async #write(before: PostRecord, content: BlogContent): Promise<OwnPost> {
    const { store, versions, pictures } = this.#tools;
    const now = this.#now();
    const keeps = isWorthKeeping(before, now.getTime());
    // It is there before it is written over, also where this process ends in between.
    if (keeps) await versions.keep(before);
    await this.#settleSchool(before);
    let former: readonly string[] = [];
    const saved = await store.change(before._id, (post) => {
      expectThere(post);
      if (isDeepStrictEqual(contentOf(post), content)) return null;
      if (post.revision !== before.revision) throw conflict(blogMessages.changed);
      former = post.pictures;
      return {
        content: toStored(storedPost, content),
        pictures: picturesOf(content, publishedOf(post)),
        savedAt: now,
        revision: post.revision + 1,
        ...(keeps ? { keptAt: now } : {}),
      };
    });
    await pictures.loosen(leftOut(former, saved.pictures));
    return presentOwn(saved);
  }

  /** A draft of this id, which nobody has yet; false where there is one already. @throws AppError FULL */
  make(actor: Who, blogid: string, content: BlogContent): Promise<boolean> {
    return this.#inTurn(actor.userid, () => this.#make(actor, blogid, content));
  }

  async #make(actor: Who, blogid: string, content: BlogContent): Promise<boolean> {
    const { store } = this.#tools;
    if ((await store.find(blogid)) !== null) return false;
    if ((await store.countOf(actor.userid)) >= blogLimits.posts) throw full();
    const now = this.#now();
    const school = await this.#provenSchoolOf(actor);
    await store.setSchool(actor.userid, school);
    const made = await store.insert(blogid, {
      author: actor.userid,
      school,
      content: toStored(storedPost, content),
      savedAt: now,
      keptAt: now,
      published: null,
      line: null,
      publishedAt: null,
      editedAt: null,
      audience: 'everybody',
      commentsOpen: true,
      takenDown: null,
      removedAt: null,
      pictures: picturesOf(content),
      revision: 1,
    });
    if (made === null) return false;
    // Another process may have made one at the same moment.
    if ((await store.countOf(actor.userid)) <= blogLimits.posts) return true;
    await store.remove(blogid);
    throw full();
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  settings(
    actor: Who,
    blogid: string,
    { revision, audience, commentsOpen }: Settings & { readonly revision: number },
  ): Promise<OwnPost> {
    return this.#change(actor, blogid, revision, (post) => {
      expectThere(post);
      const isSo = post.audience === audience && post.commentsOpen === commentsOpen;
      return isSo ? null : { audience, commentsOpen };
    });
  }

  /** @throws AppError FORBIDDEN */
  expectMayPublish({ userid }: Who): Promise<void> {
    return expectProvenAddress(this.#tools.people, userid, blogMessages.unverified);
  }

  /** @throws AppError FORBIDDEN, BAD_REQUEST, NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async publish(actor: Who, blogid: string, revision: number): Promise<OwnPost> {
    const { store, versions, pictures } = this.#tools;
    const own = await store.findOwn(actor.userid, blogid);
    await this.expectMayPublish(actor);
    await this.#settleSchool(own);
    const now = this.#now();
    let written: PostRecord | null = null;
    const published = await this.#change(actor, blogid, revision, (post) => {
      expectThere(post);
      const content = contentOf(post);
      const former = publishedOf(post);
      if (isDeepStrictEqual(content, former)) return null;
      expectPublishable(content);
      written = post;
      const when =
        post.publishedAt === null ? { publishedAt: now, editedAt: null } : { editedAt: now };
      return {
        ...when,
        published: toStored(storedPost, content),
        line: lineOf(content),
        pictures: picturesOf(content),
        keptAt: now,
      };
    });
    // Taken by the compiler for what it was at first.
    const before = written as PostRecord | null;
    if (before === null) return published;
    await versions.keep(before, { isPublished: true });
    const named = picturesOf(published.content);
    await pictures.loosen(leftOut(before.pictures, named));
    return published;
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  hide(actor: Who, blogid: string, revision: number): Promise<OwnPost> {
    return this.#change(actor, blogid, revision, (post) => {
      expectThere(post);
      if (post.published === null) return null;
      return { published: null, line: null, publishedAt: null, editedAt: null };
    });
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async remove(actor: Who, blogid: string, revision: number): Promise<OwnPost> {
    const { purge, store } = this.#tools;
    await store.findOwn(actor.userid, blogid);
    // What takes it away for good comes first, also where this process ends here.
    await purge.later();
    return this.#change(actor, blogid, revision, ({ removedAt }) =>
      removedAt === null ? { removedAt: this.#now() } : null,
    );
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  putBack(actor: Who, blogid: string, revision: number): Promise<OwnPost> {
    return this.#change(actor, blogid, revision, ({ removedAt }) => {
      if (removedAt === null) return null;
      const isLate = this.#now().getTime() >= removedAt.getTime() + blogLimits.putBack;
      // It goes at any moment, in several writes.
      if (isLate) throw new AppError('NOT_FOUND', blogMessages.gone);
      return { removedAt: null };
    });
  }

  async #change(
    { userid }: Who,
    blogid: string,
    revision: number,
    change: (post: PostRecord) => Partial<PostFields> | null,
  ): Promise<OwnPost> {
    const { store, news } = this.#tools;
    await store.findOwn(userid, blogid);
    const changed = await store.change(blogid, (post) => {
      // What cannot be told of afterwards is not changed.
      contentOf(post);
      const next = change(post);
      if (next === null) return null;
      if (post.revision !== revision) throw conflict(blogMessages.changed);
      return { ...next, revision: revision + 1 };
    });
    await news.later(changed);
    return presentOwn(changed);
  }

  /** Whoever came to another school since has all their posts in its list from now on. */
  async #settleSchool({ author, school: before }: PostRecord): Promise<void> {
    const school = await this.#provenSchoolOf({ userid: author });
    if (school !== before) await this.#tools.store.setSchool(author, school);
  }

  async #provenSchoolOf({ userid }: Who): Promise<string> {
    const person = await this.#tools.people.lookUp(userid);
    return person === null ? '' : provenSchoolOf(person);
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}

/** @throws AppError BAD_REQUEST */
const expectPublishable = ({ title, text }: BlogContent): void => {
  if (clean(title) === '') throw new AppError('BAD_REQUEST', blogMessages.noTitle);
  if (clean(text) === '') throw new AppError('BAD_REQUEST', blogMessages.noText);
};
