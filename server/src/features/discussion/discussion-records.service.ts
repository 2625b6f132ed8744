import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import type { Connection } from 'mongoose';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import { discussionModels, type DiscussionModels, type PlaceRecord } from './discussion.model.ts';

/** What is stored beside the messages, opened once for the services of this feature. */
export type DiscussionRecords = DiscussionModels;

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
