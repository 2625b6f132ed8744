import { setTimeout as pause } from 'node:timers/promises';

const lookAgainMs = 10;

/** Resolves as true when it is so, or as false when the time is up. */
export const until = async (ms: number, isSo: () => boolean): Promise<boolean> => {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await pause(lookAgainMs);
  }
  return true;
};
