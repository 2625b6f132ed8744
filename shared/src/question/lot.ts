/** By chance, and always the same: neither early nor short texts come before others. */
export const lot = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/**
 * These in an order that their ids alone have drawn: it tells nothing of how somebody wrote them, and
 * is the same however they stood before.
 */
export const byLot = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => lot(one.id) - lot(other.id) || (one.id < other.id ? -1 : 1));
