import * as z from 'zod/mini';

const made = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** A schema made into a function: once for all servers of a process, for the schemas of the code are the same. */
export const compiledSchema = <Schema extends z.ZodMiniType>(schema: Schema): Schema => {
  const known = made.get(schema) ?? z.compile(schema);
  made.set(schema, known);
  return known as Schema;
};
