import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { textLimits } from './texts/given-texts.ts';

export const gapLimits = {
  gaps: { min: 1, max: 10 },
  /** Characters of all text around the gaps. */
  text: 1_500,
  /** Characters of what is put into one gap. */
  word: 100,
  /** Of a gap that is filled by choosing; none where its word is typed. */
  options: { min: 2, max: 10 },
} as const;

/** What one gap was filled with: what somebody typed, or chose. */
const filling = z.union([
  z.strictObject({ id, text: z.string().check(z.maxLength(textLimits.raw, 'This is too long.')) }),
  z.strictObject({ id, option: id }),
]);
export type Filling = z.infer<typeof filling>;

/** An answer: the gaps that are filled. Whoever had no time for all of them has filled some. */
export const filled = z.strictObject({
  gaps: z.array(filling).check(z.minLength(1, 'Fill a gap.'), z.maxLength(gapLimits.gaps.max)),
});
export type Filled = z.infer<typeof filled>;
