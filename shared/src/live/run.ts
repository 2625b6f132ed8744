import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';

/**
 * Who looks at a run. `screen` is the screen and everybody who watches it without answering,
 * so nothing in it may be secret.
 */
export const audiences = ['host', 'screen', 'phone'] as const;
export const audience = z.enum(audiences);
export type Audience = z.infer<typeof audience>;

/** What every audience may know of a run, whatever its activity. */
export const runInfo = z.strictObject({
  runId: id,
  code: joinCode,
  /** Name of the activity, which says what `view` looks like. */
  activity: z.string(),
  title: z.string(),
  /** True while nobody new may join. Who has a ticket may always return. */
  locked: z.boolean(),
  /** True once the run is over: nothing is accepted any more. */
  ended: z.boolean(),
  /** Grows by one with every command; a host's command names the version that the host saw. */
  version: z.int().check(z.nonnegative()),
});
export type RunInfo = z.infer<typeof runInfo>;

/** The room's health, in persons (not sockets). */
export const people = z.strictObject({
  /** Participants. Those who left without an answer more than `timing.lostFor` ago are not counted. */
  joined: z.int().check(z.nonnegative()),
  connected: z.int().check(z.nonnegative()),
  /** Connected, but with a round trip above `timing.slowRoundTrip`. */
  slow: z.int().check(z.nonnegative()),
  /** Gone within the last `timing.lostFor` and not back. */
  lost: z.int().check(z.nonnegative()),
});
export type People = z.infer<typeof people>;

/** Where a client stood in a run's notices; given back after a reconnect. */
export const place = z.strictObject({
  /** Changes when numbering starts anew (another process, a restart). */
  epoch: z.string().check(z.maxLength(40)),
  seq: z.int().check(z.nonnegative()),
});
export type Place = z.infer<typeof place>;
