import { useMemo, useSyncExternalStore } from 'react';
import {
  type FeedFollowing,
  type FollowedFeed,
  followFeed,
  nothingFollowed,
} from './follow-feed.ts';
import type { UnsentShelf } from './post-queue.ts';
import type { RoomFeeds } from './room-feeds.ts';

/** A feed for a part to draw, and what people do in it. */
export interface Feed extends FollowedFeed, Omit<FeedFollowing, 'store' | 'close'> {}

/**
 * The feed of this name in the room, followed from now on. Parts that use it are loaded when they
 * are needed (`part`, or `lazy` on phones): with them comes what follows feeds. What waits to be sent
 * is kept on `shelf`, where one is given.
 */
export const useFeed = (feeds: RoomFeeds, name: string, shelf?: UnsentShelf): Feed => {
  const source = useMemo(() => {
    const open = (): FeedFollowing =>
      feeds.open(name, (client, ref, seat) => followFeed(client, ref, seat, shelf));
    return {
      subscribe: (onChange: () => void) => open().store.subscribe(onChange),
      seen: (): FollowedFeed => feeds.find(name)?.store.getState() ?? nothingFollowed,
      acts: {
        post: (item) => open().post(item),
        change: (id, item) => open().change(id, item),
        dismiss: (attempt) => open().dismiss(attempt),
        older: () => open().older(),
        signal: (signal) => open().signal(signal),
        onSignals: (listener) => open().onSignals(listener),
      } satisfies Omit<FeedFollowing, 'store' | 'close'>,
    };
  }, [feeds, name, shelf]);
  const followed = useSyncExternalStore(source.subscribe, source.seen);
  return { ...followed, ...source.acts };
};
