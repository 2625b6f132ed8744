import { isOfType, type Right } from '@sets/shared/question/right.ts';
import type { RightGap } from '@sets/shared/question/rights/right-gaps.ts';

/** What is said to be right of gaps, one by one. */
export const rightGapsOf = (right: Right | null): readonly RightGap[] =>
  isOfType('gaps', right) ? right.gaps : [];
