import * as z from 'zod/mini';
import { taxLine } from './order.contract.ts';

/**
 * What a refund has taken back of an invoice, or what a refund that came back gives to it again: then all sums are
 * less than nothing. It is worked out once, when that is known, and never changes.
 */
export const credit = z.strictObject({
  /** The key of the refund; with `:bounced` behind it where the refund came back. */
  refund: z.string(),
  /** Of the money of the refund, what was in the invoice: its taxes and the tip. 0 where nothing of it was. */
  amount: z.int(),
  /** Of that, of the tip, which has no tax. */
  tip: z.int(),
  taxes: z.array(taxLine),
  /** The places of lines that it is for, of those in the invoice; null where it is of a mere sum. */
  lines: z.nullable(z.array(z.int())),
});
export type Credit = z.infer<typeof credit>;
