import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { pathWith } from '@sets/shared/core/call.ts';
import { AppError } from '../../../../core/app-error.ts';
import { hasVersion, versionOf } from '../../../../core/file-version.ts';
import type { FollowedFile } from '../../../../core/route.ts';
import { blogPaths } from '../../blog-paths.ts';
import { exchangeMessages as words, feedTitles } from '../exchange.messages.ts';
import type { FeedOf, FeedPost, FeedReading } from '../exchange-ports.ts';
import { DrawnPosts } from './drawn-posts.ts';
import { atomId, writeAtom } from './write-atom.ts';

/** What programs of readers look at: whoever has missed more finds them on the page. */
const mostPosts = 20;
/** Of all entries, in characters of HTML: what does not fit is told by its summary. */
const mostHtml = 2_000_000;

interface AtomAsked {
  readonly key: string;
  readonly of: FeedOf;
  /** Where this server is reached. */
  readonly origin: string;
  readonly header: (name: string) => string;
}

const updatedAt = ({ editedAt, publishedAt }: FeedPost): Date => editedAt ?? publishedAt;

const pathOf = (key: string, of: FeedOf): string =>
  of.of === 'author'
    ? pathWith(blogCalls.authorAtom.path, { key, author: of.author })
    : pathWith(blogCalls.atom.path, { key, of: of.of });

/** A feed is as long as programs of readers bear, whatever its posts come to. */
const withinBounds = (all: readonly string[]): (string | null)[] => {
  let left = mostHtml;
  return all.map((html) => {
    if (html.length > left) return null;
    left -= html.length;
    return html;
  });
};

const notThere = (): AppError => new AppError('NOT_FOUND', words.noFeed);

/** Posts for programs of readers, which have no session: what the owner of a key may read. */
export class AtomService {
  readonly #reading: FeedReading;
  readonly #drawn: DrawnPosts;

  constructor(reading: FeedReading, drawn = new DrawnPosts()) {
    this.#reading = reading;
    this.#drawn = drawn;
  }

  /** @throws AppError NOT_FOUND, UNAVAILABLE */
  async feed({ key, of, origin, header }: AtomAsked): Promise<FollowedFile> {
    const owner = await this.#reading.ownerOf(key);
    if (owner === null) throw notThere();
    const found = await this.#reading.newest(owner.userid, of, mostPosts);
    if (found === null) throw notThere();
    const { author, posts } = found;
    const times = posts.map((post) => updatedAt(post).getTime());
    const changedAt = posts.length === 0 ? owner.madeAt : new Date(Math.max(...times));
    const self = origin + pathOf(key, of);
    const version = versionOf({ self, author, posts, changedAt }, changedAt);
    if (hasVersion(header, version)) return { version, contents: null };
    const addresses = posts.map(({ blogid }) => origin + blogPaths.view(blogid));
    const sources = posts.map(({ text }, at) => ({ text, address: addresses[at] ?? origin }));
    const html = withinBounds(await this.#drawn.html(sources));
    const feed = writeAtom({
      id: atomId(pathOf(key, of)),
      title: of.of === 'author' ? feedTitles.author(author ?? '') : feedTitles[of.of],
      author,
      updatedAt: changedAt,
      self,
      page: `${origin}/blogs`,
      entries: posts.map((post, at) => ({
        id: atomId(post.blogid),
        address: addresses[at] ?? origin,
        title: post.title,
        author: post.by.username,
        publishedAt: post.publishedAt,
        updatedAt: updatedAt(post),
        tags: post.tags,
        summary: post.summary,
        html: html[at] ?? null,
      })),
    });
    return { version, contents: new TextEncoder().encode(feed) };
  }
}
