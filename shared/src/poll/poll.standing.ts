import * as z from 'zod/mini';
import { questionPicture } from '../question/question-picture.ts';

/** The name of the activity, on the wire and in the store. */
export const pollName = 'poll';

const index = z.int().check(z.nonnegative());

/**
 * Where a poll stands. `lobby`: people gather. `ready`: the question is on the screen, not yet open.
 * `open`: answers come in. `closed`: no more answers. `ended`: the run is over.
 */
export const pollPhase = z.enum(['lobby', 'ready', 'open', 'closed', 'ended']);
export type PollPhase = z.infer<typeof pollPhase>;

/** What everybody is told of where a poll stands. */
export const pollStanding = {
  phase: pollPhase,
  /** The place of the question that is on. */
  question: index,
  questions: z.int(),
  /** Which it is of them, from 1, as they are presented. */
  position: z.int(),
  round: index,
  deadline: z.nullable(z.int()),
  /** Of a survey, until when it is open, in ms; null where it is none. */
  survey: z.nullable(z.int()),
} as const;

/** What only phones are told. */
export const pollPhoneStanding = {
  ...pollStanding,
  /** Whether this phone is shown the counts. */
  shown: z.boolean(),
  /** Whether people say how sure they are of their answer to what is on. */
  confidence: z.boolean(),
  /** The kind of the question that comes next, so that a phone has what it needs by then. */
  next: z.nullable(z.string()),
  /** The places of the questions as they are presented, where that is not the order of the places. */
  order: z.optional(z.array(index)),
} as const;

/** One of several questions that are open together. */
export const pollTogether = { place: index, round: index, confidence: z.boolean() } as const;

/** What everybody is told of a tally beside its counts. */
export const pollTallyStanding = {
  question: index,
  round: index,
  answered: z.int(),
  /** Answers from which on there are counts, where there are too few yet. */
  floor: z.optional(z.int()),
} as const;

/** A question of which only that is read which all kinds have. */
const anyQuestion = z.looseObject({
  kind: z.string(),
  id: z.string(),
  text: z.string(),
  picture: z.optional(z.nullable(questionPicture)),
  seconds: z.nullable(z.int()),
});

/**
 * What phones are told, as they read it: what a question is beside its text its kind reads, which is
 * loaded when it is needed. What the server sends is `pollPhoneView`.
 */
export const pollPhoneReading = z.strictObject({
  ...pollPhoneStanding,
  /** What is right of the question that is on, as `pollPhoneView` has it. */
  right: z.optional(z.unknown()),
  /** Null in the lobby and at the end. */
  current: z.nullable(anyQuestion),
  together: z.array(z.strictObject({ ...pollTogether, asked: anyQuestion })),
});
export type PollPhoneReading = z.infer<typeof pollPhoneReading>;

/** The counts of the question on show, which its kind reads; null while they are hidden. */
export const pollTallyReading = z.looseObject({ ...pollTallyStanding, counts: z.unknown() });
export type PollTallyReading = z.infer<typeof pollTallyReading>;
