import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { entryRule } from './entry.ts';

/**
 * Who looks at a room. `screen` is the screen and everybody who watches it without answering,
 * so nothing in it may be secret.
 */
export const audiences = ['host', 'screen', 'phone'] as const;
export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

/** What every audience may know of a run, whatever its activity. */
export const runInfo = z.strictObject({
  runId: id,
  /** Name of the activity, which says what `view` looks like. */
  activity: z.string(),
  /** What it was made of, as its activity knows it. */
  definitionId: id,
  title: z.string(),
  /** Who may take part; absent where everybody may. */
  entry: z.optional(entryRule),
  /** People answer when they like, and nothing is presented; absent where somebody hosts. */
  unhosted: z.optional(z.literal(true)),
  /** True once the run is over: nothing is accepted any more. */
  ended: z.boolean(),
  /** Grows by one with every command; a host's command names the version that the host saw. */
  version: z.int().check(z.nonnegative()),
});
export type RunInfo = z.infer<typeof runInfo>;
