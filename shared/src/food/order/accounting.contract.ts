import * as z from 'zod/mini';
import { stallid } from '../stall.contract.ts';

const dayMs = 24 * 3_600_000;
/** An accounting export is of so many days, both ends too: a year, also a leap year. */
export const mostAccountingDays = 366;

/** How many days these are, both ends too. */
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/**
 * Query of `GET /api/food/accounting`: days by the clock of each stall. Without a stall it is of all of whoever
 * calls.
 */
export const accountingWanted = z
  .strictObject({ stallid: z.optional(stallid), from: z.iso.date(), to: z.iso.date() })
  .check(
    z.refine((days) => daysOf(days) >= 1, {
      path: ['to'],
      error: 'The last day is before the first.',
    }),
    z.refine((days) => daysOf(days) <= mostAccountingDays, {
      path: ['to'],
      error: 'At most a year at a time.',
    }),
  );
export type AccountingWanted = z.infer<typeof accountingWanted>;
