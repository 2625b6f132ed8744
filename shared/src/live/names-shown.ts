/** Some of those who take part under a name, whoever said theirs last first, and how many more there are. */
export interface NamesShown {
  readonly names: readonly string[];
  readonly more: number;
}
