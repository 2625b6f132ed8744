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
