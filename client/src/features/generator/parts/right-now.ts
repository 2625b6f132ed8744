import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';

/** What of it applies to the question as it is now; null where nothing does. */
export const rightFor = (question: Question, right: Right | null): Right | null =>
  right === null ? null : (kindOf(question).keyed?.of(question, right) ?? null);
