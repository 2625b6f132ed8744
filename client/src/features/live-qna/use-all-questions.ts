import { questionsFeedName } from '@sets/shared/live-qna/live-qna.feed.ts';
import { useEffect } from 'react';
import type { RoomFeeds } from '../../live/room-feeds.ts';
import { type Feed, useFeed } from '../../live/use-feed.ts';

/** Of very many questions a page looks at so many of the newest. */
const most = 1_000;

/** The questions of a room: the oldest may have most votes, so older ones are asked for, too. */
export const useAllQuestions = (feeds: RoomFeeds): Feed => {
  const feed = useFeed(feeds, questionsFeedName);
  const { hasOlder, entries, status } = feed;
  const wantsOlder = hasOlder && entries.length < most && status === 'current';
  const first = entries[0]?.id;
  useEffect(() => {
    // One page after the other: each moves the first one on.
    if (wantsOlder) void feeds.find(questionsFeedName)?.older();
  }, [feeds, wantsOlder, first]);
  return feed;
};
