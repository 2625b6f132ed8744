import type { RoundReport, Slot } from '@sets/shared/live/activity.ts';
import { inSlices } from '../../core/in-slices.ts';
import type { Answer } from '../run/run-store.ts';

/** An answer in words. */
export interface AnswerLine {
  /** From 1, in the order of this list; it means nothing outside of it. */
  readonly participant: number;
  readonly round: RoundReport;
  readonly answer: string;
  /** When it was given, in milliseconds. */
  readonly at: number;
}

/**
 * Answers in words, round by round and in the order in which they were given. A list of all is held
 * as long as somebody downloads it, so it is of what is told alone, and holds the same words once.
 */
export const answerLines = async (
  rounds: readonly RoundReport[],
  answers: readonly Answer[],
  inWords: (slot: Slot, value: unknown) => string,
): Promise<AnswerLine[]> => {
  const bySlot = Map.groupBy(answers, ({ slot }) => slot);
  const numbers = new Map<string, number>();
  const words = new Map<string, string>();
  const lines: AnswerLine[] = [];
  for (const round of rounds) {
    const given = bySlot.get(round.slot) ?? [];
    const inOrder = given.toSorted((one, other) => one.tappedAt - other.tappedAt);
    for await (const { participant: who, value, tappedAt: at } of inSlices(inOrder)) {
      const participant = numbers.get(who) ?? numbers.size + 1;
      numbers.set(who, participant);
      const told = inWords(round.slot, value);
      const answer = words.get(told) ?? told;
      words.set(answer, answer);
      lines.push({ participant, round, answer, at });
    }
  }
  return lines;
};
