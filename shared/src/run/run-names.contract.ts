import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** Reply of `GET /api/runs/:runid/names`: who answered under which name, where the run asked for names. */
export const runNames = z.strictObject({
  /** Whether it asked for names; where it did not, nobody is listed. */
  named: z.boolean(),
  /** In the order of the names; at most `limits.namesShown`. */
  people: z.array(
    z.strictObject({
      /** As in the table of answers. */
      number: z.int().check(z.positive()),
      /** Empty where it was taken away with an account. */
      name: z.string(),
      /** How many questions they answered. */
      answers: count,
    }),
  ),
  total: count,
});
export type RunNames = z.infer<typeof runNames>;
