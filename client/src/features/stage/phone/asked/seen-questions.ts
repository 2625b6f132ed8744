import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import * as z from 'zod/mini';
import type { Notes } from '../../../../live/phone-memory.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';

const nameOf = (index: number): string => `question.${index}`;

const ofAnyKind = z.looseObject({ kind: z.string() });

/** Keeps a question as it was on this phone, to say at the end what was answered. */
export const keepQuestion = (notes: Notes, index: number, question: AnyQuestion): void =>
  notes.write(nameOf(index), question);

/** The kind of the question that this phone saw, or null where it saw none. */
export const seenKind = (notes: Notes, index: number): string | null =>
  notes.read(nameOf(index), ofAnyKind)?.kind ?? null;

/** The question that this phone saw, or null where it saw none of the kind with these parts. */
export const seenQuestion = (
  notes: Notes,
  index: number,
  { schemas }: AnyAnswerParts,
): AnyQuestion | null => notes.read(nameOf(index), schemas.question);
