import { blogCalls as calls } from '@sets/shared/blog/blog.calls.ts';
import {
  feedKeyState,
  likeState,
  ownPost,
  ownPostsPage,
  post,
  postsPage,
  postVersion,
  postVersions,
  tagsList,
} from '@sets/shared/blog/blog.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { BlogLikes } from './blog-likes.service.ts';
import type { BlogLists } from './blog-lists.service.ts';
import type { BlogPictures } from './blog-pictures.service.ts';
import type { FeedKeys } from './feed-keys.service.ts';
import type { PostReading } from './post-reading.service.ts';
import type { PostStore } from './post-store.service.ts';
import type { BlogVersions } from './post-versions.service.ts';
import type { PostWriting } from './post-writing.service.ts';

interface BlogParts {
  readonly store: PostStore;
  readonly lists: BlogLists;
  readonly reading: PostReading;
  readonly writing: PostWriting;
  readonly versions: BlogVersions;
  readonly likes: BlogLikes;
  readonly pictures: BlogPictures;
  readonly feedKeys: FeedKeys;
}

/** Posts: what one reads, and what one writes. */
export const blogRoutes = (parts: BlogParts): RouteGroup => ({
  name: 'Blogs',
  schemas: {
    PostsPage: postsPage,
    Post: post,
    TagsList: tagsList,
    LikeState: likeState,
    OwnPost: ownPost,
    OwnPostsPage: ownPostsPage,
    PostVersions: postVersions,
    PostVersion: postVersion,
    FeedKeyState: feedKeyState,
  },
  routes: [...reading(parts), ...writing(parts), ...versionsOf(parts), ...feedKeysOf(parts)],
});

const reading = ({ lists, reading: posts, likes }: BlogParts) => [
  serve(calls.feed, ({ actor, query }) => lists.page(actor, query)),
  serve(calls.tags, ({ actor }) => lists.tags(actor)),
  serve(calls.view, ({ actor, params }) => posts.view(actor, params.blogid)),
  serve(calls.like, ({ actor, params, body }) => likes.like(actor, params.blogid, body.on)),
];

const writing = ({ lists, writing: posts, pictures }: BlogParts) => [
  serve(calls.own, ({ actor, query }) => lists.own(actor, query.before)),
  serve(calls.read, ({ actor, params }) => posts.read(actor, params.blogid)),
  serve(calls.save, ({ actor, params, body }) => posts.save(actor, params.blogid, body)),
  serve(calls.settings, ({ actor, params, body }) => posts.settings(actor, params.blogid, body)),
  serve(calls.publish, ({ actor, params, body }) =>
    posts.publish(actor, params.blogid, body.revision),
  ),
  serve(calls.hide, ({ actor, params, body }) => posts.hide(actor, params.blogid, body.revision)),
  serve(calls.remove, ({ actor, params, body }) =>
    posts.remove(actor, params.blogid, body.revision),
  ),
  serve(calls.putBack, ({ actor, params, body }) =>
    posts.putBack(actor, params.blogid, body.revision),
  ),
  serve(calls.keepPicture, ({ actor, params, body }) => pictures.keep(actor, params.blogid, body)),
];

const versionsOf = ({ store, versions }: BlogParts) => [
  serve(calls.versions, async ({ actor, params: { blogid } }) => {
    await store.findOwn(actor.userid, blogid);
    return versions.list(blogid);
  }),
  serve(calls.version, async ({ actor, params: { blogid, version } }) => {
    await store.findOwn(actor.userid, blogid);
    return versions.read(blogid, Number(version));
  }),
];

const feedKeysOf = ({ feedKeys }: BlogParts) => [
  serve(calls.feedKey, ({ actor }) => feedKeys.state(actor)),
  serve(calls.makeFeedKey, ({ actor }) => feedKeys.make(actor)),
  serve(calls.withdrawFeedKey, ({ actor }) => feedKeys.withdraw(actor)),
];
