/** How many are left of an item; null where nobody counts. */
export type Stock = ReadonlyMap<string, number | null>;

export interface Wanted {
  readonly itemid: string;
  readonly count: number;
}

/** How many of each item all of these want. */
export const wantedOf = (lines: readonly Wanted[]): Map<string, number> => {
  const wanted = new Map<string, number>();
  for (const { itemid, count } of lines) wanted.set(itemid, (wanted.get(itemid) ?? 0) + count);
  return wanted;
};

/** What is left once these are taken; null where one of them is not there often enough: then nothing is taken. */
export const stockWithout = (stock: Stock, lines: readonly Wanted[]): Stock | null => {
  const left = new Map(stock);
  for (const [itemid, count] of wantedOf(lines)) {
    const has = left.get(itemid);
    if (has === undefined || (has !== null && has < count)) return null;
    if (has !== null) left.set(itemid, has - count);
  }
  return left;
};

/** What is there once these are given back. Of what is not counted any more nothing is. */
export const stockWith = (stock: Stock, lines: readonly Wanted[]): Stock => {
  const there = new Map(stock);
  for (const [itemid, count] of wantedOf(lines)) {
    const has = there.get(itemid);
    if (has !== undefined && has !== null) there.set(itemid, has + count);
  }
  return there;
};
