import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Wishes } from '../food-choices.ts';
import { hiddenBecause } from '../fits.ts';

export interface MenuPart {
  /** '' for what stands under nothing. */
  readonly category: string;
  readonly items: readonly Item[];
}

/** A menu by its categories, in the order in which their first items stand. */
export const partsOf = (items: readonly Item[]): MenuPart[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, own]) => ({
    category,
    items: own,
  }));

export interface FittingMenu {
  readonly shown: readonly Item[];
  /** So many are hidden because they do not say which allergens they have. */
  readonly undeclared: number;
  /** So many are hidden because they do not fit. */
  readonly unfit: number;
}

/** What of a menu somebody is shown who wishes this. */
export const fittingMenu = (items: readonly Item[], wishes: Wishes): FittingMenu => {
  const reasons = items.map((item) => hiddenBecause(item, wishes));
  const hidden = (reason: 'undeclared' | 'unfit'): number =>
    reasons.filter((each) => each === reason).length;
  return {
    shown: items.filter((_item, at) => reasons[at] === null),
    undeclared: hidden('undeclared'),
    unfit: hidden('unfit'),
  };
};
