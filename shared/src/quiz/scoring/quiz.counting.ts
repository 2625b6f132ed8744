import type { AcceptedAnswer, Slot } from '../../live/activity.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import type { Answered, scoredOf } from './quiz.scored.ts';

/** What was answered in an attempt. */
export interface Try {
  readonly answers: Answered;
  handedIn: boolean;
}

/** The attempts of one participant, by their numbers. */
export type Tries = Record<number, Try>;

/** What people are called, and what each of them has answered. */
export interface QuizSum {
  readonly names: Readonly<Record<string, string>>;
  readonly people: Record<string, Answered>;
  /** Of a quiz that people go through on their own: their attempts. */
  readonly tries?: Record<string, Tries>;
  /** The team of each participant who is in one, and when they came into it, in ms. */
  readonly teams: Record<string, { readonly team: number; readonly at: number }>;
  /** When the last answer to each question came, by its place, in ms. */
  readonly last: Record<number, number>;
}

/** What counts of somebody. */
export interface Counted {
  readonly answers: Answered;
  /** The slot in which the answer lies that counts, by the place of the question. */
  readonly slotAt: (place: number) => Slot;
}

/** How answers come to points, in one of the ways in which a quiz is played. */
export interface QuizCounting {
  /** As of `Results`. */
  key(state: QuizState): string | null;
  /** Takes an answer up, with what it is worth; null where it is worth nothing now. */
  add(
    state: QuizState,
    sum: QuizSum,
    answer: AcceptedAnswer<QuizAnswer>,
    scored: ReturnType<typeof scoredOf>,
  ): QuizSum;
  counted(definition: QuizDefinition, state: QuizState, sum: QuizSum, participant: string): Counted;
  /** Whether all answer one question after the other: right answers in a row bring more, and each question moves places. */
  readonly inOrder: boolean;
  /** Whether somebody may have been told what their answer to the question at this place is worth. */
  mayBeTold(state: QuizState, place: number): boolean;
}
