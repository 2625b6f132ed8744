import type { RoundReport, Slot } from '@sets/shared/live/activity.ts';
import type { AnswerInWords } from '@sets/shared/live/own-part.ts';
import { inSlices } from '../../core/in-slices.ts';
import type { Answer } from '../run/run-store.ts';

/** An answer in words. */
export interface AnswerLine {
  /** From 1, in the order of this list; it means nothing outside of it, nor of its round where that stands apart. */
  readonly participant: number;
  /** What they are called in the run, where it asks for names; null where they are called nothing. */
  readonly name?: string | null;
  readonly round: RoundReport;
  readonly answer: string;
  /** How sure they were, where that was asked and they said. */
  readonly sure?: string;
  /** Something of it is shown to nobody but hosts: it is hidden, or held back. */
  readonly unshown?: true;
  /** As its activity has it. */
  readonly value: unknown;
  /** When it was given, in milliseconds. */
  readonly at: number;
}

type InWords = Pick<AnswerInWords, 'answer' | 'sure'> & { readonly unshown?: boolean };

/** What answers are put into words with: `names` by participant, none where the run asks for none. */
interface GivenAnswers {
  readonly rounds: readonly RoundReport[];
  readonly answers: readonly Answer[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Answers in words, round by round and in the order in which they were given. A list of all is held
 * as long as somebody downloads it, so it is of what is told alone, and holds the same words once.
 */
export const answerLines = async (
  { rounds, answers, names }: GivenAnswers,
  inWords: (slot: Slot, value: unknown) => InWords,
): Promise<AnswerLine[]> => {
  const bySlot = Map.groupBy(answers, ({ slot }) => slot);
  const throughout = new Map<string, number>();
  const words = new Map<string, string>();
  const lines: AnswerLine[] = [];
  for (const round of rounds) {
    const given = bySlot.get(round.slot) ?? [];
    const numbers = round.apart && names.size === 0 ? new Map<string, number>() : throughout;
    const inOrder = given.toSorted((one, other) => one.tappedAt - other.tappedAt);
    for await (const { participant: who, value, tappedAt: at } of inSlices(inOrder)) {
      const participant = numbers.get(who) ?? numbers.size + 1;
      numbers.set(who, participant);
      const told = inWords(round.slot, value);
      const answer = words.get(told.answer) ?? told.answer;
      words.set(answer, answer);
      const { sure, unshown } = told;
      lines.push({
        participant,
        round,
        answer,
        value,
        at,
        ...(sure !== undefined && { sure }),
        ...(unshown === true && { unshown }),
        ...(names.size > 0 && { name: names.get(who) ?? null }),
      });
    }
  }
  return lines;
};
