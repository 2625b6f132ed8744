import { useCallback, useSyncExternalStore } from 'react';

const left = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1_000));

/** The whole seconds until `at` (ms since the epoch), counted down; 0 once it has passed. */
export const useSecondsUntil = (at: number): number => {
  const tick = useCallback(
    (onTick: () => void) => {
      if (left(at) === 0) return () => {};
      const timer = setInterval(() => {
        if (left(at) === 0) clearInterval(timer);
        onTick();
      }, 250);
      return () => clearInterval(timer);
    },
    [at],
  );
  return useSyncExternalStore(tick, () => left(at));
};
