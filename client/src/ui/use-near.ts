import { type RefObject, useEffect, useRef } from 'react';

/** So far below the window something counts as near: it is there before somebody sees the place. */
const ahead = '600px';

/**
 * Calls `onNear` when the element that this is given to is near the window, as long as it is asked
 * for; a browser that cannot tell never does.
 */
export const useNear = <Place extends HTMLElement>(
  isAsking: boolean,
  onNear: () => void,
): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isAsking || place.current === null || !canTellNear()) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isAsking]);
  return place;
};

export const canTellNear = (): boolean => 'IntersectionObserver' in globalThis;
