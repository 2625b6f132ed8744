import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** Notices to the open pages of an account, wherever they sit. */
export const accountNotices = {
  /** An order of theirs, or of a stall of theirs, is of this revision by now: whoever shows an older one asks for it. */
  'order:moved': z.strictObject({ orderid: id, revision: z.int().check(z.positive()) }),
} as const;

export type OrderMoved = z.infer<(typeof accountNotices)['order:moved']>;
