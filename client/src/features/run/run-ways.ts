/** Where the pages of runs lead to: addresses belong to the tool that the runs are of. */
export interface RunWays {
  readonly results: (runId: string) => string;
  /** What else there is to look at, of activities whose runs are like each other. */
  readonly looks?: {
    readonly replay: (runId: string) => string;
    readonly compare: (runId: string) => string;
    readonly trend: (definitionId: string) => string;
  };
  /** Every run of the tool. */
  readonly allRuns: string;
  /** What can be presented, and what it is called. */
  readonly home: { readonly to: string; readonly text: string };
}
