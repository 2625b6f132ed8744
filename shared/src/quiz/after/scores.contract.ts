import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { aloneChoices } from '../alone/alone.contract.ts';
import { questionNotes } from './question-notes.ts';

/* What people made of the questions of a quiz, and what that says of the questions. */

const count = z.int().check(z.nonnegative());
const share = z.number().check(z.gte(0), z.lte(1));
const signed = z.number().check(z.gte(-1), z.lte(1));

const optionFigures = z.strictObject({
  text: z.string(),
  right: z.boolean(),
  count,
  upper: z.nullable(count),
  lower: z.nullable(count),
});

const scoredQuestion = z.strictObject({
  /** As it was asked, from 1. */
  position: z.int().check(z.positive()),
  text: z.string(),
  explanation: z.string(),
  /** In words. */
  right: z.array(z.string()),
  corrected: z.boolean(),
  voided: z.boolean(),
  /** Whether it counts for what one has of all. */
  counts: z.boolean(),
  /** The most points that it brings, without those for answers in a row. */
  most: count,
  answered: count,
  hits: count,
  partly: count,
  /** Which part of what is right was had on average; null where nobody answered. */
  share: z.nullable(share),
  medianMs: z.nullable(z.number().check(z.nonnegative())),
  /** Null where it cannot be said. */
  discrimination: z.nullable(signed),
  upperLower: z.nullable(signed),
  notes: z.array(z.enum(questionNotes)),
  /** Whether they are all that there was to choose from; else they are what most typed. */
  isChosen: z.boolean(),
  options: z.array(optionFigures),
  /** Everything that was said, once. */
  said: z.array(z.string()),
});
export type ScoredQuestion = z.infer<typeof scoredQuestion>;

/** What somebody made of a question, as a letter: right, partly, wrong, nothing, void. */
export const outcomeLetters = {
  right: 'r',
  partly: 'p',
  wrong: 'w',
  none: 'n',
  void: 'v',
} as const;

const scoredPerson = z.strictObject({
  /** From 1; it means nothing outside of this list. */
  number: z.int().check(z.positive()),
  /** Empty where nobody was asked for one. */
  name: z.string(),
  /** Its number, from 0; null of who was in none. */
  team: z.nullable(count),
  points: count,
  place: z.int().check(z.positive()),
  /** How many of the questions that count they have, parts of them too. */
  credit: z.number().check(z.nonnegative()),
  // Of each question, in their order. A hall has a hundred thousand of them, so each is short.
  made: z.string().check(z.regex(/^[rpwnv]*$/)),
  won: z.array(count),
  took: z.array(z.nullable(count)),
  /** By its place in `said` of the question. */
  said: z.array(z.nullable(count)),
});
export type ScoredPerson = z.infer<typeof scoredPerson>;

const scoredTeam = z.strictObject({
  /** Its number, from 0. */
  team: count,
  name: z.string(),
  people: count,
  /** To one decimal. */
  points: z.number().check(z.nonnegative()),
  place: z.int().check(z.positive()),
});
export type ScoredTeam = z.infer<typeof scoredTeam>;

/** Reply of `GET /api/quizzes/runs/:runId/scores`. */
export const quizScores = z.strictObject({
  runId: id,
  title: z.string(),
  openedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Whether people gave a name. */
  named: z.boolean(),
  /** Where they went through it on their own: how often each might, and which attempt these are of; null else. */
  alone: z.nullable(
    z.strictObject({ attempts: aloneChoices.attempts, counts: aloneChoices.counts }),
  ),
  /** The most points that somebody could have. */
  most: count,
  /** How many questions count. */
  counted: count,
  questions: z.array(scoredQuestion),
  people: z.array(scoredPerson),
  /** Where the teams stand that had people, the first first; null where everybody played for themselves. */
  teams: z.nullable(z.array(scoredTeam)),
  reliability: z.nullable(z.strictObject({ alpha: z.number(), isKr20: z.boolean() })),
  /** How many people are in each third; null where there are none. */
  thirds: z.nullable(z.strictObject({ upper: count, lower: count })),
  /** The host of the learning record store that statements can be sent to; null where none is set. */
  lrs: z.nullable(z.string()),
});
export type QuizScores = z.infer<typeof quizScores>;
