type People = ReadonlySet<string>;

const isWithin = (some: People, others: People): boolean =>
  some.size <= others.size && [...some].every((each) => others.has(each));

const sharesNobody = (some: People, others: People): boolean => {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const each of few) if (many.has(each)) return false;
  return true;
};

/** So many ways of taking groups away are tried; where there are more, one group more is hidden. */
const mostTried = 20_000;

/**
 * Groups that share nobody, which leave fewer than `floor` of so many people, but somebody: what these
 * few said is what all said without what the groups did. Null where there are none.
 */
const leavingFew = (
  people: number,
  among: readonly People[],
  floor: number,
): readonly People[] | null => {
  let tried = 0;
  const look = (left: number, groups: readonly People[]): People[] | null => {
    for (const [index, group] of groups.entries()) {
      tried += 1;
      const rest = left - group.size;
      if ((rest > 0 && rest < floor) || tried > mostTried) return [group];
      if (rest < floor) continue;
      const others = groups.slice(index + 1).filter((other) => sharesNobody(other, group));
      const found = look(rest, others);
      if (found !== null) return found.concat(group);
    }
    return null;
  };
  return look(people, among);
};

/** Groups of which one must not be told beside the others; null where all may be. */
const tellingOfFew = (
  shown: readonly People[],
  all: number,
  floor: number,
): readonly People[] | null => {
  const together = all - new Set(shown.flatMap((group) => [...group])).size;
  if (shown.length > 0 && together > 0 && together < floor) return shown;
  const leaving = leavingFew(all, shown, floor);
  if (leaving !== null) return leaving;
  for (const group of shown) {
    const inside = shown.filter((other) => other !== group && isWithin(other, group));
    const within = leavingFew(group.size, inside, floor);
    if (within !== null) return within;
  }
  return null;
};

/**
 * Of which groups their answers are told, where all that was answered is known too: each has enough
 * people, and so has whatever is left of all, or of a group, without any of them that share nobody.
 * Groups may overlap.
 *
 * @param all how many have answered, in a group or in none
 */
export const toldGroups = (groups: readonly People[], all: number, floor: number): boolean[] => {
  if (floor < 2) return groups.map(() => true);
  const told = new Set(groups.filter(({ size }) => size >= floor));
  for (;;) {
    const few = tellingOfFew([...told], all, floor);
    // Hiding one more may be enough, and the smallest hides the least.
    const smallest = few?.toSorted((one, other) => one.size - other.size)[0];
    if (smallest === undefined) return groups.map((group) => told.has(group));
    told.delete(smallest);
  }
};
