import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';
import { answerValue } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { type Alone, alone, aloneCommands, attemptStep } from './alone/alone.contract.ts';
import { quizPhase, teamsBy } from './quiz.standing.ts';

const place = z.int().check(z.nonnegative());
const time = z.nullable(z.int());

const teamsSet = {
  names: z
    .array(requiredLine(limits.quiz.teamName))
    .check(z.minLength(limits.quiz.teams.least), z.maxLength(limits.quiz.teams.most)),
  /** Whether people choose theirs, or are put into one. */
  by: teamsBy,
} as const;

export const quizState = z.strictObject({
  phase: quizPhase,
  /** The places of what is asked, in its order: chance has drawn what comes from pools. */
  order: z.array(place),
  /** Which of them is on, from 0; in the lobby the one that comes first. */
  at: place,
  /** When the question that is on was opened for answers, and closed. */
  openedAt: time,
  closedAt: time,
  /** When the phase moves on by itself. */
  deadline: time,
  /** Since when the host pauses it, and how many ms were left; null while time goes on. */
  paused: z.nullable(z.strictObject({ at: z.int(), left: z.int().check(z.nonnegative()) })),
  /** The places of the questions that were told, in the order in which they were: points are made of these. */
  told: z.array(place),
  /** What was put right during the run. */
  corrected: z.array(z.strictObject({ place, right })),
  /** The places of questions that count for nobody. */
  voided: z.array(place),
  /** How often points were to be counted anew. */
  recounts: z.int().check(z.nonnegative()),
  /** The teams that people play in, by their names; null where everybody plays for themselves. */
  teams: z.nullable(
    z.strictObject({
      ...teamsSet,
      /** How often they were made anew: people are then put into them anew. */
      draw: z.int().check(z.nonnegative()),
    }),
  ),
  /** Since when and until when it stands open for everybody on their own; null where it is presented. In ms. */
  alone: z.nullable(alone),
});
export type QuizState = z.infer<typeof quizState>;
/** Of a quiz that everybody goes through on their own. */
export interface AloneState extends QuizState {
  alone: Alone;
}

const remedies = [
  /** Whether the question at this place counts for nobody. */
  z.strictObject({ type: z.literal('void'), place, on: z.boolean() }),
  /** Puts right what was said to be right, and counts all points anew. */
  z.strictObject({ type: z.literal('correct'), place, right }),
] as const;
/** What puts a question right that was asked as it should not have been. */
export const quizRemedy = z.discriminatedUnion('type', remedies);
export type QuizRemedy = z.infer<typeof quizRemedy>;

/** What the host may do. */
export const quizCommand = z.discriminatedUnion('type', [
  /** Asks the question at this place of the order; the one that was open is closed. */
  z.strictObject({ type: z.literal('ask'), at: place }),
  /** Goes on from reading to answering, before its time; or opens again what was closed and not told, with all of its time. */
  z.strictObject({ type: z.literal('open') }),
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('board') }),
  /** Back to what was told: of the question at this place of the order. */
  z.strictObject({ type: z.literal('back'), at: place }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({
    type: z.literal('extend'),
    seconds: z.int().check(z.gte(limits.extend.min), z.lte(limits.extend.max)),
  }),
  ...remedies,
  z.strictObject({ type: z.literal('podium') }),
  ...aloneCommands,
  /** Before the first question: in which teams people play. `anew`: also where the same teams are there. */
  z.strictObject({
    type: z.literal('teams'),
    teams: z.nullable(z.strictObject(teamsSet)),
    anew: z.boolean(),
  }),
  z.strictObject({ type: z.literal('end') }),
]);
export type QuizCommand = z.infer<typeof quizCommand>;

/**
 * An answer as it is kept: what was answered, and how many ms it took (see `tookOf`), which no phone says; or how far
 * somebody has come who goes through it on their own.
 */
export const quizAnswer = z.strictObject({
  answer: z.union([answerValue, attemptStep]),
  took: z.optional(z.int().check(z.nonnegative())),
});
export type QuizAnswer = z.infer<typeof quizAnswer>;
