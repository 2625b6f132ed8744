import type { Counters } from '../live/activity.ts';
import { kindOf, type Question } from './question-kinds.ts';
import type { Right } from './right.ts';

/** How many answers are right where the counters of a kind cannot say it. No id has a tilde, so no counter of a kind is called so. */
export const counterOfRight = '~right';

/** What an answer adds beside the counters of its kind: that it is right, where these do not say it. */
export const hitBeside = (
  question: Question,
  right: Right,
  { answer, adds }: { readonly answer: unknown; readonly adds: Counters },
): Counters => {
  const { keyed } = kindOf(question);
  const isApart = keyed?.counted(question, right, adds) === null;
  return isApart && keyed?.share(question, right, answer) === 1 ? { [counterOfRight]: 1 } : {};
};

/** How many are right: by the kind's counters, or by the one that is kept beside them. */
export const hitsAmong = (question: Question, right: Right, counters: Counters): number =>
  kindOf(question).keyed?.counted(question, right, counters) ?? counters[counterOfRight] ?? 0;
