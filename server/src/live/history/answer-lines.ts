import type { Slot } from '@sets/shared/live/activity.ts';
import type { RoundReport } from '@sets/shared/live/round-report.ts';
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
  /** When it was given, in milliseconds; of a round that stands apart, the second. */
  readonly at: number;
}

/** When an answer was given, as far as it is told: where rounds stand apart, the second. */
const toldTime = ({ apart }: Pick<RoundReport, 'apart'>, at: number): number =>
  apart === true ? at - (at % 1_000) : at;

type InWords = Pick<AnswerInWords, 'answer' | 'sure'> & { readonly unshown?: boolean };

/** What answers are put into words with: `names` by participant, none where the run asks for none. */
interface GivenAnswers {
  readonly rounds: readonly RoundReport[];
  readonly answers: readonly Answer[];
  readonly names: ReadonlyMap<string, string>;
}

const byTime = (given: readonly Answer[]): Answer[] =>
  given.toSorted((one, other) => one.tappedAt - other.tappedAt);

/**
 * By the second in which they were given, and within it by what they say: who watched somebody be the
 * first in a second finds no line of theirs.
 */
const bySecond = (given: readonly Answer[]): Answer[] => {
  const keyed = given.map((answer) => ({
    answer,
    second: toldTime({ apart: true }, answer.tappedAt),
    says: JSON.stringify(answer.value),
  }));
  return keyed
    .toSorted(
      (one, other) =>
        one.second - other.second || (one.says < other.says ? -1 : Number(one.says > other.says)),
    )
    .map(({ answer }) => answer);
};

/**
 * Answers in words, round by round and in the order in which they were given (`bySecond`). A list of all is held
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
    const isApart = round.apart === true && names.size === 0;
    const numbers = isApart ? new Map<string, number>() : throughout;
    const inOrder = isApart ? bySecond(given) : byTime(given);
    for await (const { participant: who, value, tappedAt } of inSlices(inOrder)) {
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
        at: toldTime(round, tappedAt),
        ...(sure !== undefined && { sure }),
        ...(unshown === true && { unshown }),
        ...(names.size > 0 && { name: names.get(who) ?? null }),
      });
    }
  }
  return lines;
};
