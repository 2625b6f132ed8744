import type * as z from 'zod/mini';

/** What is wrong, by the field that it is wrong in. */
export interface Faults {
  readonly title?: string;
  readonly text?: string;
  /** Of no field: the server did not take it, or was not reached. */
  readonly whole?: string;
}

export const faultsOf = (error: z.core.$ZodError): Faults => {
  const of = (field: string): string | undefined =>
    error.issues.find(({ path }) => path[0] === field)?.message;
  const [title, text] = [of('title'), of('text')];
  if (title === undefined && text === undefined) return { whole: error.issues[0]?.message ?? '' };
  return { ...(title !== undefined && { title }), ...(text !== undefined && { text }) };
};
