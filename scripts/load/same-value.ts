const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A value as JSON, the same whatever the order in which its fields were written. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder);

/**
 * What a person has said with an answer. A quiz keeps beside it how long that took, which the server
 * finds out; of everything else the value is all that was said.
 */
export const saidIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'answer' in value ? value.answer : value;

/** The options of an answer that was given by choosing, or null. */
export const choicesIn = (value: unknown): readonly string[] | null =>
  typeof value === 'object' && value !== null && 'choices' in value && Array.isArray(value.choices)
    ? (value.choices as string[])
    : null;

/** Whether two answers say the same. What is chosen has no order; of others every place counts. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  const chosen = choicesIn(one);
  const others = choicesIn(other);
  // Cheap, as most answers are of this kind.
  if (chosen !== null && others !== null) {
    return chosen.length === others.length && chosen.toSorted().join() === others.toSorted().join();
  }
  return canonical(one) === canonical(other);
};
