/** Where chance comes from: whole numbers from 0 to below `span`, each as likely. */
export interface Chance {
  readonly span: number;
  readonly next: () => number;
}

/** The browser's own, which nobody can foretell. */
export const cryptoChance: Chance = {
  span: 2 ** 32,
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

/**
 * A whole number from 0 to below `count`, each as likely. What a plain remainder would give to the
 * first few more often is thrown away, and drawn anew. `count` is from 1 to `chance.span`.
 */
export const below = (count: number, chance: Chance): number => {
  const fair = chance.span - (chance.span % count);
  let drawn = chance.next();
  while (drawn >= fair) drawn = chance.next();
  return drawn % count;
};

/** All of them in an order that is as likely as any other. */
export const shuffled = <Item>(items: readonly Item[], chance: Chance): Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length, chance), 1));
};
