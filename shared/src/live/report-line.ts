import * as z from 'zod/mini';

/** Where an answer says yes or no: that is drawn instead of a letter. */
const sign = z.enum(['tick', 'cross']);
export type Sign = z.infer<typeof sign>;

/** One thing that was answered in a round, and by how many. */
export const reportLine = z.strictObject({
  text: z.string(),
  count: z.int().check(z.nonnegative()),
  sign: z.optional(sign),
});
export type ReportLine = z.infer<typeof reportLine>;
