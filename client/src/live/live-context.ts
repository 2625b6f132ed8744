import { fail } from '@sets/shared/core/result.ts';
import { createContext, useContext } from 'react';
import { type FindSeat, type FollowedRoom, followRoom, nothingFollowed } from './follow-room.ts';
import type { LiveClient } from './live-client.ts';
import { createLiveClient } from './create-live-client.ts';
import { liveMessages } from './live.messages.ts';
import { useWhileLooking } from './use-while-looking.ts';

/** How a page connects; a test puts another connection in its place. */
type Connect = (token: string | null) => LiveClient;

const connect: Connect = (token) => createLiveClient(token === null ? {} : { token });

/** Where pages get their connection from. */
export const LiveContext = createContext(connect);

/** A room on a connection of its own. */
const openRoom = (client: LiveClient, findSeat: FindSeat) => {
  const following = followRoom(client, findSeat);
  return {
    client,
    following,
    store: following.store,
    close: () => {
      following.close();
      client.close();
    },
  };
};

const notConnected: LiveClient['request'] = async () =>
  fail('UNAVAILABLE', liveMessages.notConnected);

/** What a page does with its room. */
export interface LivePage {
  readonly request: LiveClient['request'];
  /** Tries again after a failure that waited for the person. */
  readonly retry: () => void;
}

/**
 * The room that this page shows or drives, as long as the page lasts. The first values count: give
 * the component a `key` where they may change.
 */
export const useLivePage = (
  token: string | null,
  findSeat: FindSeat,
): { readonly page: LivePage; readonly followed: FollowedRoom } => {
  const connectPage = useContext(LiveContext);
  const looking = useWhileLooking(() => openRoom(connectPage(token), findSeat));
  const client = looking?.opened.client;
  return {
    followed: looking?.state ?? nothingFollowed,
    page: {
      request: client === undefined ? notConnected : (...asked) => client.request(...asked),
      retry: () => looking?.opened.following.retry(),
    },
  };
};
