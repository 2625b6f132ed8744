import * as z from 'zod/mini';
import { extraTime } from '../live/people.ts';
import { questionPicture } from '../question/question-picture.ts';

// What phones load of a quiz: nothing here knows the kinds of questions.

const count = z.int().check(z.nonnegative());

/**
 * Where a quiz stands. `lobby`: people gather. `reading`: what is asked is to be read. `open`: answers come
 * in. `closed`: no more do. `revealed`: what is right is told. `board`: who leads. `podium`: who has won.
 * `ended`: the run is over.
 */
export const quizPhase = z.enum([
  'lobby',
  'reading',
  'open',
  'closed',
  'revealed',
  'board',
  'podium',
  'ended',
]);
export type QuizPhase = z.infer<typeof quizPhase>;

export const teamsBy = z.enum(['choice', 'lot']);

/** What everybody is told of where a quiz stands. */
export const quizStanding = {
  phase: quizPhase,
  /** Which question it is, from 1, and of how many. */
  position: z.int(),
  questions: z.int(),
  deadline: z.nullable(z.int()),
  /** ms that are left of a pause; null where time goes on. */
  paused: z.nullable(z.int()),
  /** How often points were counted anew: who has seen fewer is told. */
  recounts: z.int(),
  /** The teams, by their numbers from 0, and the slot in which people are in them; null where there are none. */
  teams: z.nullable(z.strictObject({ names: z.array(z.string()), by: teamsBy, slot: z.string() })),
} as const;

/** What is told of the question that is on, beside what its kind reads. */
export const toldOfQuestion = {
  /** Its place, by which answers are kept; null where none is on. */
  place: z.nullable(count),
  /** While it is read, for so many seconds: what is asked, and how many options will be chosen among; 0 of none. */
  reading: z.nullable(
    z.strictObject({
      kind: z.string(),
      text: z.string(),
      picture: z.optional(questionPicture),
      options: count,
      seconds: count,
    }),
  ),
  /** When it was opened, as if no pause had been: pauses move it. In ms of the server's clock; null before. */
  openedAt: z.nullable(z.int()),
  points: z.nullable(z.int()),
  voided: z.boolean(),
  /** Whether what is right was put right; told with it. */
  corrected: z.boolean(),
  explanation: z.string(),
} as const;

/** What only phones are told. */
export const toldToPhones = {
  /** Whether this phone has the options in an order of its own. */
  shuffles: z.boolean(),
  /** The kind of the question that comes next, so that a phone has what it needs by then. */
  next: z.nullable(z.string()),
} as const;

/** What was made of somebody's answer to a question. */
export const quizOutcome = z.enum(['right', 'partly', 'wrong', 'none', 'void']);
export type QuizOutcome = z.infer<typeof quizOutcome>;

const judged = z.strictObject({ place: count, gained: count, outcome: quizOutcome });
export type QuizJudged = z.infer<typeof judged>;

/** Where a team stands among the others, as it is told. */
export const teamRank = {
  team: count,
  /** To one decimal. */
  points: z.number(),
  /** Its rank, from 1; before the last question that was told, too. */
  place: z.int(),
  before: z.int(),
} as const;

/** What one participant alone is told. */
export const quizPersonal = z.strictObject({
  points: count,
  /** Their rank, from 1, among so many; null before anything was told. */
  place: z.nullable(z.int()),
  /** The rank before the last question that was told. */
  before: z.nullable(z.int()),
  players: count,
  streak: count,
  /** Points that are missing to whoever stands before; null for who leads. */
  behind: z.nullable(count),
  /** How many questions these points are made of, and how often they were counted anew. */
  told: count,
  recounts: count,
  /** Their team, among so many that have people; null before there are points, and without one. */
  team: z.nullable(z.strictObject({ ...teamRank, teams: count })),
  /** Of the question that was told just now; null while none is. */
  last: z.nullable(judged),
  /** Of every question that was told, in their order: once it is over. */
  all: z.nullable(z.array(judged)),
  /** The time that they have and others have not, and until when the question is open for them; null where they have none. */
  extra: z.nullable(
    z.strictObject({
      time: extraTime,
      /** The place of the question, and its end for them in ms; null: until it is told what is right. */
      on: z.nullable(z.strictObject({ place: count, until: z.nullable(z.int()) })),
    }),
  ),
});
export type QuizPersonal = z.infer<typeof quizPersonal>;

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
 * loaded when it is needed. What the server sends is `quizPhoneView`.
 */
export const quizPhoneReading = z.object({
  ...quizStanding,
  ...toldOfQuestion,
  ...toldToPhones,
  current: z.nullable(anyQuestion),
  /** Null where it is presented; else it is drawn by what is loaded for that. */
  alone: z.unknown(),
  /** What is right, once that is told; the sort of it is read where it is shown. */
  right: z.unknown(),
  /** What was right of every question that was told: once it is over. */
  rights: z.nullable(z.array(z.object({ place: count, right: z.unknown() }))),
});
export type QuizPhoneReading = z.infer<typeof quizPhoneReading>;

/** How everybody answered the question that was told just now, as phones read it. */
export const quizTallyReading = z.looseObject({
  place: count,
  answered: count,
  counts: z.unknown(),
  hits: z.nullable(count),
});
