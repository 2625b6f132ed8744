import type { Allergen, Item } from './item.contract.ts';

type Declared = Pick<Item, 'allergens' | 'groups'>;

/**
 * Whether somebody can have an item who avoids these: it has none of them itself, and each group has as many choices
 * without them as one must take. What declares nothing is free of nothing.
 */
export const isFreeOf = (
  { allergens, groups }: Declared,
  avoided: readonly Allergen[],
): boolean => {
  const has = (list: readonly Allergen[]): boolean => list.some((each) => avoided.includes(each));
  if (allergens === null || has(allergens)) return false;
  return groups.every(({ least, choices }) => {
    const free = choices.filter((each) => !each.isSoldOut && !has(each.allergens));
    return free.length >= least;
  });
};

/** What its choices bring that an item does not have by itself, each once. */
export const broughtBy = ({ groups, allergens: own }: Declared): Allergen[] => {
  const brought = groups.flatMap(({ choices }) => choices.flatMap((each) => each.allergens));
  return [...new Set(brought)].filter((each) => own?.includes(each) !== true);
};
