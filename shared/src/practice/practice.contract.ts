import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { day, zoneName } from './day.ts';

export const practiceLimits = {
  /** Questions of a warm-up, and of one round of free practice. */
  warmUp: 10,
  round: 20,
  /** Of so many people at least it is told what they do. */
  floor: 5,
  /** Of the questions that are missed most. */
  missedShown: 10,
  /** What is kept of one person in a space. */
  cards: 1_000,
  days: 400,
  attempts: 30,
  runs: 500,
} as const;

const count = z.int().check(z.nonnegative());

/** Which space, and where the day ends for whoever asks. */
export const practicePlace = z.strictObject({ moduleid: id });
export const practiceZone = z.strictObject({ zone: z.optional(zoneName) });

/** A quiz of the space whose questions one may practise. */
const practisedQuiz = z.strictObject({
  quizid: id,
  topicid: id,
  title: z.string(),
  questions: count,
  /** How many of these one has missed, and not known since. */
  missed: count,
});
export type PractisedQuiz = z.infer<typeof practisedQuiz>;

/** How somebody's practice in a space stands; nobody else is told. */
export const practiceOverview = z.strictObject({
  /** The questions that are due today, and those that come tomorrow. */
  due: count,
  tomorrow: count,
  /** When the next ones come, where none is due; null where none will be. */
  next: z.nullable(day),
  /** How many of what was missed come again, at some time. */
  scheduled: count,
  /** How many days one after the other something was practised. */
  streak: count,
  doneToday: z.boolean(),
  quizzes: z.array(practisedQuiz),
  /** How many quizzes wait until their run is over. */
  waiting: count,
});
export type PracticeOverview = z.infer<typeof practiceOverview>;

/** Query of `GET …/cards`: of one quiz, or of one topic; without both, the warm-up. */
export const cardsWanted = z.extend(practiceZone, {
  quizid: z.optional(id),
  topicid: z.optional(id),
});

/** A question to practise, without what is right. */
export const practiceCard = z.strictObject({
  quizid: id,
  topicid: id,
  /** What the quiz is called. */
  quiz: z.string(),
  question,
  /** When one missed it last; null where one did not, or knew it since. */
  missedOn: z.nullable(day),
});
export type PracticeCard = z.infer<typeof practiceCard>;
export const practiceCards = z.strictObject({ cards: z.array(practiceCard) });

/** Body of `POST …/answers`. */
export const practiceAnswer = z.extend(practiceZone, {
  /** The page's name for answering it this time: however often it is sent, it counts once. */
  attempt: id,
  quizid: id,
  questionid: id,
  /** As the question's kind has it; null for who does not know. */
  answer: z.unknown(),
});

/** What an answer of practice came to. */
export const practiceOutcome = z.enum(['right', 'partly', 'wrong', 'none']);
export type PracticeOutcome = z.infer<typeof practiceOutcome>;

export const practiceJudged = z.strictObject({
  outcome: practiceOutcome,
  /** Which part of what is right the answer has, from 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
  right,
  explanation: z.string().check(z.maxLength(limits.quiz.explanation)),
  /** The day on which it comes again; null where it does not by itself. */
  due: z.nullable(day),
  streak: count,
});
export type PracticeJudged = z.infer<typeof practiceJudged>;

/** What whoever moderates the space is told: who practises nobody learns. */
export const practiceDesk = z.strictObject({
  quizzes: z.array(
    z.strictObject({
      quizid: id,
      topicid: id,
      title: z.string(),
      questions: count,
      /** Whether everybody who sees the space may practise it. */
      open: z.boolean(),
    }),
  ),
  /** How many have practised; null where these are fewer than the floor. */
  people: z.nullable(count),
  /** What is missed most, of what as many as the floor have answered. */
  missed: z.array(
    z.strictObject({
      quizid: id,
      quiz: z.string(),
      text: z.string(),
      /** Of those who answered it, the part that has missed it; in tenths, so that nobody is read off it. */
      share: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
});
export type PracticeDesk = z.infer<typeof practiceDesk>;

export const practiceQuizRef = z.strictObject({ moduleid: id, quizid: id });
/** Body and reply of `PUT …/quizzes/:quizid`: whether it is open for practice. */
export const practiceOpen = z.strictObject({ open: z.boolean() });
