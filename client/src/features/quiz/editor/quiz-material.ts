import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { quizStepsKey } from '../../../core/root/account-keys.ts';
import type { Material } from '../../material/material.ts';
import { quizPaths } from '../quiz-paths.ts';
import { quizServer } from '../quiz-server.ts';
import { checkDraft, keepable } from './quiz-draft-check.ts';
import { storedQuizDraft } from './quiz-draft.migrations.ts';
import { blankDraft, type QuizDraft, quizWriting } from './quiz-draft.ts';
import { notesWithRight } from './quiz-notes.ts';
import { quizMaterialMessages } from './quiz-material.messages.ts';

/** Quizzes as a material. */
export const quizMaterial: Material<QuizDraft, QuizDefinition> = {
  rules: {
    writing: quizWriting,
    blank: blankDraft,
    check: checkDraft,
    keepable,
    stored: storedQuizDraft,
    keys: { draft: 'sets.quiz-draft', attempt: 'sets.quiz-attempt', steps: quizStepsKey },
  },
  server: quizServer,
  paths: quizPaths,
  words: quizMaterialMessages,
  notesOf: notesWithRight,
};
