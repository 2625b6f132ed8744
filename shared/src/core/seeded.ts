/* Chance that is the same each time: of a seed, or of a text. */

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A seed of a text (FNV-1a). */
export const seedOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
};

/** The same things in an order that the seed has drawn. */
export const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const random = randomFrom(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    const [one, other] = [mixed[last] as Item, mixed[at] as Item];
    mixed[last] = other;
    mixed[at] = one;
  }
  return mixed;
};

/** Where chance puts a text among others: neither early nor short ones come first, nor those that begin alike together. */
export const drawnPlace = (text: string): number => {
  const seed = seedOf(text);
  const mixed = Math.imul(seed ^ (seed >>> 15), 2_246_822_507);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

/**
 * These in an order that their ids alone have drawn: it tells nothing of how somebody wrote them, and
 * is the same however they stood before.
 */
export const inDrawnOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
): Item[] =>
  items.toSorted(
    (one, other) => drawnPlace(one.id) - drawnPlace(other.id) || (one.id < other.id ? -1 : 1),
  );
