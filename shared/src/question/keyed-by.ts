import type { Counters } from '../live/activity.ts';
import type { Keyed } from './question-kind.ts';
import { isOfType, type Right, type RightOf, type RightType, shareOfRight } from './right.ts';

/** How what is right of one sort lies in questions of a kind. */
interface KeyRules<Q, Own extends Right> {
  /** Of what was said to be right what applies to the question as it is; null where nothing does. */
  of(question: Q, right: Own): Own | null;
  /** The same for a copy of the question; without it, as it is said of the question. */
  copied?(from: Q, copy: Q, right: Own): Own | null;
  counted?(question: Q, right: Own, counters: Counters): number | null;
  inWords(question: Q, right: Own): readonly string[];
}

/** Of this kind one sort of right is known; any other applies to none of its questions. */
export const keyedBy = <Q, Type extends RightType>(
  type: Type,
  rules: KeyRules<Q, RightOf<Type>>,
): Keyed<Q> => {
  const own = (question: Q, right: Right): RightOf<Type> | null =>
    isOfType(type, right) ? rules.of(question, right) : null;
  return {
    type,
    of: own,
    copied: (from, copy, right) => {
      if (!isOfType(type, right)) return null;
      return rules.copied === undefined ? rules.of(copy, right) : rules.copied(from, copy, right);
    },
    counted: (question, right, counters) =>
      isOfType(type, right) ? (rules.counted?.(question, right, counters) ?? null) : null,
    share: (question, right, value) => {
      const applies = own(question, right);
      return applies === null ? null : shareOfRight(applies, value);
    },
    inWords: (question, right) => (isOfType(type, right) ? rules.inWords(question, right) : []),
  };
};
