import * as z from 'zod/mini';
import { slot } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { roundInWords } from '../live/last-run.ts';
import { drawnRound } from '../question/drawn-round.ts';
import { question, questionCounts } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { confidenceCounts } from './poll.answer.ts';
import { pollPace } from './poll.contract.ts';
import {
  pollPhase,
  pollPhoneStanding,
  pollStanding,
  pollTallyStanding,
  pollTogether,
} from './poll.standing.ts';

const index = z.int().check(z.nonnegative());
const time = z.nullable(z.int());

/** What the host has changed about the counts of a round; its question's kind reads it. */
const editsOfRound = z.strictObject({ slot, edits: z.unknown() });

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
  /** The places of the questions of whose newest round everybody was told what is right; absent where of none. */
  told: z.optional(z.array(index)),
  edits: z.array(editsOfRound),
  /** The places of the questions that are open together, each at everybody's own pace; mostly none. */
  together: z.array(index),
  /** What was asked besides, in the order in which it was added; `after` is the place that it follows. */
  added: z.array(z.strictObject({ question, after: z.nullable(index) })),
  /** Whether the round before stands beside the one that is on. */
  beside: z.boolean(),
  deadline: time,
  /** Since when, and until when it is open as a survey; null where it is presented. In ms. */
  survey: z.nullable(z.strictObject({ since: z.int(), until: z.int() })),
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
  /** Shows the counts, and with them which answers are right: the round takes no answer any more. */
  z.strictObject({ type: z.literal('right') }),
  /** Ask the same question once more, in a new round with an empty tally. */
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({
    type: z.literal('extend'),
    seconds: z.int().check(z.gte(limits.extend.min), z.lte(limits.extend.max)),
  }),
  /** Opens these questions together, or all that can be; phones go from one to the other. */
  z.strictObject({ type: z.literal('together'), questions: z.optional(z.array(index)) }),
  /**
   * Asks something that the poll has not: it follows what is on, and is open at once. `closes`: the
   * round that its host saw open alone, or null; where another one is by now, nothing happens.
   */
  z.strictObject({
    type: z.literal('add'),
    question,
    closes: z.optional(z.nullable(slot)),
  }),
  /** Leaves all questions open until then, in ms: for people who come when they like. */
  z.strictObject({ type: z.literal('survey'), until: z.int() }),
  /** Whether the screen shows the round before beside this one. */
  z.strictObject({ type: z.literal('beside'), on: z.boolean() }),
  /** Changes something about the counts of the round that is on, as its kind lets a host. */
  z.strictObject({ type: z.literal('edit'), slot, edit: z.unknown() }),
  /** With `results` the screen ends with what every question came to. */
  z.strictObject({ type: z.literal('end'), results: z.optional(z.boolean()) }),
]);
export type PollCommand = z.infer<typeof pollCommand>;

export const pollHostView = z.strictObject({
  ...pollStanding,
  shown: z.boolean(),
  /** Whether the round of the question that is on was closed and may be opened again. */
  reopens: z.boolean(),
  rounds: z.array(index),
  /** What the host has changed about the counts that are on; null where nothing is. */
  edits: z.unknown(),
  /** Every question by its place, and their places as they are presented. */
  all: z.array(question),
  order: z.array(index),
  together: z.array(index),
  beside: z.boolean(),
  pace: pollPace,
  /** Of the question that is on: whether people say how sure they are. */
  confidence: z.boolean(),
  /** Of the question that is on: what is right, and whether everybody was told; absent where nothing is. */
  right: z.optional(z.strictObject({ what: right, told: z.boolean() })),
});
export const pollScreenView = z.strictObject({
  ...pollStanding,
  shown: z.boolean(),
  /** Null in the lobby and at the end. */
  current: z.nullable(question),
  /** How many questions are open together; 0 where one is. */
  together: index,
  /**
   * What is right, while it is shown. Null while that is hidden, so that the layout has room for it
   * from the start; absent where nothing is right.
   */
  right: z.optional(z.nullable(right)),
});
export const pollPhoneView = z.strictObject({
  ...pollPhoneStanding,
  /** What is right of the question that is on: absent unless the screen shows it. */
  right: z.optional(right),
  current: z.nullable(question),
  together: z.array(z.strictObject({ ...pollTogether, asked: question })),
});
export type PollHostView = z.infer<typeof pollHostView>;
export type PollScreenView = z.infer<typeof pollScreenView>;
export type PollPhoneView = z.infer<typeof pollPhoneView>;

/** The counts of the question on show, as its kind shows them; null while they are hidden. */
export const pollTally = z.strictObject({
  ...pollTallyStanding,
  counts: z.nullable(questionCounts),
  /** The round before, where it stands beside this one. */
  before: z.optional(
    z.strictObject({
      round: index,
      answered: z.int(),
      counts: z.nullable(questionCounts),
      /** As `hits`, of that round. */
      hits: z.optional(z.int()),
    }),
  ),
  /** Of a survey: how many have answered the question that most have answered. */
  surveyed: z.optional(z.int()),
  /** How many are right, where something is: to hosts, and to others once they were told what. */
  hits: z.optional(z.int()),
  /** Told to hosts alone, where people are asked how sure they are. */
  sure: z.optional(z.array(confidenceCounts)),
});
export type PollTally = z.infer<typeof pollTally>;

/**
 * What the newest round of every question came to: at the end, and of a survey, where the host wants
 * it; else none. `surveyed`: as in `pollTally`.
 */
export const pollRecap = z.strictObject({
  recap: z.array(roundInWords),
  surveyed: z.optional(z.int()),
});
export type PollRecap = z.infer<typeof pollRecap>;

/** The same for screens: with what kinds draw rounds of, as far as a notice has room for it. */
const drawnInWords = z.extend(roundInWords, { drawn: z.optional(drawnRound) });
export type DrawnInWords = z.infer<typeof drawnInWords>;
export const pollScreenRecap = z.strictObject({
  ...pollRecap.shape,
  recap: z.array(drawnInWords),
});
export type PollScreenRecap = z.infer<typeof pollScreenRecap>;
