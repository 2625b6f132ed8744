import { id, slot } from '@sets/shared/core/ids.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const time = z.nullable(z.int());

/** What a round came to. Times are in milliseconds; null where they were not noted. */
const roundOfRun = z.strictObject({
  slot,
  openedAt: time,
  closedAt: time,
  /** The version of the run that closed it. */
  version: z.nullable(z.int()),
  answered: count,
  /** A list, because a counter may have any name. */
  counters: z.array(z.strictObject({ name: z.string(), count: z.int() })),
});

/** What a run came to, whatever its activity. It names no participant. */
const runResult = z.strictObject({
  /** Who was in the room while the run was on, without who is left out of the count. */
  joined: count,
  /** What was left out (`leftOutIn`), as the room had it then: with others it is made anew. */
  excluded: z.array(id),
  /** What of the state its counts go by (`Activity.counting`): with another one it is made anew. */
  counting: z.nullable(z.string()),
  rounds: z.array(roundOfRun),
});
export type RoundOfRun = z.infer<typeof roundOfRun>;
export type RunResult = z.infer<typeof runResult>;

/** In version 1 a round had how many were connected: a number that no leaving out could change later. */
const withoutHere: Migration = ({ rounds, ...rest }) => ({
  ...rest,
  rounds: (rounds as readonly object[]).map((round) => {
    const { here: _here, ...kept } = round as { readonly here?: unknown };
    return kept;
  }),
});

/** Until November 2026 a key that was put right after the end changed nothing of what was stored. */
const countedByNothing: Migration = (fields) => ({ ...fields, counting: null });

export const storedRunResult: StoredShape<RunResult> = {
  name: 'run-result',
  schema: runResult,
  migrations: [withoutHere, countedByNothing],
};
