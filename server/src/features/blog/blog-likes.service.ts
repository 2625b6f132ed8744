import type { Actor } from '../../core/actor.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { blogMessages } from './blog.messages.ts';
import type { BlogRecords, LikeRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import type { PostStore } from './post-store.service.ts';

/** No id has a `:` in it. */
const idOf = (blogid: string, userid: string): string => `${blogid}:${userid}`;

interface LikeTools extends Pick<BlogTools, 'models' | 'clock' | 'people'> {
  readonly store: PostStore;
  /** @throws AppError NOT_FOUND where they may not read it */
  readonly expectSeen: (userid: string, blogid: string) => Promise<void>;
}

/**
 * Who likes which post: one row of each pair. The row decides who counts: of all that put it there, or take it
 * away, at the same moment, one does.
 */
export class BlogLikes {
  readonly #tools: LikeTools;
  readonly #likes: BlogRecords['likes'];

  constructor(tools: LikeTools) {
    this.#tools = tools;
    this.#likes = tools.models.likes;
  }

  /** To like twice is to like once. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async like({ userid }: Pick<Actor, 'userid'>, blogid: string, on: boolean) {
    const { store, expectSeen, people } = this.#tools;
    await expectSeen(userid, blogid);
    if (on) await expectProvenAddress(people, userid, blogMessages.unverifiedLike);
    if (await (on ? this.#put(userid, blogid) : this.#take(userid, blogid))) {
      await store.countLikes(blogid, on ? 1 : -1);
    }
    const post = await store.find(blogid);
    return { likes: Math.max(0, post?.likes ?? 0), youLike: on };
  }

  /** Those of these posts that somebody likes. */
  async among(userid: string, blogids: readonly string[]): Promise<ReadonlySet<string>> {
    if (blogids.length === 0) return new Set();
    const ids = blogids.map((blogid) => idOf(blogid, userid));
    const found = await this.#likes.find({ _id: { $in: ids } }).lean<LikeRecord[]>();
    return new Set(found.map(({ blogid }) => blogid));
  }

  /** One after the other. */
  of(userid: string): AsyncIterable<LikeRecord> {
    return this.#likes.find({ userid }).sort({ at: 1 }).lean<LikeRecord>().cursor();
  }

  /** Each is counted no more once, also where it is done again after a failure. */
  async removeAllOf(userid: string): Promise<void> {
    for await (const { blogid } of this.of(userid)) {
      if (await this.#take(userid, blogid)) await this.#tools.store.countLikes(blogid, -1);
    }
  }

  async #put(userid: string, blogid: string): Promise<boolean> {
    const at = new Date(this.#tools.clock.now());
    try {
      await this.#likes.create({ _id: idOf(blogid, userid), blogid, userid, at });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async #take(userid: string, blogid: string): Promise<boolean> {
    const { deletedCount } = await this.#likes.deleteOne({ _id: idOf(blogid, userid) });
    return deletedCount === 1;
  }
}
