/** Some of those who take part under a name, whoever said theirs last first, and how many more there are. */
export interface NamesShown {
  readonly names: readonly string[];
  readonly more: number;
  /** What each of them has answered to the slot that stands beside names; null where they have not. */
  readonly beside?: readonly unknown[];
}
