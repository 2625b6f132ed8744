import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';

const name = 'shown';
const shown = z.object({ place: z.number(), at: z.number() });

/** Since when this phone shows what is chosen among, in ms of the server's clock. */
export const shownAtOf = (notes: Notes, place: number): number | undefined => {
  const kept = notes.read(name, shown);
  return kept?.place === place ? kept.at : undefined;
};

/**
 * Notes when the options were drawn: a page that nobody sees draws nothing. It stays over a refresh;
 * a question that is opened once more begins anew. `offset`: what to add to this phone's clock to get
 * the server's.
 */
export const useShownAt = (notes: Notes, place: number, offset: number, isOpen: boolean): void => {
  const wasClosed = useRef(false);
  const drawn = useEffectEvent(() =>
    notes.write(name, { place, at: Math.max(0, Math.round(Date.now() + offset)) }),
  );
  useEffect(() => {
    if (!isOpen) {
      wasClosed.current = true;
      return undefined;
    }
    if (!wasClosed.current && shownAtOf(notes, place) !== undefined) return undefined;
    const frame = requestAnimationFrame(() => drawn());
    return () => cancelAnimationFrame(frame);
  }, [notes, place, isOpen]);
};
