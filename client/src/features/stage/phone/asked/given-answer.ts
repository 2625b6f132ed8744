import type { Slot } from '@sets/shared/live/activity.ts';
import type * as z from 'zod/mini';
import {
  type AnswerPlace,
  answerPlace,
  type AnswerSheet,
  heldAnswer,
  refusedAnswer,
  unsentAnswer,
} from '../../../../live/answer-sheet.ts';
import { type Marked, readMarked } from './sure-answer.ts';

/** What this phone shows as the person's answer to a question. */
export interface Given {
  /** The last tap, unsent or not, with how sure its person was; null where there is none. */
  readonly marked: Marked | null;
  /** The answer of it. */
  readonly value: unknown;
  /** Of the last tap; 0 where there is none. */
  readonly revision: number;
  readonly place: AnswerPlace;
  /** Why the last tap was not taken, or null. */
  readonly refused: { readonly code: string; readonly msg: string } | null;
}

/** `schema` reads an answer to a question of this kind. */
export const givenAnswer = (
  sheet: AnswerSheet,
  slot: Slot,
  isClosed: boolean,
  schema: z.ZodMiniType,
): Given => {
  const sent = unsentAnswer(sheet, slot) ?? heldAnswer(sheet, slot);
  const marked = readMarked(schema, sent?.value);
  return {
    marked,
    value: marked?.answer ?? null,
    revision: sent?.revision ?? 0,
    place: answerPlace(sheet, slot, isClosed),
    refused: refusedAnswer(sheet, slot)?.failure ?? null,
  };
};

export const sameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
