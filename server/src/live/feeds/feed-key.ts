import type { Audience } from '@sets/shared/live/run.ts';

/** A feed belongs to a room, or to another place, which has such an id too. */
export interface FeedKey {
  readonly roomId: string;
  readonly feed: string;
}

/** How the store calls it. Neither id nor name holds a `:`. */
export const keyOf = ({ roomId, feed }: FeedKey): string => `${roomId}:${feed}`;

export const readKey = (key: string): FeedKey => {
  const [roomId = '', feed = ''] = key.split(':');
  return { roomId, feed };
};

/** How Socket.IO calls those who follow the feeds of a room. */
export const followersIn = (roomId: string): string => `feed:${roomId}:`;

/** How Socket.IO calls those who follow a feed as this audience. */
export const followersOf = ({ roomId, feed }: FeedKey, audience: Audience): string =>
  `${followersIn(roomId)}${feed}:${audience}`;
