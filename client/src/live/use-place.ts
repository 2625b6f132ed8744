import { useContext } from 'react';
import { type FollowedPlace, followPlace, nowhere, type PlaceRef } from './follow-place.ts';
import type { LiveClient } from './live-client.ts';
import { LiveContext } from './live-context.ts';
import { useWhileLooking } from './use-while-looking.ts';

/** A place on a connection of its own. */
const openPlace = (client: LiveClient, ref: PlaceRef) => {
  const following = followPlace(client, ref);
  return {
    following,
    store: following.store,
    close: () => {
      following.close();
      client.close();
    },
  };
};

/**
 * The place that this page shows, as long as the page lasts. The first values count: give the
 * component a `key` where they may change.
 */
export const usePlace = (
  token: string | null,
  ref: PlaceRef,
): { readonly place: FollowedPlace; readonly retry: () => void } => {
  const connectPage = useContext(LiveContext);
  const looking = useWhileLooking(() => openPlace(connectPage(token), ref));
  return {
    place: looking?.state ?? nowhere,
    retry: () => looking?.opened.following.retry(),
  };
};
