import {
  discussionFeedName,
  type DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import { roomIdOf } from './discussion-access.ts';
import type { DiscussionRecords } from './discussion-records.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import type { PlaceRecord } from './discussion.model.ts';

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

/** Deletes these places of a space with all that was written there, for good. May be called again after a failure. */
export const removePlaces = async (
  { places, writers, reactions }: DiscussionRecords,
  placed: Pick<PlacedFeeds, 'clear'>,
  { moduleid, roomIds }: { readonly moduleid: string; readonly roomIds: readonly string[] },
): Promise<void> => {
  for (const roomId of roomIds) {
    await placed.clear({ roomId, feed: discussionFeedName });
    // `;` comes after `:`, so that is every message of it.
    await reactions.deleteMany({ message: { $gte: `${roomId}:`, $lt: `${roomId};` } });
  }
  await writers.deleteMany({ moduleid, roomId: { $in: [...roomIds] } });
  await places.deleteMany({ _id: { $in: [...roomIds] } });
};

/**
 * A message may come on disk just after all that it hangs on went: whoever wrote it was let in before.
 * Then it goes too, and nothing is left of its place.
 */
export const removeIfGone = async (
  { models, placed, spaces, threadOf }: DiscussionTools,
  { moduleid, topicid, questionid }: DiscussionPlace,
): Promise<void> => {
  const isThere =
    (await spaces.isThere(moduleid)) &&
    (topicid === undefined ||
      questionid === undefined ||
      (await threadOf({ moduleid, topicid, questionid })) !== null);
  if (isThere) return;
  const roomIds = [roomIdOf({ moduleid, topicid, questionid })];
  await removePlaces(models, placed(), { moduleid, roomIds });
};
