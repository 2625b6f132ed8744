import {
  blogLimits,
  type FeedQuery,
  type OwnPostsPage,
  type PostLine,
  type PostsPage,
} from '@sets/shared/blog/blog.contract.ts';
import type { Actor } from '../../core/actor.ts';
import {
  after,
  cutPage,
  type PlaceInList,
  readPlace,
  writePlace,
} from '../../core/place-in-list.ts';
import type { BlogLikes } from './blog-likes.service.ts';
import { fieldsOfLine, type ListedPost, presentLine, presentOwnLine } from './blog.presenter.ts';
import type { BlogReaders, Reader } from './blog-readers.service.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';
import type { BlogSearch } from './blog-search.service.ts';
import type { BlogTools } from './blog-tools.ts';
import {
  type AskedPost,
  type Found,
  PostWalk,
  type Reads,
  type Source,
} from './post-walk.service.ts';

type Who = Pick<Actor, 'userid'>;

/** What is listed by time. */
export type TimedQuery = Exclude<FeedQuery, { readonly of: 'search' }>;

interface ListTools extends Pick<BlogTools, 'models' | 'follows'> {
  readonly readers: BlogReaders;
  readonly likes: Pick<BlogLikes, 'among'>;
  readonly search: BlogSearch;
}

const { perPage } = blogLimits;
/** Of lines, which are shown. */
const lines: Reads<ListedPost> = { fields: fieldsOfLine, portions: [perPage + 10, 60, 120, 240] };

/** The newest posts of which the tags are counted, and how many tags are told. */
const mostCounted = 100;
const mostTags = 60;
/** For that no line is read. */
const readForTags: Reads<AskedPost & Pick<PostRecord, 'tags'>> = {
  fields: { author: 1, audience: 1, publishedAt: 1, takenDown: 1, removedAt: 1, tags: 1 },
  portions: [mostCounted + 10, 40, 80, 160],
};

type LineSource = Omit<Source, 'reads'> & Partial<Pick<Source, 'reads'>>;

const ofThem = (authors: ReadonlySet<string>, posts: readonly ListedPost[]): ListedPost[] =>
  posts.filter(({ author }) => authors.has(author));

/** Whether a page holds all it can, or its list ends with it. */
const isWhole = ({ shown, at }: Found): boolean => at === null || shown.length >= perPage;

/** Lists of posts, for whoever may read what stands in them. */
export class BlogLists {
  readonly #tools: ListTools;
  readonly #posts: BlogRecords['posts'];
  readonly #walk: PostWalk;

  constructor(tools: ListTools) {
    this.#tools = tools;
    this.#posts = tools.models.posts;
    this.#walk = new PostWalk({ posts: this.#posts, readers: tools.readers });
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
      { filter, keeps, reads: { ...lines, portions: lines.portions.slice(0, 1) } },
      before,
    );
    if (isWhole(first)) return first;
    const followed = await follows.of(reader.userid);
    if (followed.length === 0) return { shown: [], at: null };
    const all = new Set(followed);
    const second = await this.#further(reader, first, {
      filter,
      keeps: (posts) => Promise.resolve(ofThem(all, posts)),
      reads: { ...lines, portions: lines.portions.slice(1) },
    });
    if (isWhole(second)) return second;
    return this.#further(reader, second, { filter: { author: { $in: followed }, isOut: true } });
  }

  /** The page that was begun elsewhere, gone on with from another source. */
  async #further(reader: Reader, { shown, at }: Found, source: LineSource): Promise<Found> {
    const rest = await this.#through(reader, source, at ?? undefined, perPage - shown.length);
    return { shown: [...shown, ...rest.shown], at: rest.at };
  }

  #through(
    reader: Reader,
    from: LineSource,
    before: PlaceInList | undefined,
    most: number = perPage,
  ): Promise<Found> {
    return this.#walk.through(reader, { reads: lines, ...from }, before, most);
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
    const reader = await this.#tools.readers.reader(userid);
    const newest = { filter: { isListed: true }, reads: readForTags };
    const { shown } = await this.#walk.through(reader, newest, undefined, mostCounted);
    const counts = new Map<string, number>();
    for (const { post } of shown) {
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
