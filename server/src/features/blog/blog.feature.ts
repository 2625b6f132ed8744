import type { Feature, FeatureContext } from '../../core/feature.ts';
import { BlogFeeds } from './blog-feeds.service.ts';
import { BlogLikes } from './blog-likes.service.ts';
import { BlogLists } from './blog-lists.service.ts';
import { BlogPictures } from './blog-pictures.service.ts';
import { BlogPosts } from './blog-posts.service.ts';
import { BlogReaders } from './blog-readers.service.ts';
import { openRecords } from './blog-records.service.ts';
import { BlogSearch } from './blog-search.service.ts';
import type { BlogPorts } from './blog-tools.ts';
import { blogPersonalData } from './blog.personal-data.ts';
import { blogRoutes } from './blog.routes.ts';
import type { ExchangePorts } from './exchange/exchange-ports.ts';
import { exchangeRoutes } from './exchange/exchange.routes.ts';
import { FeedKeys } from './feed-keys.service.ts';
import { PostNews } from './post-news.service.ts';
import { PostPurge } from './post-purge.service.ts';
import { PostReading } from './post-reading.service.ts';
import { PostStore } from './post-store.service.ts';
import { BlogVersions } from './post-versions.service.ts';
import { PostWriting } from './post-writing.service.ts';

/** What other features, and the exchange of files, find of blogs. */
export interface BlogServices {
  readonly posts: BlogPosts;
  readonly blogLists: BlogLists;
  readonly blogFeeds: BlogFeeds;
  readonly blogReading: PostReading;
  readonly blogWriting: PostWriting;
  readonly blogLikes: BlogLikes;
  readonly blogPictures: BlogPictures;
  readonly feedKeys: FeedKeys;
}

/** What people write for others to read. */
export const openBlogs = (
  context: Pick<FeatureContext, 'connection' | 'clock' | 'jobs' | 'limits' | 'config' | 'secret'>,
  ports: BlogPorts,
): Feature<BlogServices> => {
  const { connection, clock, jobs, limits } = context;
  const models = openRecords(connection);
  const tools = { ...ports, models, clock, jobs, limits };
  const store = new PostStore(models);
  const versions = new BlogVersions(tools);
  const readers = new BlogReaders(ports);
  const purge = new PostPurge({ ...tools, store, versions });
  const news = new PostNews({ ...tools, store, readers });
  const writing = new PostWriting({ ...tools, store, versions, purge, news });
  const expectSeen = (userid: string, blogid: string) => reading.expectSeen(userid, blogid);
  const likes = new BlogLikes({ ...tools, store, expectSeen });
  const reading = new PostReading({ store, readers, likes });
  const search = new BlogSearch({ models, readers });
  const lists = new BlogLists({ ...tools, readers, likes, search });
  const posts = new BlogPosts({ models, clock, store, reading, writing });
  const pictures = new BlogPictures({ ...ports, posts });
  const feedKeys = new FeedKeys(tools);
  const feeds = new BlogFeeds({ models, readers, lists });
  const exchange: ExchangePorts = {
    posts,
    pictures: {
      read: (userid, fileid) => pictures.read({ userid }, fileid),
      keep: (actor, blogid, bytes) => pictures.keepAhead(actor, blogid, bytes),
    },
    feeds: {
      ownerOf: (key) => feedKeys.ownerOf(key),
      newest: (userid, of, most) => feeds.newest(userid, of, most),
    },
  };
  const parts = { store, lists, reading, writing, versions, likes, pictures, feedKeys };
  return {
    services: {
      posts,
      blogLists: lists,
      blogFeeds: feeds,
      blogReading: reading,
      blogWriting: writing,
      blogLikes: likes,
      blogPictures: pictures,
      feedKeys,
    },
    api: [blogRoutes(parts), exchangeRoutes(context, exchange)],
    personalData: blogPersonalData({ models, store, versions, likes, feedKeys, purge }),
  };
};
