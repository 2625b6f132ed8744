/** So much of an item. */
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

/** How many portions a cart or an order is of. */
export const portionsOf = ({
  lines,
}: {
  readonly lines: readonly Pick<Wanted, 'count'>[];
}): number => lines.reduce((sum, { count }) => sum + count, 0);
