import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';

/** An answer: the ids of items, the first one first. */
export const ranked = z.strictObject({
  order: z.array(id).check(z.minLength(1, 'Put them in order.'), z.maxLength(limits.option.max)),
});
export type Ranked = z.infer<typeof ranked>;
