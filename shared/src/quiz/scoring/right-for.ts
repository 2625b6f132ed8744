import { kindOf, type Question } from '../../question/question-kinds.ts';
import type { Right } from '../../question/right.ts';

/** What of it applies to this question; null where nothing does. */
export const rightFor = (question: Question, right: Right): Right | null =>
  kindOf(question).keyed?.of(question, right) ?? null;

/** Which part of what is right an answer has, from 0 to 1. */
export const shareOfRight = (question: Question, right: Right, value: unknown): number =>
  kindOf(question).keyed?.share(question, right, value) ?? 0;
