import type { Post } from '@sets/shared/blog/blog.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { blogMessages } from './blog.messages.ts';
import { mayRead } from './blog.policy.ts';
import { presentPost } from './blog.presenter.ts';
import { type BlogReaders, readableOf, type SeenAuthor } from './blog-readers.service.ts';
import type { PostRecord } from './blog-records.service.ts';
import type { BlogLikes } from './blog-likes.service.ts';
import { picturesOf, type PostStore, toldOf } from './post-store.service.ts';

interface ReadingTools {
  readonly store: PostStore;
  readonly readers: BlogReaders;
  readonly likes: Pick<BlogLikes, 'among'>;
}

const gone = (): AppError => new AppError('NOT_FOUND', blogMessages.gone);

/** Single posts, for whoever may read them. */
export class PostReading {
  readonly #tools: ReadingTools;

  constructor(tools: ReadingTools) {
    this.#tools = tools;
  }

  /** Null alike for what is not there and what is not for them. @throws AppError NEWER_VERSION, UNREADABLE */
  async seen(
    userid: string,
    blogid: string,
  ): Promise<{ readonly post: PostRecord; readonly author: SeenAuthor } | null> {
    const { store, readers } = this.#tools;
    const post = await store.find(blogid);
    if (post === null) return null;
    const author = await readers.author(userid, post.author);
    if (author === null || !mayRead(readableOf(post), author.standing)) return null;
    return { post, author };
  }

  /**
   * Whether a picture of this post stands in what somebody may read of its author: what was taken out of a post is not to be
   * seen any more, though a version of it keeps the picture. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async shows(userid: string, blogid: string, picture: string): Promise<boolean> {
    const { store, readers } = this.#tools;
    const of = await store.find(blogid);
    const author = of && (await readers.author(userid, of.author));
    if (of === null || author === null) return false;
    const naming = await store.outWith(of.author, picture);
    return naming.some(
      (post) =>
        mayRead(readableOf(post), author.standing) &&
        picturesOf(toldOf(post.published)).includes(picture),
    );
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async expectSeen(userid: string, blogid: string): Promise<void> {
    if ((await this.seen(userid, blogid)) === null) throw gone();
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async view({ userid }: Pick<Actor, 'userid'>, blogid: string): Promise<Post> {
    const [seen, liked] = await Promise.all([
      this.seen(userid, blogid),
      this.#tools.likes.among(userid, [blogid]),
    ]);
    const shown = seen && presentPost(seen.post, seen.author, liked.has(blogid));
    if (!shown) throw gone();
    return shown;
  }
}
