import * as z from 'zod/mini';

/** Takes what one of the schemas takes, the first that does. One that is given twice counts once. */
export const anyOf = <Value>(schemas: readonly z.ZodMiniType<Value>[]): z.ZodMiniType<Value> => {
  const different = [...new Set(schemas)];
  const [only] = different;
  return only !== undefined && different.length === 1 ? only : z.union(different);
};
