import type { Attendance } from './room-store.ts';

/** Who counts in a run. */
export interface RunPeople {
  /** Who was in the room while the run was on, without who is left out of the count. */
  readonly joined: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
}

/**
 * Who counts in a run, by what is durable of its room: whoever came first with a burst that is
 * left out is in no count (RM3, RM4). The attendance comes oldest first.
 */
export const peopleOf = async (
  runId: string,
  excluded: readonly string[],
  attendance: AsyncIterable<Attendance>,
): Promise<RunPeople> => {
  const known = new Set<string>();
  const leftOut = new Set<string>();
  const joined = new Set<string>();
  for await (const { participant, burst, runId: on } of attendance) {
    if (!known.has(participant) && excluded.includes(burst ?? '')) leftOut.add(participant);
    known.add(participant);
    if (on === runId && !leftOut.has(participant)) joined.add(participant);
  }
  return { joined, leftOut };
};
