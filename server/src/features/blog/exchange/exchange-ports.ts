import type { BlogFeeds } from '../blog-feeds.service.ts';
import type { BlogPictures } from '../blog-pictures.service.ts';
import type { BlogPosts } from '../blog-posts.service.ts';
import type { FeedKeys } from '../feed-keys.service.ts';
import type { ExchangePorts } from './ports.ts';

interface Services {
  readonly posts: BlogPosts;
  readonly pictures: BlogPictures;
  readonly feedKeys: FeedKeys;
  readonly feeds: BlogFeeds;
}

/** What files and feeds find of posts. */
export const exchangePorts = ({ posts, pictures, feedKeys, feeds }: Services): ExchangePorts => ({
  posts,
  pictures: {
    read: (userid, fileid) => pictures.read({ userid }, fileid),
    keep: (actor, blogid, bytes) => pictures.keepAhead(actor, blogid, bytes),
  },
  feeds: {
    ownerOf: (key) => feedKeys.ownerOf(key),
    newest: (userid, of, most) => feeds.newest(userid, of, most),
  },
});
