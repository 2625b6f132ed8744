import { useEffect, useState } from 'react';

/** So long one of several is shown, in ms. */
export const turnTime = 7_000;

/** Which of so many is shown now: each in its turn, from the first again after the last. */
export const useTurns = (many: number): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (many < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), turnTime);
    return () => clearInterval(timer);
  }, [many]);
  return many === 0 ? 0 : turn % many;
};
