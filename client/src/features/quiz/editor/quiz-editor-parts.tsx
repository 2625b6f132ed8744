import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import type { EditorParts } from '../../material/editor/editor-parts.ts';
import { QuizQuestion } from './parts/quiz-question.tsx';
import { QuizSettings } from './parts/quiz-settings.tsx';
import { ReviewWay } from './parts/review-way.tsx';
import { QuizPreview } from './preview/quiz-preview.tsx';
import { type QuizDraft, withItem } from './quiz-draft.ts';

/** What quizzes add to the editor. */
export const quizEditorParts: EditorParts<QuizDraft, QuizDefinition> = {
  Tools: ReviewWay,
  Extras: QuizQuestion,
  rightOf: ({ items }, { id }) => items.find(({ question }) => question.id === id)?.right ?? null,
  withRight: (draft, id, right) => withItem(draft, id, { right }),
  Preview: QuizPreview,
  Settings: QuizSettings,
};
