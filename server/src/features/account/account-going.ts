/** A deletion that takes longer has ended with its process: nobody is kept out by it. */
const longestMs = 120_000;

/** Whether an account is being deleted at this moment, also where the clock was set meanwhile. */
export const isGoing = (
  { goingSince = null }: { readonly goingSince?: number | null },
  now: number,
): boolean => goingSince !== null && Math.abs(now - goingSince) < longestMs;
