/** What is said of what is listed. */
export interface ListWords {
  readonly option: (name: string) => string;
  readonly addOption: string;
  readonly removeOption: (name: string) => string;
  readonly equal: (names: readonly string[]) => string;
  readonly full: (max: number) => string;
  readonly leftOut: (count: number, max: number) => string;
}
