import { attemptSlot, readAloneSlot } from '@sets/shared/quiz/alone/alone.slot.ts';
import * as z from 'zod/mini';
import { type AnswerSheet, heldAnswer, unsentAnswer } from '../../../../live/answer-sheet.ts';

const step = z.object({ attempt: z.enum(['begun', 'handed-in']) });

/** Where somebody is with a quiz on their own, as this phone knows it. */
interface OwnAttempt {
  /** The newest attempt; 0 before the first. */
  readonly number: number;
  /** `under-way`: it is answered. `handing-in`: that waits on this phone. `done`: there is none under way. */
  readonly stands: 'under-way' | 'handing-in' | 'done';
}

const isHandedIn = (value: unknown): boolean =>
  z.safeParse(step, value).data?.attempt === 'handed-in';

/** Answers are bare: see `bareAnswers`. */
export const ownAttempt = (sheet: AnswerSheet): OwnAttempt => {
  const slots = [...sheet.held, ...sheet.unsent].map(({ slot }) => readAloneSlot(slot));
  const number = Math.max(0, ...slots.map((slot) => slot?.attempt ?? 0));
  if (number === 0) return { number, stands: 'done' };
  const slot = attemptSlot(number);
  if (isHandedIn(heldAnswer(sheet, slot)?.value)) return { number, stands: 'done' };
  const isWaiting = isHandedIn(unsentAnswer(sheet, slot)?.value);
  return { number, stands: isWaiting ? 'handing-in' : 'under-way' };
};
