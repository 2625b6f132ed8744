/** Some of those who take part under a name, whoever said theirs last first, and how many more there are. */
export interface NamesShown {
  readonly names: readonly string[];
  readonly more: number;
  /** What each of them has answered to the slot that stands beside names; null where they have not. */
  readonly beside?: readonly unknown[];
}

/** More than a wall has room for. */
const mostShown = 120;

/** Of these names, the newest first, as many as are shown. */
export const namesShown = (all: readonly string[]): NamesShown => {
  const names = all.slice(0, mostShown);
  return { names, more: all.length - names.length };
};

/** Who has no name that everybody may see. */
export const nameless = 'Somebody';

/** Two names that are read as the same are. */
const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

/** The names as a room reads them: who is called as somebody before them has a number ("Ana 2"). */
export const numberedNames = (names: readonly string[]): string[] => {
  const whole = new Set(names.map(folded));
  const seen = new Map<string, number>();
  return names.map((name) => {
    const as = folded(name);
    const before = seen.get(as);
    let number = (before ?? 0) + 1;
    if (before !== undefined) {
      // What somebody has typed themselves is theirs.
      while (whole.has(`${as} ${number}`)) number += 1;
    }
    seen.set(as, number);
    return before === undefined ? name : `${name} ${number}`;
  });
};
