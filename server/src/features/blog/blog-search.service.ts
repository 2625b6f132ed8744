import { blogAudiences, blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { firstInEach } from '../../core/first-in-each.ts';
import { needsTexts, type Searched } from '../../core/searched.ts';
import { isListedFor } from './blog.policy.ts';
import { fieldsOfLine, type ListedPost } from './blog.presenter.ts';
import {
  type BlogReaders,
  type Reader,
  readableOf,
  type SeenAuthor,
} from './blog-readers.service.ts';
import { searchedInPosts } from './blog-search-fields.ts';
import type { BlogRecords } from './blog-records.service.ts';

interface FoundPost extends Pick<ListedPost, '_id' | 'line'> {
  /** Read where the words of a text are looked through. */
  readonly published?: { readonly text?: unknown } | null;
}

/** What is listed: who has the link of a post is not helped by a search. */
const searchedAudiences = blogAudiences.filter((audience) => audience !== 'link');

/** Finds published posts by their words and tags. */
export class BlogSearch {
  readonly #posts: BlogRecords['posts'];
  readonly #readers: BlogReaders;

  constructor({
    models,
    readers,
  }: {
    readonly models: Pick<BlogRecords, 'posts'>;
    readonly readers: BlogReaders;
  }) {
    this.#posts = models.posts;
    this.#readers = readers;
  }

  /** The best first, at most a page of them. @throws AppError NEWER_VERSION, UNREADABLE */
  async find(
    reader: Reader,
    query: string,
  ): Promise<{ readonly post: ListedPost; readonly author: SeenAuthor }[]> {
    const searched: Searched<FoundPost> = {
      collection: this.#posts.db.collection<FoundPost>(this.#posts.collection.name),
      fields: searchedInPosts,
      read: ['line.title', 'line.tags'],
      readThrough: needsTexts(query) ? ['published.text'] : [],
      titleOf: ({ line }) => (line === null ? '' : [line.title, ...line.tags].join(' ')),
      textOf: ({ published }) => (typeof published?.text === 'string' ? published.text : ''),
    };
    const sought = { query, audiences: searchedAudiences };
    return firstInEach(searched, sought, blogLimits.perPage, async (some) => {
      const read = await this.#posts
        .find({ _id: { $in: some }, isListed: true }, fieldsOfLine)
        .lean<ListedPost[]>();
      const byId = new Map(read.map((post) => [post._id, post]));
      const authors = await this.#readers.authors(
        reader,
        read.map(({ author }) => author),
      );
      return some.flatMap((id) => {
        const post = byId.get(id);
        const author = post && authors.get(post.author);
        const shows = author && isListedFor(readableOf(post), author.standing);
        return shows ? [{ post, author }] : [];
      });
    });
  }
}
