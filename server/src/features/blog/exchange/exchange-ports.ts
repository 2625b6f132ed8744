import type { BlogAudience, BlogContent } from '@sets/shared/blog/blog.contract.ts';
import type { Actor } from '../../../core/actor.ts';

/** A post of one's own, as it is exported. */
export interface OwnedPost {
  readonly blogid: string;
  readonly content: BlogContent;
  readonly savedAt: Date;
  readonly audience: BlogAudience;
  readonly commentsOpen: boolean;
  /** What others read; null where nobody else may. */
  readonly published: {
    readonly at: Date;
    readonly editedAt: Date | null;
    readonly content: BlogContent;
  } | null;
}

export interface ExchangedPosts {
  /** All that this person has written and not removed, one after the other. */
  allOf(userid: string): AsyncIterable<OwnedPost>;
  /** @throws AppError FORBIDDEN where they may write nothing */
  expectMayWrite(actor: Pick<Actor, 'userid'>): Promise<void>;
  /** Whether they have one of this id, also one that they removed and can put back. */
  isThere(userid: string, blogid: string): Promise<boolean>;
  /**
   * Stores a draft. False where there is one of this id already: then that stays as it is.
   *
   * @throws AppError FORBIDDEN, FULL
   */
  makeDraft(userid: string, blogid: string, content: BlogContent): Promise<boolean>;
}

export interface ExchangedPictures {
  /** A picture that this person may see; null where there is none. */
  read(userid: string, fileid: string): Promise<Uint8Array | null>;
  /**
   * Keeps one for a post, which may come to be a moment later, and gives its id.
   *
   * @throws AppError FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE
   */
  keep(actor: Pick<Actor, 'userid'>, blogid: string, bytes: Buffer): Promise<string>;
}

/** A published post, as a feed tells it. */
export interface FeedPost {
  readonly blogid: string;
  readonly by: { readonly userid: string; readonly username: string };
  readonly title: string;
  readonly summary: string;
  /** Markdown source. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly publishedAt: Date;
  readonly editedAt: Date | null;
}

/** Which feed of those that somebody may read. */
export type FeedOf =
  | { readonly of: 'newest' | 'followed' | 'school' }
  | { readonly of: 'author'; readonly author: string };

export interface FeedReading {
  /** Whose key it is; null where it is nobody's, or theirs who may not log in (any more). */
  ownerOf(key: string): Promise<{ readonly userid: string; readonly madeAt: Date } | null>;
  /**
   * The newest posts that this person may read, with what they say. Null where there is no such author, or
   * they see nothing of each other.
   */
  newest(
    userid: string,
    of: FeedOf,
    most: number,
  ): Promise<{ readonly author: string | null; readonly posts: readonly FeedPost[] } | null>;
}

/** What files and feeds of posts find. */
export interface ExchangePorts {
  readonly posts: ExchangedPosts;
  readonly pictures: ExchangedPictures;
  readonly feeds: FeedReading;
}
