import * as z from 'zod/mini';
import { id, repeatsId } from '../../core/ids.ts';
import { requiredText } from '../../core/text.ts';
import { type Filled, filled, type Filling, gapLimits } from '../filled.ts';
import { isNearEnough } from '../texts/near-enough.ts';
import { rightTextLimits } from './right-texts.ts';
import type { RightSort } from './right-sort.ts';

/** What is right in one gap: any of these texts, or this option. */
const rightGap = z.union([
  z.strictObject({
    id,
    accepted: z
      .array(requiredText(gapLimits.word))
      .check(z.minLength(1), z.maxLength(rightTextLimits.accepted)),
    /** Whether they are right with small typos, too. */
    typos: z.boolean(),
  }),
  z.strictObject({ id, option: id }),
]);
export type RightGap = z.infer<typeof rightGap>;

/** What is right in each gap. */
const rightGaps = z.strictObject({
  type: z.literal('gaps'),
  gaps: z.array(rightGap).check(
    z.minLength(1),
    z.maxLength(gapLimits.gaps.max),
    z.refine((all) => !repeatsId(all)),
  ),
});

const isFilledRightly = (right: RightGap, given: Filling): boolean => {
  if ('option' in right) return 'option' in given && given.option === right.option;
  const { accepted, typos } = right;
  return 'text' in given && accepted.some((each) => isNearEnough(each, given.text, typos));
};

const saying = (right: RightGap): Filling =>
  'option' in right
    ? { id: right.id, option: right.option }
    : { id: right.id, text: right.accepted[0] ?? '' };

/** Each gap that is filled rightly is a part of what is right. */
export const gapsSort: RightSort<z.infer<typeof rightGaps>, Filled> = {
  schema: rightGaps,
  value: filled,
  share: ({ gaps }, { gaps: given }) => {
    const hits = gaps.filter((right) => {
      const own = given.find((each) => each.id === right.id);
      return own !== undefined && isFilledRightly(right, own);
    });
    return hits.length / gaps.length;
  },
  answers: ({ gaps }) => [{ gaps: gaps.map(saying) }],
};
