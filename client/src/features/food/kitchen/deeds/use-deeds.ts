import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Deeds, type OnDeed, type WaitingDeed } from './deeds.ts';

/** What is tapped on this page and not answered yet. Asks before the tab is closed while something of it waits. */
export const useDeeds = (
  onDone: OnDeed,
): { readonly deeds: Deeds; readonly waiting: readonly WaitingDeed[] } => {
  const [deeds] = useState(() => new Deeds());
  useLayoutEffect(() => deeds.listen(onDone));
  const waiting = useSyncExternalStore(deeds.store.subscribe, deeds.store.getState);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', () => deeds.again(), { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (deeds.store.getState().length > 0) event.preventDefault();
      },
      { signal },
    );
    return () => stop.abort();
  }, [deeds]);
  return { deeds, waiting };
};
