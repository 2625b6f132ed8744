import type { Allergen, Item } from './item.contract.ts';

type Declared = Pick<Item, 'allergens' | 'groups'>;

/** Whether each group has as many choices without these, and not sold out, as one must take. */
export const leavesChoices = (
  groups: Declared['groups'],
  avoided: readonly Allergen[] = [],
): boolean =>
  groups.every(({ least, choices }) => {
    const left = choices.filter(
      (each) => !each.isSoldOut && !each.allergens.some((brought) => avoided.includes(brought)),
    );
    return left.length >= least;
  });

/**
 * Whether somebody can have an item who avoids these: it has none of them itself, and each group has as many choices
 * without them as one must take. What declares nothing is free of nothing.
 */
export const isFreeOf = ({ allergens, groups }: Declared, avoided: readonly Allergen[]): boolean =>
  allergens !== null &&
  !allergens.some((each) => avoided.includes(each)) &&
  leavesChoices(groups, avoided);

/** What its choices bring that an item does not have by itself, each once. */
export const broughtBy = ({ groups, allergens: own }: Declared): Allergen[] => {
  const brought = groups.flatMap(({ choices }) => choices.flatMap((each) => each.allergens));
  return [...new Set(brought)].filter((each) => own?.includes(each) !== true);
};
