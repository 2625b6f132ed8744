import type { Slot } from '../../live/activity.ts';
import { placeOf } from '../quiz.deck.ts';

/* The slots of whoever goes through a quiz on their own: `q3.2`, the question at place 3 in the second attempt, and `a2`, how far that is. */

interface AloneSlot {
  /** From 1. */
  readonly attempt: number;
  /** Null of how far the attempt is. */
  readonly place: number | null;
}

/** The slot of how far an attempt is. */
export const attemptSlot = (attempt: number): Slot => `a${attempt}`;

/** The slot of a question in an attempt. */
export const slotIn = (attempt: number, place: number): Slot => `q${place}.${attempt}`;

/** What such a slot names; null where it is none. */
export const readAloneSlot = (slot: Slot): AloneSlot | null => {
  const [, place, attempt = ''] = /^(?:q(0|[1-9]\d{0,2})\.|a)([1-9]\d?)$/.exec(slot) ?? [];
  if (attempt === '') return null;
  return { attempt: Number(attempt), place: place === undefined ? null : Number(place) };
};

/** The place of the question that a slot of a quiz is of, presented or not; null where it is of none. */
export const placeIn = (slot: Slot): number | null =>
  placeOf(slot) ?? readAloneSlot(slot)?.place ?? null;
