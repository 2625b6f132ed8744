import { wantedOf, type Wanted } from '../stock.ts';

/** How many are left of an item; null where nobody counts. */
export type Stock = ReadonlyMap<string, number | null>;

/** What is there once these are given back. Of what is not counted any more nothing is. */
export const stockWith = (stock: Stock, lines: readonly Wanted[]): Stock => {
  const there = new Map(stock);
  for (const [itemid, count] of wantedOf(lines)) {
    const has = there.get(itemid);
    if (has !== undefined && has !== null) there.set(itemid, has + count);
  }
  return there;
};
