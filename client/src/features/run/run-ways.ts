/** Where the pages of runs lead to: addresses belong to the tool that the runs are of. */
export interface RunWays {
  readonly results: (runId: string) => string;
  /** Every run of the tool. */
  readonly allRuns: string;
  /** What can be presented, and what it is called. */
  readonly home: { readonly to: string; readonly text: string };
}
