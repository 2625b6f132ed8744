import { useEffect, useState } from 'react';

const left = (deadline: number, offset: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now() - offset) / 1_000));

/**
 * Whole seconds until `deadline`, in ms of the server's clock, counted down; null without one.
 * `offset`: what to add to this device's clock to get the server's.
 */
export const useSecondsLeft = (deadline: number | null, offset: number): number | null => {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 200);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : left(deadline, offset);
};
