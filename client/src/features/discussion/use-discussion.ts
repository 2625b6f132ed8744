import {
  discussionFeedName,
  type DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import { useMemo } from 'react';
import { openPhoneStorage } from '../../live/phone-storage.ts';
import type { UnsentShelf } from '../../live/post-queue.ts';
import type { RoomFeeds } from '../../live/room-feeds.ts';
import { unsentPosts } from '../../live/unsent-posts.ts';
import { type Feed, useFeed } from '../../live/use-feed.ts';
import { placeKeyOf } from './place-key.ts';
import { type Message, readMessage } from './read-message.ts';

/** Where what one writes in a place waits on the device until the server has it. */
export const unsentIn = (place: DiscussionPlace, userid: string): UnsentShelf =>
  unsentPosts(openPhoneStorage(), userid, placeKeyOf(place));

/** The messages of a place, and what one does with them; what one writes waits on the device until it is sent. */
export const useDiscussion = (
  feeds: RoomFeeds,
  place: DiscussionPlace,
  userid: string | null,
): { readonly feed: Feed; readonly messages: readonly Message[] } => {
  const shelf = useMemo(
    () => (userid === null ? undefined : unsentIn(place, userid)),
    [userid, place],
  );
  const feed = useFeed(feeds, discussionFeedName, shelf);
  const { entries } = feed;
  const messages = useMemo(() => entries.flatMap((entry) => readMessage(entry) ?? []), [entries]);
  return { feed, messages };
};
