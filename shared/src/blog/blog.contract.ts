import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { tag, tags } from '../core/tags.ts';
import { lineUpTo, withoutUnwanted } from '../core/text.ts';

export const blogLimits = {
  /** In characters. */
  title: 150,
  /** Markdown source of one post, in characters. */
  text: 100_000,
  /** What stands of a text in a list, in characters. */
  summary: 280,
  /** Posts of one account, drafts too. */
  posts: 1_000,
  /** Earlier contents of a post; the oldest go. */
  versions: 50,
  perPage: 20,
  /** Words that are searched for, in characters. */
  search: 100,
  /** A removed post can be put back for so long, in ms: a week. */
  putBack: 7 * 24 * 3_600_000,
  /** Of a file that is imported, and of what it holds unpacked, in bytes. */
  importBytes: 10_000_000,
  unpackedBytes: 50_000_000,
  /** Texts of one import. */
  importPosts: 200,
} as const;

/** Made by the client of 128 random bits: only who has the link of a post for nobody in particular finds it. */
export const blogid = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such post.'));

/** Who may read a published post: any logged-in person, the author's school, their followers, or whoever has its link. */
export const blogAudiences = ['everybody', 'school', 'followers', 'link'] as const;
export const blogAudience = z.enum(blogAudiences);
export type BlogAudience = z.infer<typeof blogAudience>;

/** What a person writes of a post. A draft may have no title and no text yet. */
export const blogContent = z.strictObject({
  title: lineUpTo(blogLimits.title),
  /** Markdown source, as it was typed: blanks at its ends are kept, for somebody may be typing. */
  text: z.pipe(
    z.pipe(z.string(), z.transform(withoutUnwanted)),
    z.string().check(z.maxLength(blogLimits.text, `At most ${blogLimits.text} characters.`)),
  ),
  tags,
  /** A picture of this post that stands above it. */
  cover: z.nullable(id),
});
export type BlogContent = z.infer<typeof blogContent>;

const time = z.iso.datetime();
const counted = z.int().check(z.gte(0));

/** A post as its author edits it, and the reply of each change to it. */
export const ownPost = z.strictObject({
  blogid,
  /** Grows by one with every change; 0 where nothing is stored yet. */
  revision: counted,
  content: blogContent,
  savedAt: time,
  audience: blogAudience,
  commentsOpen: z.boolean(),
  /** Null where nobody else may read it. */
  published: z.nullable(
    z.strictObject({
      at: time,
      /** When what others read was changed last; null where it never was. */
      editedAt: z.nullable(time),
      /** What others read is not what is written here. */
      differs: z.boolean(),
    }),
  ),
  /** What an admin said when it was taken down; null where it was not. */
  takenDown: z.nullable(z.string()),
  /** It was removed, and can be put back until then. */
  removedUntil: z.nullable(time),
});
export type OwnPost = z.infer<typeof ownPost>;

/** A line of the list of one's own posts: drafts and published ones, what was saved last first. */
export const ownPostLine = z.strictObject({
  blogid,
  title: z.string(),
  summary: z.string(),
  savedAt: time,
  audience: blogAudience,
  published: ownPost.shape.published,
  takenDown: z.nullable(z.string()),
  likes: counted,
  comments: counted,
});
export type OwnPostLine = z.infer<typeof ownPostLine>;

const author = z.strictObject({
  userid: id,
  username: z.string(),
  /** '' where they have none. */
  school: z.string(),
});

const liked = { likes: counted, youLike: z.boolean() };

/** What a list tells of a published post. */
export const postLine = z.strictObject({
  blogid,
  by: author,
  title: z.string(),
  /** The beginning of the text without its marks. */
  summary: z.string(),
  tags: z.array(z.string()),
  cover: z.nullable(id),
  audience: blogAudience,
  publishedAt: time,
  /** How long one reads, in minutes; at least 1. */
  minutes: z.int().check(z.gte(1)),
  comments: counted,
  ...liked,
});
export type PostLine = z.infer<typeof postLine>;

/** A published post as somebody reads it. */
export const post = z.extend(postLine, {
  /** Markdown source. */
  text: z.string(),
  editedAt: z.nullable(time),
  isYours: z.boolean(),
  /** An admin has taken it down: only its author reads this. */
  isTakenDown: z.boolean(),
});
export type Post = z.infer<typeof post>;

const place = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'Not a place in a list.'));

/** Published posts that whoever asks may read, the newest first; `next` is the `before` of the page after. */
export const postsPage = z.strictObject({
  posts: z.array(postLine),
  next: z.nullable(z.string()),
});
export type PostsPage = z.infer<typeof postsPage>;

/**
 * Query of `GET /api/blog/feed`: which posts are listed. What an `of` does not need is refused. `search`
 * gives the best first, as many as one page at most.
 */
export const feedQuery = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['newest', 'followed', 'school']), before: z.optional(place) }),
  z.strictObject({ of: z.literal('tag'), tag, before: z.optional(place) }),
  z.strictObject({ of: z.literal('author'), author: id, before: z.optional(place) }),
  z.strictObject({
    of: z.literal('search'),
    words: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Type at least two letters.'),
        z.maxLength(blogLimits.search, `At most ${blogLimits.search} characters.`),
      ),
  }),
]);
export type FeedQuery = z.infer<typeof feedQuery>;

/** Tags of what whoever asks may read, the most used first. */
export const tagsList = z.strictObject({
  tags: z.array(z.strictObject({ tag: z.string(), posts: counted })),
});

export const blogRef = z.strictObject({ blogid });
export const ownPostsQuery = z.strictObject({ before: z.optional(place) });
export const ownPostsPage = z.strictObject({
  posts: z.array(ownPostLine),
  next: z.nullable(z.string()),
});
export type OwnPostsPage = z.infer<typeof ownPostsPage>;

/** The revision that the client saw: of another one nothing is changed (CONFLICT). */
const seen = { revision: counted };

/** Body of `PUT /api/blog/post/:blogid`: saves what is written, at first too; nobody else sees it yet. */
export const postSaved = z.strictObject({ content: blogContent, ...seen });
/** Body of `PUT /api/blog/settings/:blogid`; a published post has them at once. */
export const postSettings = z.strictObject({
  audience: blogAudience,
  commentsOpen: z.boolean(),
  ...seen,
});
/** Body of what publishes, hides, removes and puts back. To publish, it needs a title and a text. */
export const postSeen = z.strictObject(seen);

/** Earlier contents, the newest first: of each publishing, and of each quarter of an hour of writing. */
export const postVersions = z.strictObject({
  versions: z.array(
    z.strictObject({
      version: counted,
      at: time,
      title: z.string(),
      characters: counted,
      isPublished: z.boolean(),
    }),
  ),
});
export type PostVersions = z.infer<typeof postVersions>;
export const versionRef = z.strictObject({
  blogid,
  version: z.string().check(z.regex(/^\d{1,9}$/, 'There is no such version.')),
});
export const postVersion = z.strictObject({ version: counted, at: time, content: blogContent });

/** Body of `PUT /api/blog/like/:blogid`. */
export const likeChange = z.strictObject({ on: z.boolean() });
/** Reply of it: how it stands then. */
export const likeState = z.strictObject(liked);

/** The key in the addresses of one's own Atom feeds: 128 bits, so nobody guesses one. */
export const feedKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such feed.'));
/** Null where none was made, or it was withdrawn. */
export const feedKeyState = z.strictObject({ key: z.nullable(feedKey) });
/** Params of `GET /api/blog/atom/:key/:of`: what its owner may read, as in the lists of the same names. */
export const atomRef = z.strictObject({
  key: feedKey,
  of: z.enum(['newest', 'followed', 'school']),
});
/** Params of `GET /api/blog/atom/:key/by/:author`. */
export const authorAtomRef = z.strictObject({ key: feedKey, author: id });

/** Reply of `POST /api/blog/import`: a line for each text of the file, in its order. All become drafts. */
export const importReport = z.strictObject({
  items: z.array(
    z.strictObject({
      /** As the file names it, without folders. */
      name: z.string(),
      /** The draft that it became; null where it did not. */
      blogid: z.nullable(blogid),
      /** Of an earlier import: nothing was made, and nothing was changed. */
      wasThere: z.boolean(),
      /** What was left out, or why nothing was taken. */
      remarks: z.array(z.string()),
    }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;
