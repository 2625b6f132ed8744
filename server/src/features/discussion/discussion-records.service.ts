import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import {
  type AnyStoredShape,
  newestVersion,
  type StoredShape,
} from '@sets/shared/core/stored-shape.ts';
import type { Connection } from 'mongoose';
import { storedValue } from '../../core/stored-value.ts';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import { discussionModels, type DiscussionModels, type PlaceRecord } from './discussion.model.ts';

/** What is stored beside the messages, opened once for the services of this feature. */
export type DiscussionRecords = DiscussionModels;

/** What such a record holds, without what it is called. @throws AppError NEWER_VERSION, UNREADABLE */
export const contentOf = <Value>(
  shape: StoredShape<Value>,
  record: { readonly _id: string } | null,
): Value | null => {
  if (record === null) return null;
  const { _id, ...stored } = record;
  return storedValue(shape, stored);
};

/** What is written with a record that is new. */
export const versionOf = (shape: AnyStoredShape): { readonly v: number } => ({
  v: newestVersion(shape),
});

export const openRecords = (connection: Connection): DiscussionRecords =>
  discussionModels(connection);

/**
 * Deletes all that was written in a space, for good. May be called again after a failure: the places
 * go last, by which the rest is found.
 */
export const removeFromSpace = async (
  { places, writers, reactions, spaces }: DiscussionRecords,
  placed: Pick<PlacedFeeds, 'clear'>,
  moduleid: string,
): Promise<void> => {
  for (const { _id } of await places.find({ moduleid }).lean<PlaceRecord[]>()) {
    await placed.clear({ roomId: _id, feed: discussionFeedName });
  }
  await reactions.deleteMany({ moduleid });
  await writers.deleteMany({ moduleid });
  await spaces.deleteOne({ _id: moduleid });
  await places.deleteMany({ moduleid });
};

/** Deletes the threads under questions that go, for good. May be called again after a failure. */
export const removeThreads = async (
  { places, writers, reactions }: DiscussionRecords,
  placed: Pick<PlacedFeeds, 'clear' | 'changed'>,
  roomIds: readonly string[],
): Promise<void> => {
  const found = await places.find({ _id: { $in: [...roomIds] } }).lean<PlaceRecord[]>();
  for (const { _id, moduleid } of found) {
    await placed.changed(moduleid);
    await placed.clear({ roomId: _id, feed: discussionFeedName });
    // `;` comes after `:`, so that is every message of it.
    await reactions.deleteMany({ message: { $gte: `${_id}:`, $lt: `${_id};` } });
    await writers.deleteMany({ moduleid, roomId: _id });
    await places.deleteOne({ _id });
  }
};
