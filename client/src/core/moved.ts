/** The list with the item at `from` taken to `to`; the same list where there is no such place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};
