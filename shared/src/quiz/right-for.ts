import { kindOf, type Question } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';

/** What of it applies to this question; null where nothing does. */
export const rightFor = (question: Question, right: Right): Right | null =>
  kindOf(question).keyed?.of(question, right) ?? null;
