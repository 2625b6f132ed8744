const firstMs = 100;
const longestMs = 30_000;

/** How long to wait before a process is started for another time, after so many failures in a row; in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
