import * as z from 'zod/mini';

/** Query of a list that comes in pages: `before` is the `next` of the page before. */
export const pageQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'Not a place in a list.'))),
});
