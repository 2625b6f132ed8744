import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { limits } from '../../core/limits.ts';
import { type Ranked, ranked } from '../ranked.ts';
import type { RightSort } from './right-sort.ts';

/** Items in their right order, the first one first. */
const rightOrder = z.strictObject({
  type: z.literal('order'),
  ids: z.array(id).check(z.minLength(1), z.maxLength(limits.option.max)),
});

/**
 * Each item that stands right after the one that it follows is a part of what is right, and so is the
 * first one where it is first (decision 79): one that stands in a wrong place does not make all others wrong.
 */
export const orderSort: RightSort<z.infer<typeof rightOrder>, Ranked> = {
  schema: rightOrder,
  value: ranked,
  share: ({ ids }, { order }) => {
    const follows = ids.filter((each, at) => {
      const place = order.indexOf(each);
      return place !== -1 && order[place - 1] === ids[at - 1];
    });
    return follows.length / Math.max(ids.length, order.length);
  },
  answers: ({ ids }) => [{ order: ids }],
};
