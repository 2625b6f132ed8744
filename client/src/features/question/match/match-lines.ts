import type { MatchCounts, MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Pair } from '@sets/shared/question/pairs.ts';

/** A line from a left side to a right one, each by its place, from 0. */
export interface MatchLine {
  readonly left: number;
  readonly option: number;
  readonly count: number;
  /** Of all who answered, from 0 to 1. */
  readonly part: number;
  /** Null before it is told what is right. */
  readonly isRight: boolean | null;
}

/** Lines of fewer are not drawn: there would be one for each slip of a finger. */
const leastPart = 0.02;

/** The lines between the sides, the thickest last; what is right is there also where nobody said it. */
export const linesOf = (
  { lefts, options }: Pick<MatchQuestion, 'lefts' | 'options'>,
  counts: MatchCounts | null,
  answered: number,
  told: readonly Pair[] | null,
): MatchLine[] =>
  lefts
    .flatMap(({ id }, left) =>
      options.map((option, at): MatchLine => {
        const count = counts?.lefts[left]?.options[at] ?? 0;
        const isRight =
          told === null ? null : told.some((each) => each.left === id && each.option === option.id);
        const part = answered === 0 ? 0 : count / answered;
        return { left, option: at, count, part, isRight };
      }),
    )
    .filter(({ count, part, isRight }) => isRight === true || (count > 0 && part >= leastPart))
    .toSorted(
      (one, other) =>
        Number(one.isRight === true) - Number(other.isRight === true) || one.part - other.part,
    );

/** How large texts are, and how many lines each has room for, where so many stand one below the other. */
export const roomOf = (rows: number): { readonly size: number; readonly lines: number } => {
  if (rows <= 4) return { size: 44, lines: 2 };
  if (rows <= 6) return { size: 36, lines: 2 };
  if (rows <= 8) return { size: 30, lines: 2 };
  return { size: 28, lines: 1 };
};
