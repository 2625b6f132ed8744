import { remembering } from '../core/remembering.ts';
import type { Slot } from '../live/activity.ts';

/** What is answered once: a question, by its place from 0, in one of its rounds, from 1. */
export interface PollSlot {
  readonly question: number;
  readonly round: number;
}

export const slotOf = ({ question, round }: PollSlot): Slot => `q${question}.r${round}`;

/** A slot is read several times for each answer to it, and few are open at once. */
const mostRead = 64;

/** The question and round that a slot names; null where it is no slot of a poll. */
export const readSlot = remembering((slot: Slot): PollSlot | null => {
  const [, question, round] = /^q(0|[1-9]\d{0,3})\.r([1-9]\d{0,3})$/.exec(slot) ?? [];
  return question === undefined ? null : { question: Number(question), round: Number(round) };
}, mostRead);
