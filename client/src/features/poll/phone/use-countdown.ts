import { useSyncExternalStore } from 'react';

const left = (deadline: number, offset: number): number =>
  Math.max(0, Math.ceil((deadline - offset - Date.now()) / 1_000));

/**
 * Whole seconds until `deadline`, by the server's clock; null without one. `offset`: what to add
 * to this phone's clock to get the server's, in ms.
 */
export const useCountdown = (deadline: number | null, offset: number): number | null =>
  useSyncExternalStore(everyBit, () => (deadline === null ? null : left(deadline, offset)));

const everyBit = (look: () => void): (() => void) => {
  const looking = setInterval(look, 200);
  return () => clearInterval(looking);
};

/** Seconds as `1:05`. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
