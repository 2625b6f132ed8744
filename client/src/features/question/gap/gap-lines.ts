import type { Filling } from '@sets/shared/question/filled.ts';
import type { CountsOfGap } from '@sets/shared/question/kinds/gap-counts.ts';
import type { GapOfText } from '@sets/shared/question/kinds/gap-text.ts';
import type { RightGap } from '@sets/shared/question/rights/right-gaps.ts';
import { isNearEnough } from '@sets/shared/question/texts/near-enough.ts';

/** What a gap was filled with, and by how many. */
export interface FilledLine {
  readonly text: string;
  readonly count: number;
  readonly isRight: boolean;
  readonly isOwn: boolean;
  /** It is kept off the wall. */
  readonly isRude?: boolean;
}

export interface FilledLines {
  readonly lines: readonly FilledLine[];
  /** How many filled it with what is in no line. */
  readonly others: number;
}

interface Looking {
  /** What is right in it, where that is known. */
  readonly right: RightGap | undefined;
  /** What the person who looks at it filled it with. */
  readonly own: Filling | undefined;
}

/** A word of each option, those that more have chosen first. */
const chosenLines = (
  { options }: GapOfText,
  counts: CountsOfGap | undefined,
  { right, own }: Looking,
): FilledLines => ({
  lines: options
    .map(({ id, text }, at) => ({
      text,
      count: counts?.options[at] ?? 0,
      isRight: right !== undefined && 'option' in right && right.option === id,
      isOwn: own !== undefined && 'option' in own && own.option === id,
    }))
    .toSorted((one, other) => other.count - one.count),
  others: 0,
});

const typedLines = (counts: CountsOfGap | undefined, { right, own }: Looking): FilledLines => {
  const given: readonly { text: string; count: number; rude?: true | undefined }[] =
    counts?.desk?.lines ?? counts?.lines ?? [];
  const accepted = right !== undefined && 'accepted' in right ? right : null;
  const isRight = (text: string): boolean =>
    accepted?.accepted.some((each) => isNearEnough(each, text, accepted.typos)) ?? false;
  const said = own !== undefined && 'text' in own ? own.text : null;
  // Once it is told, small typos count where the text stands that they come near to.
  const isOwn = (text: string): boolean =>
    said !== null &&
    (text === said ||
      (counts?.hits !== null &&
        counts?.desk === undefined &&
        accepted !== null &&
        isNearEnough(text, said, accepted.typos)));
  const lines = given.map(({ text, count, rude }) => ({
    text,
    count,
    isRight: isRight(text),
    isOwn: isOwn(text),
    isRude: rude === true,
  }));
  const isListed = said === null || lines.some((each) => each.isOwn);
  const extra = isListed ? [] : [{ text: said, count: 0, isRight: isRight(said), isOwn: true }];
  const there = lines.reduce((sum, { count }) => sum + count, 0);
  return { lines: [...lines, ...extra], others: Math.max(0, (counts?.filled ?? 0) - there) };
};

/** What a gap was filled with, the most frequent first; one's own is always there. */
export const filledLines = (
  gap: GapOfText,
  counts: CountsOfGap | undefined,
  looking: Looking,
): FilledLines =>
  gap.options.length > 0 ? chosenLines(gap, counts, looking) : typedLines(counts, looking);

/** What is right in a gap, as it is read in the text. */
export const rightWords = ({ options }: GapOfText, right: RightGap | undefined): string => {
  if (right === undefined) return '';
  if ('accepted' in right) return right.accepted[0] ?? '';
  return options.find(({ id }) => id === right.option)?.text ?? '';
};
