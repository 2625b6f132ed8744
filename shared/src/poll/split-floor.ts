type People = ReadonlySet<string>;

const without = (some: People, others: People): number => {
  let count = 0;
  for (const each of some) if (!others.has(each)) count += 1;
  return count;
};

const tells = (count: number, floor: number): boolean => count === 0 || count >= floor;

/** Whether what is told of these groups tells nothing of fewer than `floor`, put beside each other or beside all. */
const isSafe = (shown: readonly People[], index: number, all: number, floor: number): boolean => {
  const group = shown[index];
  if (group === undefined || !tells(all - group.size, floor)) return false;
  return shown.every(
    // Of a group that lies in another one, the rest of that is told too.
    (other) => without(group, other) > 0 || tells(without(other, group), floor),
  );
};

/**
 * Of which groups their answers are told, where all that was answered is known too: each has enough
 * people, and so has whatever is left without them. Groups may overlap.
 *
 * @param all how many have answered, in a group or in none
 */
export const toldGroups = (groups: readonly People[], all: number, floor: number): boolean[] => {
  const told = groups.map(({ size }) => size >= floor);
  for (;;) {
    const shown = groups.filter((_, index) => told[index]);
    const together = new Set(shown.flatMap((group) => [...group]));
    const isSafeTogether = tells(all - together.size, floor);
    const unsafe = groups.filter(
      (group, index) =>
        told[index] === true &&
        (!isSafeTogether || !isSafe(shown, shown.indexOf(group), all, floor)),
    );
    if (unsafe.length === 0) return told;
    const smallest = Math.min(...unsafe.map(({ size }) => size));
    // Hiding one more may be enough, and hides the least.
    told[
      groups.findIndex(
        (group, index) => told[index] === true && unsafe.includes(group) && group.size === smallest,
      )
    ] = false;
  }
};
