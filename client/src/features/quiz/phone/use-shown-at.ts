import * as z from 'zod/mini';
import { useEffect, useEffectEvent } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';

const name = 'shown';
const shown = z.object({ place: z.number(), after: z.number() });

/** The question that is on, and when it was opened, in ms of the server's clock. */
interface Opened {
  readonly place: number | null;
  readonly openedAt: number | null;
}

/**
 * Since when this phone shows what is chosen among, in ms of the server's clock. It is counted from when the question
 * was opened, so the time of a pause is nobody's here too.
 */
export const shownAtOf = (notes: Notes, { place, openedAt }: Opened): number | undefined => {
  const kept = notes.read(name, shown);
  return kept === null || openedAt === null || kept.place !== place
    ? undefined
    : Math.max(0, openedAt + kept.after);
};

/**
 * Notes how long after it was opened the options were drawn: a page that nobody sees draws nothing. It stays over a
 * refresh, and where the question is opened once more. `offset`: what to add to this phone's clock to get the server's.
 */
export const useShownAt = (notes: Notes, opened: Opened, offset: number, isOpen: boolean): void => {
  const { place, openedAt } = opened;
  const drawn = useEffectEvent(() => {
    if (openedAt === null) return;
    notes.write(name, { place, after: Math.round(Date.now() + offset - openedAt) });
  });
  useEffect(() => {
    if (!isOpen || shownAtOf(notes, { place, openedAt }) !== undefined) return undefined;
    const frame = requestAnimationFrame(() => drawn());
    return () => cancelAnimationFrame(frame);
  }, [notes, place, openedAt, isOpen]);
};
