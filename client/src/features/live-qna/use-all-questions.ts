import { questionsFeedName } from '@sets/shared/live-qna/live-qna.feed.ts';
import { useEffect } from 'react';
import type { UnsentShelf } from '../../live/post-queue.ts';
import type { RoomFeeds } from '../../live/room-feeds.ts';
import { type Feed, useFeed } from '../../live/use-feed.ts';

/** Of very many questions a page looks at so many of the newest. */
const most = 1_000;

/** Asks for one page after the other, as long as each brings something. */
const askForOlder = async (feeds: RoomFeeds, left: AbortSignal): Promise<void> => {
  for (let before = -1; !left.aborted;) {
    const following = feeds.find(questionsFeedName);
    const { entries = [], hasOlder = false } = following?.store.getState() ?? {};
    const isAll = !hasOlder || entries.length >= most || entries.length === before;
    if (following === null || isAll) return;
    before = entries.length;
    await following.older();
  }
};

/**
 * The questions of a room: the oldest may have most votes, so older ones are asked for, too. What is
 * asked here waits on `shelf`.
 */
export const useAllQuestions = (feeds: RoomFeeds, shelf?: UnsentShelf): Feed => {
  const feed = useFeed(feeds, questionsFeedName, shelf);
  const { hasOlder, entries, status } = feed;
  const wantsOlder = hasOlder && entries.length < most && status === 'current';
  useEffect(() => {
    if (!wantsOlder) return undefined;
    const left = new AbortController();
    void askForOlder(feeds, left.signal);
    return () => left.abort();
  }, [feeds, wantsOlder]);
  return feed;
};
