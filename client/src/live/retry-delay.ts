const shortest = 500;
const longest = 8_000;

/**
 * How long to wait before the next try, in ms: doubling from half a second to eight seconds, each
 * shortened at random by up to half, so that a hall full of phones does not come back at once.
 * `tries`: how many failed so far. `random`: 0 to 1.
 */
export const retryDelay = (tries: number, random: number): number => {
  const full = Math.min(longest, shortest * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.5 + random / 2));
};

/** When to come back to a server that asked for `retryInMs`: from then on, spread over the same time. */
export const spreadOut = (retryInMs: number, random: number): number =>
  Math.round(retryInMs * (1 + random));
