import type { AtOwnTime } from '@sets/shared/live/at-own-time.ts';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecords } from '../run/run-records.ts';

/** A run under way, as a list of what can be presented tells of it. */
export interface OpenRun {
  /** Join code of its room. */
  readonly code: string;
  /** Whether it is on there; something else may be in its place. */
  readonly isOn: boolean;
  /** Where people come to it when they like: until when, or since when it is not open any more. */
  readonly atOwnTime: AtOwnTime | null;
}

interface OpenRunsParts {
  readonly records: Pick<RunRecords, 'openRuns'>;
  readonly roomRecords: Pick<RoomRecords, 'glances'>;
  readonly activities: Activities;
}

type Stored = Parameters<Activities['stored']>[0] & { readonly state: unknown };

/** Null also where it cannot be read. */
const atOwnTimeOf = (activities: Activities, run: Stored): AtOwnTime | null => {
  try {
    const state = storedValue(activities.stored(run).state, run.state);
    return activities.of(run).atOwnTime?.(state) ?? null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
};

/** The runs under way, by definition id. */
export const openRunsOf =
  ({ records, roomRecords, activities }: OpenRunsParts) =>
  async (activity: string, definitionIds: readonly string[]): Promise<Map<string, OpenRun>> => {
    const open = await records.openRuns(activity, definitionIds);
    const rooms = await roomRecords.glances(Array.from(open.values(), ({ roomId }) => roomId));
    const told = new Map<string, OpenRun>();
    for (const [definitionId, run] of open) {
      const room = rooms.get(run.roomId);
      if (room === undefined) continue;
      const atOwnTime = atOwnTimeOf(activities, run);
      told.set(definitionId, { code: room.code, isOn: room.current === run.runId, atOwnTime });
    }
    return told;
  };
