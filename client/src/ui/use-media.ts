import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now: for what is built otherwise, and not only looks so. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
};
