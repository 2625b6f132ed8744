import type { RoundResult } from '@sets/shared/run/run.contract.ts';

/** What was asked, with each of its rounds. */
export interface AskedQuestion {
  readonly position: number;
  readonly text: string;
  readonly multiple: boolean;
  readonly rounds: readonly RoundResult[];
}

/** Rounds of the same question are one, in the order in which questions come first. */
export const questionsOf = (rounds: readonly RoundResult[]): AskedQuestion[] =>
  [...new Set(rounds.map(({ question }) => question))].flatMap((position) => {
    const own = rounds.filter(({ question }) => question === position);
    const [first] = own;
    if (first === undefined) return [];
    return [{ position, text: first.text, multiple: first.multiple, rounds: own }];
  });
