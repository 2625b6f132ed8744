/**
 * The order that a person sees, while there is another one by now: what they see stays where it is,
 * what is new comes last. `gone` stay too, until the new order is taken, so that nothing moves up.
 */
export const keptOrder = (seen: readonly number[], wanted: readonly number[]): number[] => {
  const known = new Set(seen);
  return [...seen, ...wanted.filter((id) => !known.has(id))];
};

/** Whether taking the new order would move or remove anything that is seen. */
export const isOutOfOrder = (seen: readonly number[], wanted: readonly number[]): boolean =>
  seen.length !== wanted.length || seen.some((id, at) => id !== wanted[at]);
