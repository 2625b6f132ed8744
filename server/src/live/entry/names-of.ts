import type { Activities } from '../activities.ts';
import type { RunRecord } from '../run/run.model.ts';
import { storedValue } from '../../core/stored-value.ts';
import { entryOf } from './entry-of.ts';
import type { Names } from './names.ts';

/** What names of runs that are looked back on are found with. */
export interface NamesOfRuns {
  readonly names: Pick<Names, 'in'>;
  readonly activities: Activities;
}

/** Whether people gave a name in a run. @throws AppError NEWER_VERSION, UNREADABLE */
export const isNamed = (activities: Activities, run: RunRecord): boolean => {
  const definition = storedValue(activities.stored(run).definition, run.definition);
  return entryOf(activities, { activity: run.activity, definition }) === 'named';
};

/** What people were called in a run, by participant; empty where it asked nobody. @throws AppError NEWER_VERSION, UNREADABLE */
export const namesOf = async (
  { names, activities }: NamesOfRuns,
  run: RunRecord,
): Promise<ReadonlyMap<string, string>> =>
  isNamed(activities, run) ? names.in(run._id) : new Map();
