import { looksAtLiveEvery } from '@sets/shared/run/space-runs.contract.ts';
import { useEffect } from 'react';

/**
 * Asks anew now and then while somebody looks at the page; not all of a hall at the same moment. Who
 * comes back to the page is answered at once, by `useAsked`.
 */
export const useAgain = (reload: () => Promise<void>): void => {
  useEffect(() => {
    const wait = (): number => looksAtLiveEvery * (1 + Math.random() / 3);
    const look = (): void => {
      if (document.visibilityState === 'visible') void reload();
      timer = setTimeout(look, wait());
    };
    let timer = setTimeout(look, wait());
    return () => clearTimeout(timer);
  }, [reload]);
};
