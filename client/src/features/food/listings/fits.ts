import { isFreeOf } from '@sets/shared/food/free-of.ts';
import type { Allergen, Diet, Item } from '@sets/shared/food/item.contract.ts';
import type { Wishes } from './food-choices.ts';

type Declared = Pick<Item, 'diets' | 'allergens' | 'groups'>;

export const hasWishes = ({ diets, without }: Wishes): boolean => diets.length + without.length > 0;

const isFor = (item: Declared, diet: Diet): boolean =>
  item.diets.includes(diet) || (diet === 'vegetarian' && item.diets.includes('vegan'));

/** Why an item is not shown to whoever wishes this; null where it is. */
export type Hidden = 'undeclared' | 'unfit' | null;

/**
 * As the server finds items: all diets, and none of the allergens. What declares nothing is hidden from
 * whoever avoids something; a choice that brings it hides nothing where one can leave it.
 */
export const hiddenBecause = (item: Declared, { diets, without }: Wishes): Hidden => {
  if (!diets.every((diet) => isFor(item, diet))) return 'unfit';
  if (without.length === 0) return null;
  if (item.allergens === null) return 'undeclared';
  return isFreeOf(item, without) ? null : 'unfit';
};

/** Those of a list that somebody avoids. */
export const avoidedIn = (allergens: readonly Allergen[] | null, { without }: Wishes): Allergen[] =>
  (allergens ?? []).filter((each) => without.includes(each));
