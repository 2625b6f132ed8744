import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';

/* A run as its room saw it, in time: pictures of the screen, and what the host did. */

const count = z.int().check(z.nonnegative());

/** So many pictures at most, and about so much of them, in bytes of JSON. */
export const replayLimits = { pictures: 500, bytes: 1_000_000, marks: 500 } as const;

/** What was done, and when: milliseconds since the run began. */
export const replayMark = z.strictObject({
  at: count,
  kind: z.enum(['open', 'command', 'expire', 'react', 'finish', 'lock', 'exclude']),
  /** What a command is called by its activity; '' for what is none. */
  does: z.string(),
  /** Who did it; null where it came by itself, or their account is gone. */
  by: z.nullable(z.string()),
  /** The place of what was on from then on, from 1; null where nothing was. */
  position: z.nullable(z.int()),
});
export type ReplayMark = z.infer<typeof replayMark>;

/** What the room saw from then on. */
export const replayMoment = z.strictObject({
  at: count,
  version: count,
  ended: z.boolean(),
  /** Who had come until then. */
  joined: count,
  /** Answers that had come until then, those that were changed too. */
  answers: count,
  /** What everybody's screen is told, as the activity has it; absent where it is as in the moment before. */
  view: z.optional(z.unknown()),
  tally: z.optional(z.unknown()),
});
export type ReplayMoment = z.infer<typeof replayMoment>;

/** Reply of `GET /api/runs/:runid/replay`. */
export const runReplay = z.strictObject({
  runId: id,
  activity: z.string(),
  definitionId: id,
  title: z.string(),
  /** Of its room; null where that cannot be told. */
  code: z.nullable(joinCode),
  openedAt: z.iso.datetime(),
  /** How long it went on, in ms. */
  lasts: count,
  /** Null where its log cannot be followed: an earlier version of Sets wrote it, or what was on keeps none. */
  timeline: z.nullable(
    z.strictObject({ marks: z.array(replayMark), moments: z.array(replayMoment) }),
  ),
});
export type RunReplay = z.infer<typeof runReplay>;
