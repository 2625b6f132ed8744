import type { QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import { plural } from '../../../core/plural.ts';

/** What is told of a question of a quiz beside what it asks. */
export const quizNotesMessages = {
  worth: {
    0: 'No points',
    1: 'Points',
    2: 'Double points',
  } satisfies Record<QuizItem['points'], string>,
  time: (seconds: number | null) =>
    seconds === null
      ? 'no time limit'
      : `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`,
  drawnFrom: (pool: string) => `Drawn from “${pool}”`,
  right: (said: readonly string[]) => `Right: ${said.join(', ')}`,
} as const;
