import { question as questionSchema, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Notes } from '../../../live/phone-memory.ts';

const nameOf = (index: number): string => `question.${index}`;

/** Keeps a question as it was on this phone, to say at the end what was answered. */
export const keepQuestion = (notes: Notes, index: number, question: Question): void =>
  notes.write(nameOf(index), question);

/** The question that this phone saw, or null where it saw none. */
export const seenQuestion = (notes: Notes, index: number): Question | null =>
  notes.read(nameOf(index), questionSchema);
