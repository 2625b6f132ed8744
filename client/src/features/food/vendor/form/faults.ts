import * as z from 'zod/mini';

/** What is wrong with a form, in words, by its field: `name`, `groups.0.choices.2.price`. */
export type Faults = Readonly<Record<string, string>>;

export const noFaults: Faults = {};

/** A form as it is sent, or null with what is wrong. */
export interface Checked<Content> {
  readonly content: Content | null;
  readonly faults: Faults;
}

/** Checks what was typed. `typed`: what is wrong with numbers that no schema has seen as they were typed. */
export const checked = <Content>(
  schema: z.ZodMiniType<Content>,
  given: unknown,
  typed: Faults = noFaults,
): Checked<Content> => {
  const told = z.safeParse(schema, given);
  const issues = told.success ? [] : told.error.issues.toReversed();
  const faults: Faults = {
    ...Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
    ...typed,
  };
  const isWhole = told.success && Object.keys(faults).length === 0;
  return { content: isWhole ? told.data : null, faults };
};
