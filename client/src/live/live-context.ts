import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FollowedRoom } from './follow-room.ts';
import { createLiveClient } from './live-connection.ts';
import { type Connect, type FindSeat, LivePage } from './live-page.ts';

const connect: Connect = (token) => createLiveClient(token === null ? {} : { token });

/** Where pages get their connection from. */
export const LiveContext = createContext(connect);

/**
 * The room that this page shows or drives, as long as the page lasts. The first values count: give
 * the component a `key` where they may change.
 */
export const useLivePage = (
  token: string | null,
  findSeat: FindSeat,
): { readonly page: LivePage; readonly followed: FollowedRoom } => {
  const connectPage = useContext(LiveContext);
  const [page] = useState(() => new LivePage(() => connectPage(token), findSeat));
  useEffect(() => page.start(), [page]);
  return { page, followed: useStore(page.store) };
};
