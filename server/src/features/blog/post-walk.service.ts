import type { QueryFilter } from 'mongoose';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { walkList, type Walked } from '../../core/walk-list.ts';
import { isListedFor } from './blog.policy.ts';
import type { ListedPost } from './blog.presenter.ts';
import {
  type BlogReaders,
  type Closed,
  closedBy,
  type Reader,
  readableOf,
  type SeenAuthor,
} from './blog-readers.service.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';

/** What is read of a post to know for whom it is. */
export type AskedPost = Pick<
  PostRecord,
  '_id' | 'author' | 'audience' | 'publishedAt' | 'takenDown' | 'removedAt'
>;

/** What a list reads of posts. */
export interface Reads<Post extends AskedPost> {
  readonly fields: Readonly<Record<Exclude<keyof Post, '_id'>, 1>>;
  /** So many are read at a time (`walkList`). */
  readonly portions: readonly number[];
}

/** Where a list comes from: a run of an index in its order. */
export interface Source<Post extends AskedPost = ListedPost> {
  readonly filter: QueryFilter<PostRecord>;
  readonly reads: Reads<Post>;
  /** Of an index on a list, which gives each of its runs in order and is not asked to sort. */
  readonly hint?: string;
  /** Leaves out what is not for this list, before anything else of it is looked at. */
  readonly keeps?: (posts: readonly Post[]) => Promise<readonly Post[]>;
}

/** What was found on the way, and where it ended. */
export type Found<Post extends AskedPost = ListedPost> = Walked<
  { readonly post: Post; readonly author: SeenAuthor },
  PlaceInList
>;

const placeOf = ({ publishedAt, _id: id }: AskedPost): PlaceInList => ({
  at: publishedAt?.getTime() ?? 0,
  id,
});

/** Goes through posts, the newest first, for those that somebody may read. */
export class PostWalk {
  readonly #posts: BlogRecords['posts'];
  readonly #readers: Pick<BlogReaders, 'authors'>;

  constructor({
    posts,
    readers,
  }: {
    readonly posts: BlogRecords['posts'];
    readonly readers: Pick<BlogReaders, 'authors'>;
  }) {
    this.#posts = posts;
    this.#readers = readers;
  }

  /** From a place on, until so many are found or enough was looked at. */
  through<Post extends AskedPost>(
    reader: Reader,
    source: Source<Post>,
    before: PlaceInList | undefined,
    most: number,
  ): Promise<Found<Post>> {
    /** Those whose posts were met: what of them is closed is not read again, or one of them could fill the list. */
    const met = new Map<string, SeenAuthor>();
    return walkList(
      {
        most,
        portions: source.reads.portions,
        read: (at, size) => this.#read(source, at, { size, closed: closedBy(met.values()) }),
        look: async (read) => {
          const kept = new Set((await source.keeps?.(read)) ?? read);
          const userids = [...kept].map(({ author }) => author);
          const authors = await this.#readers.authors(reader, userids);
          for (const [userid, author] of authors) met.set(userid, author);
          return (post) => {
            const author = kept.has(post) ? authors.get(post.author) : undefined;
            const shows = author && isListedFor(readableOf(post), author.standing);
            return shows ? { post, author } : undefined;
          };
        },
        placeOf,
      },
      before,
    );
  }

  #read<Post extends AskedPost>(
    { filter, hint, reads }: Source<Post>,
    before: PlaceInList | undefined,
    { size, closed }: { readonly size: number; readonly closed: readonly Closed[] },
  ): Promise<Post[]> {
    const further = before === undefined ? {} : after('publishedAt', before);
    const $nor = closed.map(({ audience, authors }) => ({ audience, author: { $in: authors } }));
    const open = $nor.length === 0 ? {} : { $nor };
    const wanted = { ...filter, ...further, ...open } as QueryFilter<PostRecord>;
    const found = this.#posts.find(wanted, reads.fields).limit(size);
    const ordered =
      hint === undefined ? found.sort({ publishedAt: -1, _id: -1 }) : found.hint(hint);
    return ordered.lean<Post[]>();
  }
}
