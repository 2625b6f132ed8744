import { type QuizTally, quizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { type QuizScreenView, quizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import * as z from 'zod/mini';

/** What a notice carried, read as a quiz's; null where there is none, or it is another activity's. */
export const readScreenView = (view: unknown): QuizScreenView | null =>
  z.safeParse(quizScreenView, view).data ?? null;

/** The tally, if it is of the question that is on: a new question may come before its tally. */
export const readScreenTally = (tally: unknown, view: QuizScreenView): QuizTally | null => {
  const read = z.safeParse(quizTally, tally).data;
  const isOfThis = view.place === null || read?.place === view.place;
  return read !== undefined && isOfThis ? read : null;
};
