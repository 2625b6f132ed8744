/**
 * The first index below `count` for which `holds`, found in few steps; null where there is none.
 * Wants that it holds for all later ones, too. A good `guess` makes it two steps.
 */
export const firstThat = (
  count: number,
  holds: (index: number) => boolean,
  guess: number,
): number | null => {
  let from = 0;
  let to = count;
  let next = Math.min(Math.max(0, guess), count - 1);
  while (from < to) {
    const isFirstStep = from === 0 && to === count;
    const held = holds(next);
    if (held) to = next;
    else from = next + 1;
    // Next to a guess lies what tells most: whether it was right.
    if (isFirstStep) next = held ? next - 1 : next + 1;
    else next = Math.floor((from + to) / 2);
    next = Math.min(Math.max(from, next), to - 1);
  }
  return to === count ? null : to;
};
