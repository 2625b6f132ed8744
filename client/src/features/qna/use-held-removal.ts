import type { Result } from '@sets/shared/core/result.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';

/** How long one can take back that something is deleted, in milliseconds. */
export const removalPauseMs = 6_000;

/** `outlivesPage`: the page is being left. */
export type Remove<Told> = (outlivesPage: boolean) => Promise<Result<Told>>;

/**
 * Deletes something, after a pause in which that can be taken back. Who leaves the page meanwhile
 * has not taken it back: it is deleted then. `isHeld`: it is to be drawn as gone.
 */
export const useHeldRemoval = <Told>(remove: Remove<Told>, onGone: (told: Told) => void) => {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const stop = (): boolean => {
    const wasHeld = timer.current !== null;
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    return wasHeld;
  };
  const removeNow = useEffectEvent(async (outlivesPage: boolean): Promise<void> => {
    if (!stop()) return;
    const told = await remove(outlivesPage);
    if (told.ok) {
      onGone(told.value);
      return;
    }
    setHeld(false);
    toast.error(told.error.msg);
  });
  useEffect(() => {
    const leave = (): void => void removeNow(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  // The timer is an effect of its own, so that it acts as the page is then.
  useEffect(() => {
    if (!isHeld) return;
    timer.current = setTimeout(() => void removeNow(false), removalPauseMs);
  }, [isHeld]);
  return {
    isHeld,
    begin: () => setHeld(true),
    undo: () => {
      stop();
      setHeld(false);
    },
  };
};
