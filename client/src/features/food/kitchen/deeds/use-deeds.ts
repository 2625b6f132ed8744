import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Deeds, type OnDeed, type WaitingDeed } from './deeds.ts';

/** By the token that they are sent with: what waits outlives its page, as long as the tab is there. */
const ofTab = new Map<string, Deeds>();

const again = (): void => {
  for (const deeds of ofTab.values()) deeds.again();
};

/** Asks before the tab is closed while something waits. */
const askBefore = (event: Event): void => {
  const isWaiting = [...ofTab.values()].some(({ store }) => store.getState().length > 0);
  if (isWaiting) event.preventDefault();
};

const deedsOfTab = (token: string): Deeds => {
  const known = ofTab.get(token);
  if (known !== undefined) return known;
  if (ofTab.size === 0) {
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', askBefore);
  }
  const deeds = new Deeds();
  ofTab.set(token, deeds);
  return deeds;
};

/**
 * What was tapped in this tab and is not answered yet. The page that is shown hears what is answered, also to what was
 * tapped on one before it.
 */
export const useDeeds = (
  token: string,
  onDone: OnDeed,
): { readonly deeds: Deeds; readonly waiting: readonly WaitingDeed[] } => {
  const deeds = deedsOfTab(token);
  useLayoutEffect(() => deeds.listen(onDone));
  const waiting = useSyncExternalStore(deeds.store.subscribe, deeds.store.getState);
  return { deeds, waiting };
};
