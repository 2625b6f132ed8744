import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listUpTo } from '../core/list-up-to.ts';
import { lineUpTo, requiredLine, withoutUnwanted } from '../core/text.ts';

export const articleLimits = {
  /** In characters. */
  title: 150,
  /** Markdown source, in characters. */
  text: 200_000,
  author: 100,
  authors: 10,
  source: 500,
  /** Pictures of an article, those that it names. */
  pictures: 500,
  /** What stands of a text in a list, in characters. */
  summary: 280,
  /** Articles of one space, drafts too. */
  articles: 300,
  /** Earlier contents of an article; the oldest go. */
  versions: 50,
  /** Of earlier contents so much is kept, in characters: more than one can have. */
  versionCharacters: 2_000_000,
  /** A removed article can be put back for so long, in ms: a week. */
  putBack: 7 * 24 * 3_600_000,
  /** Of a web page that is imported, in bytes. */
  importBytes: 50_000_000,
} as const;

/** Made by the client of 128 random bits, so that what is sent twice is there once. */
export const articleid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such article.'));

/** What moderators write of an article. A draft may have no title and no text yet. */
export const articleContent = z.strictObject({
  title: lineUpTo(articleLimits.title),
  /** Markdown source, as it was typed: blanks at its ends are kept, for somebody may be typing. */
  text: z.pipe(
    z.pipe(z.string(), z.transform(withoutUnwanted)),
    z.string().check(z.maxLength(articleLimits.text, `At most ${articleLimits.text} characters.`)),
  ),
  /** Who is named above it and cited, as 'Ada Lovelace'; none where nobody is. */
  authors: listUpTo(
    requiredLine(articleLimits.author),
    articleLimits.authors,
    `At most ${articleLimits.authors} authors.`,
  ),
  /** The address on the web that it was taken over from; '' where it was written here. */
  source: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Not an address of the web.' })
      .check(z.maxLength(articleLimits.source, `At most ${articleLimits.source} characters.`)),
  ]),
});
export type ArticleContent = z.infer<typeof articleContent>;

const time = z.iso.datetime();
const counted = z.int().check(z.gte(0));
const person = z.strictObject({ userid: id, username: z.string() });

/** An article as moderators of its space edit it, and the reply of each change to it. */
export const editedArticle = z.strictObject({
  articleid,
  moduleid: id,
  /** Grows by one with every change; 0 where nothing is stored yet. */
  revision: counted,
  content: articleContent,
  savedAt: time,
  /** Null where they are gone. */
  savedBy: z.nullable(person),
  /** Null where only moderators read it. */
  published: z.nullable(
    z.strictObject({
      at: time,
      /** When what others read was changed last; null where it never was. */
      editedAt: z.nullable(time),
      /** What others read is not what is written here. */
      differs: z.boolean(),
    }),
  ),
  /** It was removed, and can be put back until then. */
  removedUntil: z.nullable(time),
});
export type EditedArticle = z.infer<typeof editedArticle>;

/** What a list tells of an article. */
export const articleLine = z.strictObject({
  articleid,
  title: z.string(),
  authors: z.array(z.string()),
  /** The beginning of the text without its marks. */
  summary: z.string(),
  /** How long one reads, in minutes; at least 1. */
  minutes: z.int().check(z.gte(1)),
  /** Null for a draft, which moderators alone are told of. */
  publishedAt: z.nullable(time),
  editedAt: z.nullable(time),
  /** It was removed, and moderators can put it back until then. */
  removedUntil: z.nullable(time),
});
export type ArticleLine = z.infer<typeof articleLine>;

/** Articles of a space: what is published last first; before them, for moderators, drafts. */
export const articleList = z.strictObject({ articles: z.array(articleLine) });
export type ArticleList = z.infer<typeof articleList>;

/** A published article as somebody reads it. */
export const article = z.strictObject({
  articleid,
  space: z.strictObject({
    moduleid: id,
    title: z.string(),
    /** 'NA' where it is of none. */ school: z.string(),
  }),
  title: z.string(),
  authors: z.array(z.string()),
  source: z.string(),
  /** Markdown source. */
  text: z.string(),
  minutes: z.int().check(z.gte(1)),
  publishedAt: time,
  editedAt: z.nullable(time),
  mayEdit: z.boolean(),
});
export type Article = z.infer<typeof article>;

export const articleRef = z.strictObject({ articleid });
/** Params of `GET /api/article/of/:moduleid`. */
export const articlesOf = z.strictObject({ moduleid: id });

/** The revision that the client saw: of another one nothing is changed (CONFLICT). */
const seen = { revision: counted };

/** Body of `PUT /api/article/edit/:articleid`: saves what is written; at first it makes the article, in this space. */
export const articleSaved = z.strictObject({ moduleid: id, content: articleContent, ...seen });
/** Body of what publishes, hides, removes and puts back. To publish, it needs a title and a text. */
export const articleSeen = z.strictObject(seen);

/** Earlier contents, the newest first: of each publishing, and of each quarter of an hour of writing. */
export const articleVersions = z.strictObject({
  versions: z.array(
    z.strictObject({
      version: counted,
      at: time,
      by: z.nullable(person),
      title: z.string(),
      characters: counted,
      isPublished: z.boolean(),
    }),
  ),
});
export type ArticleVersions = z.infer<typeof articleVersions>;
export const articleVersionRef = z.strictObject({
  articleid,
  version: z.string().check(z.regex(/^\d{1,9}$/, 'There is no such version.')),
});
export const articleVersion = z.strictObject({
  version: counted,
  at: time,
  content: articleContent,
});
export const articlePictureRef = z.strictObject({ articleid, fileid: id });
