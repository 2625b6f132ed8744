/** Turns before it stands, so that nobody sees beforehand where it will. */
const wholeTurns = 4;

/** Where somebody's dot stands on the ring, in degrees from its top, clockwise. */
export const angleOf = (place: number, count: number): number => (place * 360) / count;

/**
 * How far the ring stands turned so that this place is at its top: made from the result, never the
 * other way round. Degrees, clockwise, and several turns beyond `from`, where it stands now.
 */
export const turnTo = (place: number, count: number, from: number): number => {
  const there = -angleOf(place, count);
  const onward = (((there - from) % 360) + 360) % 360;
  return from + wholeTurns * 360 + onward;
};
