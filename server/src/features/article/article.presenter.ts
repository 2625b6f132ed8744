import { isDeepStrictEqual } from 'node:util';
import {
  type Article,
  type ArticleContent,
  articleLimits,
  type ArticleLine,
  type EditedArticle,
} from '@sets/shared/article/article.contract.ts';
import { storedArticle } from '@sets/shared/article/article.migrations.ts';
import { minutesOf, summaryOf } from '@sets/shared/core/markdown-text.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { ModuleRecord } from '../module/module-record.ts';
import type { ArticleRecord, StoredLine } from './article-records.service.ts';
import type { ListedArticle } from './article-store.service.ts';

/** Names by userid. */
type Names = ReadonlyMap<string, { readonly username: string }>;

/** What lists tell of an article, made once when it is written. */
export const lineOf = ({ title, text, authors }: ArticleContent): StoredLine => ({
  title,
  authors,
  summary: summaryOf(text),
  minutes: minutesOf(text),
});

/** Null where nobody is named, or they are gone. */
export const presentPerson = (userid: string | null, names: Names) => {
  const named = userid === null ? undefined : names.get(userid);
  return userid === null || named === undefined ? null : { userid, username: named.username };
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const removedUntilOf = ({ removedAt }: Pick<ArticleRecord, 'removedAt'>): string | null =>
  removedAt && new Date(removedAt.getTime() + articleLimits.putBack).toISOString();

const publishedOf = ({
  publishedAt,
  editedAt,
  content,
  published,
}: ArticleRecord): EditedArticle['published'] =>
  publishedAt && {
    at: publishedAt.toISOString(),
    editedAt: iso(editedAt),
    differs: !isDeepStrictEqual(content, published),
  };

/** As moderators edit it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentEdited = (article: ArticleRecord, names: Names): EditedArticle => ({
  articleid: article._id,
  moduleid: article.moduleid,
  revision: article.revision,
  content: storedValue(storedArticle, article.content),
  savedAt: article.savedAt.toISOString(),
  savedBy: presentPerson(article.savedBy, names),
  published: publishedOf(article),
  removedUntil: removedUntilOf(article),
});

/** Of what is published, as others read it; of a draft, as it is written. */
export const presentLine = (article: ListedArticle): ArticleLine => {
  const { _id: articleid, line, draft, publishedAt, editedAt } = article;
  const { title, authors, summary, minutes } = line ?? draft;
  return {
    articleid,
    title,
    authors: [...authors],
    summary,
    minutes,
    publishedAt: iso(publishedAt),
    editedAt: iso(editedAt),
    removedUntil: removedUntilOf(article),
  };
};

/** As somebody reads it who may; null where it is not published. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentArticle = (
  { _id: articleid, published, line, publishedAt, editedAt }: ArticleRecord,
  { _id: moduleid, content: space }: Pick<ModuleRecord, '_id' | 'content'>,
  mayEdit: boolean,
): Article | null => {
  if (line === null || publishedAt === null) return null;
  const { title, authors, source, text } = storedValue(storedArticle, published);
  return {
    articleid,
    space: { moduleid, title: space.title, school: space.school },
    title,
    authors: [...authors],
    source,
    text,
    minutes: line.minutes,
    publishedAt: publishedAt.toISOString(),
    editedAt: iso(editedAt),
    mayEdit,
  };
};
