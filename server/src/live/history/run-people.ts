import { removedMark } from '../room/people-of-room.ts';
import type { Attendance } from '../room/room-store.ts';

/** Who counts in a run. */
export interface RunPeople {
  /** Who was in the room while the run was on, without who is left out of the count. */
  readonly joined: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
  /** How many of those who are left out were in the room while the run was on. */
  readonly leftOutOfRun: number;
}

/**
 * Who counts in a run, by what is durable of its room: whoever came first with a burst that is
 * left out, or was taken out of the run, is in no count (RM3, RM4, SE16). The attendance comes oldest first, but where a clock went back.
 */
export const peopleOf = async (
  runId: string,
  excluded: readonly string[],
  attendance: AsyncIterable<Attendance>,
): Promise<RunPeople> => {
  const bursts = new Map<string, string | null>();
  const inRun = new Set<string>();
  for await (const { participant, burst, runId: on } of attendance) {
    bursts.set(participant, bursts.get(participant) ?? burst);
    if (on === runId) inRun.add(participant);
  }
  const isOut = (participant: string): boolean =>
    excluded.includes(bursts.get(participant) ?? '') ||
    (excluded.length > 0 && excluded.includes(removedMark(runId, participant)));
  const joined = new Set([...inRun].filter((participant) => !isOut(participant)));
  return {
    joined,
    leftOut: new Set([...bursts.keys()].filter(isOut)),
    leftOutOfRun: inRun.size - joined.size,
  };
};
