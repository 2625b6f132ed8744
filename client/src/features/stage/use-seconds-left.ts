import { useSyncExternalStore } from 'react';

const left = (deadline: number, offset: number): number =>
  Math.max(0, Math.ceil((deadline - offset - Date.now()) / 1_000));

const everyBit = (look: () => void): (() => void) => {
  const looking = setInterval(look, 200);
  return () => clearInterval(looking);
};
const never = () => () => undefined;

/**
 * Whole seconds until `deadline`, in ms of the server's clock, counted down; null without one.
 * `offset`: what to add to this device's clock to get the server's, in ms.
 */
export const useSecondsLeft = (deadline: number | null, offset: number): number | null =>
  useSyncExternalStore(deadline === null ? never : everyBit, () =>
    deadline === null ? null : left(deadline, offset),
  );
