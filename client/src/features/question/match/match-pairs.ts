import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Pair } from '@sets/shared/question/pairs.ts';

/** Without what a left side was matched with. */
export const withoutLeft = (pairs: readonly Pair[], left: string): Pair[] =>
  pairs.filter((each) => each.left !== left);

/**
 * With one more pair, in the order of the question. A right side that another left side has goes over,
 * unless it may be used again.
 */
export const withPair = (
  { lefts, again }: Pick<MatchQuestion, 'lefts' | 'again'>,
  pairs: readonly Pair[],
  pair: Pair,
): Pair[] => {
  const kept = pairs.filter(
    (each) => each.left !== pair.left && (again || each.option !== pair.option),
  );
  const all = [...kept, pair];
  return lefts.flatMap(({ id }) => all.find((each) => each.left === id) ?? []);
};

/** The left side that is matched next: the first one after this that has nothing, else the first of all. */
export const nextOpen = (
  lefts: MatchQuestion['lefts'],
  pairs: readonly Pair[],
  after: string | null,
): string | null => {
  const open = lefts.map(({ id }) => id).filter((id) => !pairs.some(({ left }) => left === id));
  const from = lefts.findIndex(({ id }) => id === after);
  const later = open.find((id) => lefts.findIndex((each) => each.id === id) > from);
  return later ?? open[0] ?? null;
};
