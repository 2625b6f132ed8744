import type { PlaceInList } from '../../core/place-in-list.ts';
import type { BlogLists } from './blog-lists.service.ts';
import type { BlogReaders } from './blog-readers.service.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';
import type { FeedOf, FeedPost } from './exchange/exchange-ports.ts';
import { toldOf } from './post-store.service.ts';

interface FeedTools {
  readonly models: Pick<BlogRecords, 'posts'>;
  readonly readers: BlogReaders;
  readonly lists: Pick<BlogLists, 'found'>;
}

/** The newest posts as whoever reads feeds elsewhere gets them: whole. */
export class BlogFeeds {
  readonly #tools: FeedTools;

  constructor(tools: FeedTools) {
    this.#tools = tools;
  }

  /**
   * Null where there is no such author, or they see nothing of each other.
   *
   * @throws AppError NEWER_VERSION, UNREADABLE
   */
  async newest(
    userid: string,
    of: FeedOf,
    most: number,
  ): Promise<{ readonly author: string | null; readonly posts: readonly FeedPost[] } | null> {
    const { readers, lists } = this.#tools;
    const reader = await readers.reader(userid);
    let author: string | null = null;
    if (of.of === 'author') {
      const seen = (await readers.authors(reader, [of.author])).get(of.author);
      if (seen === undefined || seen.standing.isBlocked) return null;
      author = seen.username;
    }
    const shown = [];
    let before: PlaceInList | undefined;
    while (shown.length < most) {
      const found = await lists.found(reader, of, before);
      shown.push(...found.shown);
      // A page that is short ended at its bound: so does the feed.
      if (found.at === null || found.shown.length === 0) break;
      before = found.at;
    }
    return { author, posts: await this.#whole(shown.slice(0, most)) };
  }

  async #whole(
    shown: Awaited<ReturnType<BlogLists['found']>>['shown'],
  ): Promise<readonly FeedPost[]> {
    const ids = shown.map(({ post }) => post._id);
    const read = await this.#tools.models.posts
      .find({ _id: { $in: ids } }, { published: 1, publishedAt: 1, editedAt: 1 })
      .lean<Pick<PostRecord, '_id' | 'published' | 'publishedAt' | 'editedAt'>[]>();
    const byId = new Map(read.map((each) => [each._id, each]));
    return shown.flatMap(({ post: { _id: blogid, line }, author: { userid, username } }) => {
      const stored = byId.get(blogid);
      const content = toldOf(stored?.published ?? null);
      // It went, or was hidden, in this moment.
      if (!stored?.publishedAt || content === null || line === null) return [];
      const { publishedAt, editedAt } = stored;
      const by = { userid, username };
      return [{ ...content, blogid, by, summary: line.summary, publishedAt, editedAt }];
    });
  }
}
