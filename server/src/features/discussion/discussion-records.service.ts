import {
  type AnyStoredShape,
  newestVersion,
  type StoredShape,
} from '@sets/shared/core/stored-shape.ts';
import type { Connection } from 'mongoose';
import { storedValue } from '../../core/stored-value.ts';
import { discussionModels, type DiscussionModels } from './discussion.model.ts';

/** What is stored beside the messages, opened once for the services of this feature. */
export type DiscussionRecords = DiscussionModels;

/** What such a record holds, without what it is called and how often it was changed. @throws AppError NEWER_VERSION, UNREADABLE */
export const contentOf = <Value>(
  shape: StoredShape<Value>,
  record: { readonly _id: string; readonly revision?: number } | null,
): Value | null => {
  if (record === null) return null;
  const { _id, revision: _revision, ...stored } = record;
  return storedValue(shape, stored);
};

/** What is written with a record that is new. */
export const versionOf = (shape: AnyStoredShape): { readonly v: number } => ({
  v: newestVersion(shape),
});

export const openRecords = (connection: Connection): DiscussionRecords =>
  discussionModels(connection);
