import {
  blogLimits,
  type FeedQuery,
  type OwnPostsPage,
  type PostLine,
  type PostsPage,
} from '@sets/shared/blog/blog.contract.ts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import {
  after,
  cutPage,
  type PlaceInList,
  readPlace,
  writePlace,
} from '../../core/place-in-list.ts';
import type { BlogLikes } from './blog-likes.service.ts';
import { isListedFor } from './blog.policy.ts';
import { fieldsOfLine, type ListedPost, presentLine, presentOwnLine } from './blog.presenter.ts';
import {
  type BlogReaders,
  type Reader,
  readableOf,
  type SeenAuthor,
} from './blog-readers.service.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';
import type { BlogSearch } from './blog-search.service.ts';
import type { BlogTools } from './blog-tools.ts';

type Who = Pick<Actor, 'userid'>;

/** What is listed by time. */
export type TimedQuery = Exclude<FeedQuery, { readonly of: 'search' }>;

interface ListTools extends Pick<BlogTools, 'models' | 'follows'> {
  readonly readers: BlogReaders;
  readonly likes: Pick<BlogLikes, 'among'>;
  readonly search: BlogSearch;
}

/** Where a list comes from: a run of an index in its order. */
interface Source {
  readonly filter: QueryFilter<PostRecord>;
  /** Of an index on a list, which gives each of its runs in order and is not asked to sort. */
  readonly hint?: string;
  /** Leaves out what is not for this list, before anything else of it is looked at. */
  readonly keeps?: (posts: readonly ListedPost[]) => Promise<readonly ListedPost[]>;
  /** How many are read at a time: all of `portions` unless it is said. */
  readonly sizes?: readonly number[];
}

/** What was found on the way, and where it ended: null at the end of the list. */
interface Found {
  readonly shown: { readonly post: ListedPost; readonly author: SeenAuthor }[];
  readonly at: PlaceInList | null;
}

const { perPage } = blogLimits;
/**
 * So many are read at a time until a page is full: some more than fit, for a few of them are not for whoever
 * asks, and many where most are not. Then the page ends, short of what it may hold.
 */
const portions = [perPage + 10, 60, 120, 240] as const;
/** The newest posts of which the tags are counted, and how many tags are told. */
const mostCounted = 150;
const mostTags = 60;
/** What is read of a post for that: no line. */
const fieldsOfTags = {
  author: 1,
  audience: 1,
  publishedAt: 1,
  takenDown: 1,
  removedAt: 1,
  tags: 1,
} as const;

const placeOf = ({ publishedAt, _id: id }: ListedPost): PlaceInList => ({
  at: publishedAt?.getTime() ?? 0,
  id,
});

const ofThem = (authors: ReadonlySet<string>, posts: readonly ListedPost[]): ListedPost[] =>
  posts.filter(({ author }) => authors.has(author));

/** Whether a page holds all it can, or its list ends with it. */
const isWhole = ({ shown, at }: Found): boolean => at === null || shown.length >= perPage;

/** Lists of posts, for whoever may read what stands in them. */
export class BlogLists {
  readonly #tools: ListTools;
  readonly #posts: BlogRecords['posts'];

  constructor(tools: ListTools) {
    this.#tools = tools;
    this.#posts = tools.models.posts;
  }

  /** @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page({ userid }: Who, query: FeedQuery): Promise<PostsPage> {
    const { readers, search } = this.#tools;
    const reader = await readers.reader(userid);
    if (query.of === 'search') {
      const found = await search.find(reader, query.words);
      return { posts: await this.#lines(reader, found), next: null };
    }
    const before = query.before === undefined ? undefined : readPlace(query.before);
    const { shown, at } = await this.found(reader, query, before);
    return { posts: await this.#lines(reader, shown), next: at && writePlace(at) };
  }

  /** At most a page of what somebody may read. @throws AppError NEWER_VERSION, UNREADABLE */
  found(reader: Reader, query: TimedQuery, before: PlaceInList | undefined): Promise<Found> {
    switch (query.of) {
      case 'newest':
        return this.#through(reader, { filter: { isListed: true } }, before);
      case 'school': {
        const { school } = reader;
        if (school === '') return Promise.resolve({ shown: [], at: null });
        return this.#through(reader, { filter: { school, isListed: true } }, before);
      }
      case 'tag':
        return this.#through(
          reader,
          { filter: { tags: query.tag, isListed: true }, hint: 'tags_newest' },
          before,
        );
      case 'author':
        return this.#through(reader, { filter: { author: query.author, isOut: true } }, before);
      case 'followed':
        return this.#followed(reader, before);
    }
  }

  /**
   * Whoever follows many finds them among the newest; whoever follows few, or people who seldom write, finds
   * them by themselves. So neither reads much. Whom somebody follows is read whole only where the first of the
   * newest fill no page: that are the most rows of all where they follow thousands.
   */
  async #followed(reader: Reader, before: PlaceInList | undefined): Promise<Found> {
    const { follows } = this.#tools;
    const filter = { isListed: true };
    const keeps = async (posts: readonly ListedPost[]) => {
      const authors = new Set(posts.map(({ author }) => author));
      return ofThem(await follows.among(reader.userid, [...authors]), posts);
    };
    const first = await this.#through(
      reader,
      { filter, keeps, sizes: portions.slice(0, 1) },
      before,
    );
    if (isWhole(first)) return first;
    const followed = await follows.of(reader.userid);
    if (followed.length === 0) return { shown: [], at: null };
    const all = new Set(followed);
    const second = await this.#further(reader, first, {
      filter,
      keeps: (posts) => Promise.resolve(ofThem(all, posts)),
      sizes: portions.slice(1),
    });
    if (isWhole(second)) return second;
    return this.#further(reader, second, { filter: { author: { $in: followed }, isOut: true } });
  }

  /** The page that was begun elsewhere, gone on with from another source. */
  async #further(reader: Reader, { shown, at }: Found, source: Source): Promise<Found> {
    const rest = await this.#through(reader, source, at ?? undefined, perPage - shown.length);
    return { shown: [...shown, ...rest.shown], at: rest.at };
  }

  /** Goes through a list from a place on, until so many are found or enough was looked at. */
  async #through(
    reader: Reader,
    source: Source,
    before: PlaceInList | undefined,
    most: number = perPage,
  ): Promise<Found> {
    const shown: Found['shown'] = [];
    let at = before;
    for (const size of source.sizes ?? portions) {
      const read = await this.#read(source, at, size);
      const kept = (await source.keeps?.(read)) ?? read;
      const authors = await this.#tools.readers.authors(
        reader,
        kept.map(({ author }) => author),
      );
      for (const post of kept) {
        const author = authors.get(post.author);
        if (author === undefined || !isListedFor(readableOf(post), author.standing)) continue;
        shown.push({ post, author });
        if (shown.length < most) continue;
        const isLast = read.length < size && post === read.at(-1);
        return { shown, at: isLast ? null : placeOf(post) };
      }
      const last = read.at(-1);
      if (last === undefined || read.length < size) return { shown, at: null };
      at = placeOf(last);
    }
    return { shown, at: at ?? null };
  }

  #read(
    { filter, hint }: Source,
    before: PlaceInList | undefined,
    size: number,
  ): Promise<ListedPost[]> {
    const further = before === undefined ? {} : after('publishedAt', before);
    const found = this.#posts.find({ ...filter, ...further }, fieldsOfLine).limit(size);
    const ordered =
      hint === undefined ? found.sort({ publishedAt: -1, _id: -1 }) : found.hint(hint);
    return ordered.lean<ListedPost[]>();
  }

  async #lines({ userid }: Reader, shown: Found['shown']): Promise<PostLine[]> {
    const liked = await this.#tools.likes.among(
      userid,
      shown.map(({ post }) => post._id),
    );
    return shown.flatMap(
      ({ post, author }) => presentLine(post, author, liked.has(post._id)) ?? [],
    );
  }

  /** Of the newest posts that somebody may read, the tags that most of them have. @throws AppError NEWER_VERSION, UNREADABLE */
  async tags({ userid }: Who): Promise<{ tags: { tag: string; posts: number }[] }> {
    const { readers } = this.#tools;
    const reader = await readers.reader(userid);
    const read = await this.#posts
      .find({ isListed: true }, fieldsOfTags)
      .sort({ publishedAt: -1, _id: -1 })
      .limit(mostCounted)
      .lean<Pick<PostRecord, keyof typeof fieldsOfTags>[]>();
    const authors = await readers.authors(
      reader,
      read.map(({ author }) => author),
    );
    const counts = new Map<string, number>();
    for (const post of read) {
      const author = authors.get(post.author);
      if (author === undefined || !isListedFor(readableOf(post), author.standing)) continue;
      for (const tag of post.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const tags = [...counts].map(([tag, posts]) => ({ tag, posts }));
    return { tags: tags.toSorted((a, b) => b.posts - a.posts).slice(0, mostTags) };
  }

  /** One’s own, drafts too, what was saved last first. @throws AppError BAD_REQUEST */
  async own({ userid }: Who, before: string | undefined): Promise<OwnPostsPage> {
    const further = before === undefined ? {} : after('savedAt', readPlace(before));
    const read = await this.#posts
      .find({ author: userid, isRemoved: false, ...further })
      .sort({ savedAt: -1, _id: -1 })
      .limit(perPage + 1)
      .lean<PostRecord[]>();
    const { items, next } = cutPage(read, perPage, ({ savedAt, _id: id }) => ({
      at: savedAt.getTime(),
      id,
    }));
    return { posts: items.map((each) => presentOwnLine(each)), next };
  }
}
