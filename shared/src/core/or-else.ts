import * as z from 'zod/mini';

/** A schema that gives `otherwise` in the place of what does not fit. */
export const orElse = <Value>(schema: z.ZodMiniType<Value>, otherwise: Value) =>
  // oxlint-disable-next-line promise/valid-params -- it is zod's, not a promise's
  z.catch(schema, otherwise);
