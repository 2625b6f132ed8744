/** Signs that are to be put in, left out, changed, or swapped with their neighbour; more than `most` is any number above it. */
export const editsBetween = (
  one: readonly string[],
  other: readonly string[],
  most: number,
): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, sign] of one.entries()) {
    const now = [row + 1];
    for (const [column, its] of other.entries()) {
      const changed = (last[column] ?? 0) + Number(sign !== its);
      const isSwapped = sign === other[column - 1] && its === one[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      const moved = Math.min(last[column + 1] ?? 0, now[column] ?? 0) + 1;
      now.push(Math.min(changed, swapped, moved));
    }
    [before, last] = [last, now];
  }
  return last.at(-1) ?? 0;
};
