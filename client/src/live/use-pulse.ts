import { useMemo, useSyncExternalStore } from 'react';
import {
  type FollowedPulse,
  followPulse,
  nothingFelt,
  type PulseFollowing,
} from './follow-pulse.ts';
import type { RoomFeeds } from './room-feeds.ts';

/** How a room feels, for a part to draw, and what people do about it. */
export interface RoomPulse
  extends FollowedPulse, Pick<PulseFollowing, 'react' | 'sayLost' | 'choose'> {}

/** How the room feels, followed from now on. Parts that use it are loaded when they are needed. */
export const usePulse = (feeds: RoomFeeds): RoomPulse => {
  const source = useMemo(() => {
    const open = (): PulseFollowing => feeds.openPulse(followPulse);
    return {
      subscribe: (onChange: () => void) => open().store.subscribe(onChange),
      seen: (): FollowedPulse => feeds.pulse ?? nothingFelt,
      acts: {
        react: (kind) => open().react(kind),
        sayLost: (lost) => open().sayLost(lost),
        choose: (settings) => open().choose(settings),
      } satisfies Omit<RoomPulse, keyof FollowedPulse>,
    };
  }, [feeds]);
  const followed = useSyncExternalStore(source.subscribe, source.seen);
  return { ...followed, ...source.acts };
};
