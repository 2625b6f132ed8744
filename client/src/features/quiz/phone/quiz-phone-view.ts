import type { Slot } from '@sets/shared/live/activity.ts';
import {
  type QuizPersonal,
  quizPersonal,
  type QuizPhoneReading,
  quizPhoneReading,
  quizTallyReading,
} from '@sets/shared/quiz/quiz.standing.ts';
import * as z from 'zod/mini';
import { type AnswerSheet, heldAnswer } from '../../../live/answer-sheet.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import type { QuizSettings } from './quiz-settings.migrations.ts';

/** The view of a quiz's phone, or null where this page cannot read it. */
export const readView = (view: unknown): QuizPhoneReading | null =>
  z.safeParse(quizPhoneReading, view).data ?? null;

/** What this person alone is told; null before anything is. */
export const readMe = (me: unknown): QuizPersonal | null =>
  z.safeParse(quizPersonal, me).data ?? null;

export type QuizTallyReading = z.infer<typeof quizTallyReading>;

/** How everybody answered the question that is told; null before it is, and of another one. */
export const readTally = (tally: unknown, { place }: QuizPhoneReading): QuizTallyReading | null => {
  const read = z.safeParse(quizTallyReading, tally).data ?? null;
  return read?.place === place ? read : null;
};

const wholeAnswer = z.object({ answer: z.unknown(), took: z.optional(z.number()) });

const bare = <Entry extends { readonly value: unknown }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    value: z.safeParse(wholeAnswer, entry.value).data?.answer ?? null,
  }));

/** The answers without how long they took, as their kinds read them. */
export const bareAnswers = ({ held, unsent, refused }: AnswerSheet): AnswerSheet => ({
  held: bare(held),
  unsent: bare(unsent),
  refused,
});

/** How many ms an answer took, as the server says; null before it does. */
export const tookIn = (sheet: AnswerSheet, slot: Slot): number | null =>
  z.safeParse(wholeAnswer, heldAnswer(sheet, slot)?.value).data?.took ?? null;

/** What each page of a quiz is given. Answers are bare: see `bareAnswers`. */
export interface QuizPageProps extends Omit<PhoneViewProps, 'view' | 'me' | 'tally' | 'feeds'> {
  readonly view: QuizPhoneReading;
  readonly me: QuizPersonal | null;
  readonly tally: QuizTallyReading | null;
  readonly settings: QuizSettings;
}
