import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const canHold = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');

/**
 * Where a press makes away with what was pressed, or lets it do nothing more, the focus goes to what stands in its
 * place: for who works with keys, a page without a focus begins anew. Gives the ref of the part of the page this is for.
 */
export const useKeptFocus = <Place extends HTMLElement>(
  next: (place: Place) => HTMLElement | null | undefined,
): RefCallback<Place> => {
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  return useCallback((place: Place) => {
    let had: HTMLElement | null = null;
    const note = ({ target }: Event): void => {
      had = target instanceof HTMLElement && place.contains(target) ? target : null;
    };
    const keep = (): void => {
      const { activeElement } = document;
      if (had === null || (activeElement !== document.body && activeElement !== had)) return;
      if (!canHold(had)) latest.current(place)?.focus();
      // It was moved within the page.
      else if (activeElement !== had) had.focus();
    };
    const stop = new AbortController();
    document.addEventListener('focusin', note, { signal: stop.signal });
    // Who taps beside it has left it.
    document.addEventListener('pointerdown', note, { signal: stop.signal });
    const seen = new MutationObserver(keep);
    seen.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      stop.abort();
      seen.disconnect();
    };
  }, []);
};
