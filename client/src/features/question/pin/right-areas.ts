import { isOfType, right as rightSchema } from '@sets/shared/question/right.ts';
import type { Area } from '@sets/shared/question/rights/right-area.ts';
import * as z from 'zod/mini';

/** Where pins are right, of what is said to be right; none where nothing is, or it cannot be read. */
export const areasOf = (right: unknown): readonly Area[] => {
  const read = z.safeParse(rightSchema, right).data;
  return isOfType('area', read) ? read.areas : [];
};
