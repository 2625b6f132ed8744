import type { Roster, RosterChange } from './roster.contract.ts';

type Names = readonly string[];

const countsOf = (names: Names): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** How often a name stands there after both changed it: who was added stays, whoever took away what else. */
const settled = (before: number, here: number, there: number): number =>
  here > before || there > before ? Math.max(here, there) : Math.min(here, there);

/** The names, each as often as `counts` says: the first of them. */
const keptOf = (names: Names, counts: ReadonlyMap<string, number>): string[] => {
  const left = new Map(counts);
  return names.filter((name) => {
    const more = left.get(name) ?? 0;
    left.set(name, more - 1);
    return more > 0;
  });
};

/**
 * A line-up that two changed since `before`: nobody whom one of them added is lost, and who was taken
 * away stays away. Where both added the same name it is the same person. In the order of `here`,
 * then those of `there` alone. To merge what is merged already changes nothing.
 */
export const mergedLineUp = (before: Names, here: Names, there: Names): string[] => {
  const [was, ours, theirs] = [countsOf(before), countsOf(here), countsOf(there)];
  const counts = new Map(
    [...new Set([...here, ...there])].map((name) => [
      name,
      settled(was.get(name) ?? 0, ours.get(name) ?? 0, theirs.get(name) ?? 0),
    ]),
  );
  const first = keptOf(here, counts);
  const placed = countsOf(first);
  const missing = new Map(
    [...counts].map(([name, many]) => [name, many - (placed.get(name) ?? 0)]),
  );
  // The last of each, so that it comes out alike when it is merged again.
  return [...first, ...keptOf(there.toReversed(), missing).toReversed()];
};

/**
 * The lists after a device told what became of one there. What was removed stays removed, also where
 * a device that did not know it goes on changing the list.
 */
export const withRosterChange = (
  rosters: readonly Roster[],
  { rosterName, before, after }: RosterChange,
): Roster[] => {
  const there = rosters.find((each) => each.rosterName === rosterName);
  if (after === null) return rosters.filter((each) => each !== there);
  if (there === undefined) {
    return before === null ? [...rosters, { rosterName, lineUp: after }] : [...rosters];
  }
  const lineUp = mergedLineUp(before ?? [], after, there.lineUp);
  return rosters.flatMap((each) => {
    if (each !== there) return [each];
    // Both took away what the other kept: nobody is left.
    return lineUp.length === 0 ? [] : [{ rosterName, lineUp }];
  });
};
