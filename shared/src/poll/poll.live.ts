import * as z from 'zod/mini';
import { counts } from '../core/counts.ts';
import { limits } from '../core/limits.ts';
import { roundInWords } from '../live/last-run.ts';
import { question } from '../question/question-kinds.ts';

/** The name of the activity, on the wire and in the store. */
export const pollName = 'poll';

const index = z.int().check(z.nonnegative());
const time = z.nullable(z.int());

/**
 * Where a poll stands. `lobby`: people gather. `ready`: the question is on the screen, not yet open.
 * `open`: answers come in. `closed`: no more answers. `ended`: the run is over.
 */
export const pollPhase = z.enum(['lobby', 'ready', 'open', 'closed', 'ended']);
export type PollPhase = z.infer<typeof pollPhase>;

export const pollState = z.strictObject({
  phase: pollPhase,
  question: index,
  /** The round of each question, from 1; 0 where it was never open. */
  rounds: z.array(index),
  /** Whether the screen shows the counts of the question; at the end, of every question. */
  shown: z.boolean(),
  closedAt: time,
  /**
   * Of each question, whether the counts of its newest round came up after closing: from then on that
   * round takes nothing late, and is never open again.
   */
  revealed: z.array(z.boolean()),
  deadline: time,
});
export type PollState = z.infer<typeof pollState>;

/** What the host may do. Without `question`, the one that is on. */
export const pollCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('goto'), question: index }),
  /** Once it was closed, the same round goes on, with its answers, until its counts were revealed. */
  z.strictObject({ type: z.literal('open'), question: z.optional(index) }),
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('show') }),
  z.strictObject({ type: z.literal('hide') }),
  /** Ask the same question once more, in a new round with an empty tally. */
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({
    type: z.literal('extend'),
    seconds: z.int().check(z.gte(limits.extend.min), z.lte(limits.extend.max)),
  }),
  /** With `results` the screen ends with what every question came to. */
  z.strictObject({ type: z.literal('end'), results: z.optional(z.boolean()) }),
]);
export type PollCommand = z.infer<typeof pollCommand>;

const standing = {
  phase: pollPhase,
  question: index,
  questions: z.int(),
  round: index,
  deadline: time,
} as const;

export const pollHostView = z.strictObject({
  ...standing,
  shown: z.boolean(),
  /** Whether the round of the question that is on was closed and may be opened again. */
  reopens: z.boolean(),
  rounds: z.array(index),
  all: z.array(question),
});
export const pollScreenView = z.strictObject({
  ...standing,
  shown: z.boolean(),
  /** Null in the lobby and at the end. */
  current: z.nullable(question),
});
export const pollPhoneView = z.strictObject({
  ...standing,
  /** Whether this phone is shown the counts. */
  shown: z.boolean(),
  current: z.nullable(question),
});
export type PollHostView = z.infer<typeof pollHostView>;
export type PollScreenView = z.infer<typeof pollScreenView>;
export type PollPhoneView = z.infer<typeof pollPhoneView>;

/** The counts of the question on show, as its kind shows them; null while they are hidden. */
export const pollTally = z.strictObject({
  question: index,
  round: index,
  answered: z.int(),
  counts: z.nullable(counts),
});
export type PollTally = z.infer<typeof pollTally>;

/** At the end, where the host wants it: what the newest round of every question came to. */
export const pollRecap = z.strictObject({ recap: z.array(roundInWords) });
export type PollRecap = z.infer<typeof pollRecap>;
