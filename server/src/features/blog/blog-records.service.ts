import type { Connection } from 'mongoose';
import {
  type BlogModels,
  blogModels,
  type FeedKeyRecord,
  type LikeRecord,
  type PostFields,
  type PostRecord,
  type VersionRecord,
} from './blog.model.ts';

/** What is stored of blogs, opened once for the services of this feature. */
export type BlogRecords = BlogModels;

export type { FeedKeyRecord, LikeRecord, PostFields, PostRecord, VersionRecord };

export const openRecords = (connection: Connection): BlogRecords => blogModels(connection);
