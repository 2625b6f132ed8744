import { limits } from '@sets/shared/core/limits.ts';
import { copiedQuiz } from '@sets/shared/quiz/quiz-copy.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { storedQuizDefinition } from '@sets/shared/quiz/quiz.migrations.ts';
import type { MaterialKind } from '../material/material-kind.ts';

/** Quizzes as a material. */
export const quizKind: MaterialKind<QuizDefinition> = {
  name: 'Quiz',
  collections: { all: 'quizzes', versions: 'quizversions' },
  ref: 'quizid',
  stored: storedQuizDefinition,
  questions: 'items.question',
  copied: copiedQuiz,
  mostInTopic: limits.quizzesPerTopic,
  words: {
    missing: 'There is no such quiz. Was it deleted?',
    underWay: 'This quiz is under way. End it first.',
    changed: 'This quiz was changed elsewhere meanwhile. Load it anew.',
    foreignPicture:
      'A picture in this quiz was not sent for a question, so not everybody could see it. Choose it anew.',
    topicFull: `A topic holds at most ${limits.quizzesPerTopic} quizzes. Delete some first.`,
    planFull: (allowed) => `Your plan holds ${allowed} quizzes. Delete some, or upgrade.`,
  },
};
