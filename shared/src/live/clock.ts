/** One round trip: local time when asked and when answered, the server's time in between, in ms. */
export interface RoundTrip {
  readonly askedAt: number;
  readonly serverTime: number;
  readonly answeredAt: number;
}

/**
 * What to add to the local clock to get the server's, in ms: the round trip that was shortest
 * knows it best, for its error is at most half its length.
 */
export const clockOffset = (trips: readonly RoundTrip[]): number => {
  const length = (trip: RoundTrip): number => trip.answeredAt - trip.askedAt;
  const best = trips.reduce<RoundTrip | null>(
    (found, trip) => (found === null || length(trip) < length(found) ? trip : found),
    null,
  );
  return best === null ? 0 : Math.round(best.serverTime - (best.askedAt + best.answeredAt) / 2);
};
