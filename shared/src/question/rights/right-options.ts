import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { limits } from '../../core/limits.ts';
import { type Chosen, chosen } from '../choosing.ts';
import type { RightSort } from './right-sort.ts';

/** The options that are right: all of them, and no other. */
const rightOptions = z.strictObject({
  type: z.literal('options'),
  ids: z.array(id).check(z.minLength(1), z.maxLength(limits.option.max)),
});

/**
 * Each right option that was chosen is a part of what is right, and each wrong one takes a part away:
 * whoever chooses all has nothing.
 */
export const optionsSort: RightSort<z.infer<typeof rightOptions>, Chosen> = {
  schema: rightOptions,
  value: chosen,
  share: ({ ids }, { choices }) => {
    const hits = choices.filter((each) => ids.includes(each)).length;
    return Math.max(0, hits - (choices.length - hits)) / ids.length;
  },
  answers: ({ ids }) => [{ choices: ids }],
};
