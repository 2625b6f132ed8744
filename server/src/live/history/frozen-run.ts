import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { RunRecord } from '../run/run.model.ts';

/** What a run was made of. @throws AppError NEWER_VERSION, UNREADABLE */
export const definitionOf = (activities: Activities, run: RunRecord): object =>
  storedValue(activities.stored(run).definition, run.definition);

/** Where a run stands. @throws AppError NEWER_VERSION, UNREADABLE */
export const stateOf = (activities: Activities, run: RunRecord): object =>
  storedValue(activities.stored(run).state, run.state);

/** Both. @throws AppError NEWER_VERSION, UNREADABLE */
export const frozenRun = (
  activities: Activities,
  run: RunRecord,
): { readonly definition: object; readonly state: object } => ({
  definition: definitionOf(activities, run),
  state: stateOf(activities, run),
});
