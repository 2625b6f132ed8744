/** How something goes from its start, 0, to its end, 1. */
export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value));

export const easeInOut = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Exactly `to` at the end. */
export const between = (from: number, to: number, share: number): number =>
  share === 1 ? to : from + (to - from) * share;

/** From 0 to 1, below 1: always the same for the same number, so that a frame can be drawn again. */
export const hash = (of: number): number => {
  let mixed = Math.imul(of + 1, 2_654_435_761) >>> 0;
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 2_246_822_519) >>> 0;
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) / 4_294_967_296;
};
