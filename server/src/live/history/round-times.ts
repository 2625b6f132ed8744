import type { Slot } from '@sets/shared/live/activity.ts';
import type { RunLogEntry } from '../run/run.model.ts';

/** When a round was opened and closed, in milliseconds; null where the log does not say. */
export interface RoundTimes {
  readonly openedAt: number | null;
  /** The last time that it was closed; null while it is open. */
  readonly closedAt: number | null;
  /** The version of the run that closed it. */
  readonly version: number | null;
}

export const noTimes: RoundTimes = { openedAt: null, closedAt: null, version: null };

/** What a run's log says of the times of its rounds. Lines from before they were noted say nothing. */
export const roundTimes = (
  lines: Iterable<Pick<RunLogEntry, 'at' | 'version' | 'open'>>,
): Map<Slot, RoundTimes> => {
  const rounds = new Map<Slot, RoundTimes>();
  let before: readonly Slot[] = [];
  for (const { at, version, open } of lines) {
    if (open === undefined) continue;
    for (const slot of open.filter((each) => !before.includes(each))) {
      rounds.set(slot, { ...noTimes, openedAt: rounds.get(slot)?.openedAt ?? at.getTime() });
    }
    for (const slot of before.filter((each) => !open.includes(each))) {
      const openedAt = rounds.get(slot)?.openedAt ?? null;
      rounds.set(slot, { openedAt, closedAt: at.getTime(), version });
    }
    before = open;
  }
  return rounds;
};
