import type { FindLastRuns, FindOpenRuns } from './material-lists.service.ts';

/** What a material's feature asks of the live engine: of an activity's runs, by the ids of what they are made of. */
export interface RunsOfMaterials {
  readonly openRuns: (activity: string, ids: string[]) => ReturnType<FindOpenRuns>;
  readonly lastRuns: (activity: string, ids: string[]) => ReturnType<FindLastRuns>;
}
