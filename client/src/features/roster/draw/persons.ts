import { isolated } from '../../../core/isolated.ts';

/** Somebody in a list. The same name twice is two people, told apart by their number. */
export interface Person {
  /** Stays the same while the list changes around them. */
  readonly key: string;
  /** As it is shown: the second of one name has its number behind it. */
  readonly label: string;
}

/** The people of a line-up, in its order. */
export const personsOf = (lineUp: readonly string[]): Person[] => {
  const all = new Map<string, number>();
  for (const name of lineUp) all.set(name, (all.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return lineUp.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    // The isolates keep the number behind a name of another direction of writing.
    const label = (all.get(name) ?? 0) > 1 ? `${isolated(name)} (${number})` : name;
    return { key: `${number} ${name}`, label };
  });
};
