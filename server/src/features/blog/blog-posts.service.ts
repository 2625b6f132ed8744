import { type BlogContent, blogLimits } from '@sets/shared/blog/blog.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { ifFound } from '../../core/if-found.ts';
import { picturesNamedIn } from '../../core/pictures-named.ts';
import { blogMessages } from './blog.messages.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import type { OwnedPost } from './exchange/exchange-ports.ts';
import type { PostReading } from './post-reading.service.ts';
import { type PostStore, toldOf } from './post-store.service.ts';
import type { PostWriting } from './post-writing.service.ts';

interface PostsTools extends Pick<BlogTools, 'models' | 'clock'> {
  readonly store: PostStore;
  readonly reading: PostReading;
  readonly writing: PostWriting;
}

/** Posts as other features and the exchange of files ask for them. */
export class BlogPosts {
  readonly #tools: PostsTools;
  readonly #posts: BlogRecords['posts'];

  constructor(tools: PostsTools) {
    this.#tools = tools;
    this.#posts = tools.models.posts;
  }

  /** Null alike for what is not there and what is not for them. @throws AppError NEWER_VERSION, UNREADABLE */
  async forReader(
    userid: string,
    blogid: string,
  ): Promise<{
    readonly author: string;
    readonly title: string;
    readonly commentsOpen: boolean;
  } | null> {
    const seen = await this.#tools.reading.seen(userid, blogid);
    if (seen === null) return null;
    const { author, line, commentsOpen } = seen.post;
    return { author, title: line?.title ?? '', commentsOpen };
  }

  /** How many comments stand under it now. */
  countComments(blogid: string, count: number): Promise<void> {
    return this.#tools.store.setComments(blogid, count);
  }

  /**
   * As admins look at it, also while its author can put it back: else what was reported is away whenever they come.
   * Null where it is gone. Of what is no more published they read nothing.
   */
  async forReport(blogid: string): Promise<{
    readonly author: string;
    readonly title: string;
    readonly text: string;
    readonly isTakenDown: boolean;
  } | null> {
    const post = await this.#tools.store.find(blogid);
    if (post === null || !this.#isKept(post)) return null;
    const { author, published, takenDown } = post;
    const { title = '', text = '' } = toldOf(published) ?? {};
    return { author, title, text, isTakenDown: takenDown !== null };
  }

  /** Or it can be put back. */
  #isKept({ removedAt }: PostRecord): boolean {
    return removedAt === null || this.#tools.clock.now() < removedAt.getTime() + blogLimits.putBack;
  }

  /** For nobody but its author from now on, who reads the answer. False where it is gone. */
  takeDown(blogid: string, answer: string): Promise<boolean> {
    return this.#setTakenDown(blogid, answer);
  }

  /** False where it is gone. */
  putBackUp(blogid: string): Promise<boolean> {
    return this.#setTakenDown(blogid, null);
  }

  async #setTakenDown(blogid: string, takenDown: string | null): Promise<boolean> {
    const changing = this.#tools.store.change(blogid, (post) =>
      post.takenDown === takenDown ? null : { takenDown },
    );
    return (await ifFound(changing)) !== null;
  }

  /** One’s own, what was saved last first; without what was removed, or cannot be read here. */
  async *allOf(userid: string): AsyncGenerator<OwnedPost> {
    const all = this.#posts
      .find({ author: userid, isRemoved: false })
      .sort({ savedAt: -1, _id: -1 })
      .lean<PostRecord>()
      .cursor();
    for await (const post of all) {
      const { _id: blogid, savedAt, audience, commentsOpen, publishedAt: at, editedAt } = post;
      const content = toldOf(post.content);
      const read = toldOf(post.published);
      const published = at === null || read === null ? null : { at, editedAt, content: read };
      if (content !== null) yield { blogid, content, savedAt, audience, commentsOpen, published };
    }
  }

  /** @throws AppError FORBIDDEN where they may not publish */
  expectMayWrite(actor: Pick<Actor, 'userid'>): Promise<void> {
    return this.#tools.writing.expectMayPublish(actor);
  }

  /** Whether they have one of this id, also one that they removed and can put back. */
  async isThere(userid: string, blogid: string): Promise<boolean> {
    return (await this.#tools.store.find(blogid))?.author === userid;
  }

  /** False where there is one of this id already: then that stays as it is. @throws AppError FULL */
  makeDraft(userid: string, blogid: string, content: BlogContent): Promise<boolean> {
    return this.#tools.writing.make({ userid }, blogid, content);
  }

  /** Those of these pictures that a post, or what one was, names. */
  picturesNamed(fileids: readonly string[]): Promise<ReadonlySet<string>> {
    const { posts, versions } = this.#tools.models;
    return picturesNamedIn([posts, versions], fileids);
  }

  /** A school has another name: what is for it stands in the list of its people all the same. */
  async renameSchool(before: string, after: string): Promise<void> {
    await this.#posts.updateMany({ school: before }, { $set: { school: after } });
  }

  /** @throws AppError NOT_FOUND where it is not there, removed, or of somebody else */
  async expectOwn(userid: string, blogid: string): Promise<void> {
    const post = await this.#tools.store.findOwn(userid, blogid);
    if (post.removedAt !== null) throw new AppError('NOT_FOUND', blogMessages.gone);
  }

  /** @throws AppError NOT_FOUND where it is of somebody else */
  async expectNobodyElses(userid: string, blogid: string): Promise<void> {
    const post = await this.#tools.store.find(blogid);
    if (post !== null && post.author !== userid) {
      throw new AppError('NOT_FOUND', blogMessages.gone);
    }
  }
}
