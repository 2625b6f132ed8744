import type { Connection } from 'mongoose';
import {
  type ArticleFields,
  type ArticleModels,
  articleModels,
  type ArticleRecord,
  type SearchedArticle,
  type StoredLine,
  type VersionRecord,
} from './article.model.ts';

/** What is stored of articles, opened once for the services of this feature. */
export type ArticleRecords = ArticleModels;

export type { ArticleFields, ArticleRecord, SearchedArticle, StoredLine, VersionRecord };

export const openRecords = (connection: Connection): ArticleRecords => articleModels(connection);
