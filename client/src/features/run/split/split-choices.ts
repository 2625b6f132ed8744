import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { AskedQuestion } from '../questions-of.ts';
import { splitMessages as words } from './split.messages.ts';

/** A round that another one can be split by. */
export interface SplitChoice {
  readonly slot: string;
  readonly text: string;
}

/** The round of a question that is split: the newest. */
export const splitRound = ({ rounds }: Pick<AskedQuestion, 'rounds'>): RoundResult | undefined =>
  rounds.at(-1);

/** By which rounds a question can be split, also by its own earlier ones: who thought again, and what they said. */
export const splitChoices = (
  asked: Pick<AskedQuestion, 'rounds'>,
  all: readonly RoundResult[],
): SplitChoice[] => {
  const own = splitRound(asked);
  if (own === undefined || own.answered === 0) return [];
  return all
    .filter(({ slot, groups, answered }) => slot !== own.slot && groups === true && answered > 0)
    .map(({ slot, question, round, text }) => {
      const isAskedAgain = all.some((each) => each.question === question && each.round !== round);
      return {
        slot,
        text: words.choice(question, readableMath(text), isAskedAgain ? round : null),
      };
    });
};

/** Whether other questions are no choice, as their answers make no few groups. */
const hasUngrouped = (
  { position }: Pick<AskedQuestion, 'position'>,
  all: readonly RoundResult[],
): boolean =>
  all.some(
    ({ question, groups, lists, answered }) =>
      question !== position && groups !== true && lists !== 'questions' && answered > 0,
  );

/** The first question that something is to be said of, so that it is said once; null where there is none. */
export const firstUngrouped = (
  asked: readonly AskedQuestion[],
  all: readonly RoundResult[],
): number | null =>
  asked.find((each) => splitChoices(each, all).length > 0 && hasUngrouped(each, all))?.position ??
  null;
