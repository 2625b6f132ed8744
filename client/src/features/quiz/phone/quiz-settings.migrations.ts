import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

const quizSettings = z.strictObject({
  /** No seconds, no places, nothing moves. */
  calm: z.boolean(),
  /** Vibrates, and makes a sound, when it is told what is right. */
  buzz: z.boolean(),
  sound: z.boolean(),
});

/** How somebody wants quizzes on their own phone: it is kept there, and nobody else learns it. */
export type QuizSettings = z.infer<typeof quizSettings>;

export const storedQuizSettings: StoredShape<QuizSettings> = {
  name: 'quiz-settings',
  schema: quizSettings,
  migrations: [],
};
