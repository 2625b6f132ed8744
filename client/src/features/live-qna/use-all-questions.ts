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
  useEffect(() => {
    if (!wantsOlder) return undefined;
    let isLeft = false;
    // One page after the other, as long as each brings something.
    const askOn = async (): Promise<void> => {
      for (let before = -1; !isLeft;) {
        const following = feeds.find(questionsFeedName);
        const { length } = following?.store.getState().entries ?? [];
        const isAll = following?.store.getState().hasOlder !== true || length >= most;
        if (following === null || isAll || length === before) return;
        before = length;
        await following.older();
      }
    };
    void askOn();
    return () => {
      isLeft = true;
    };
  }, [feeds, wantsOlder]);
  return feed;
};
