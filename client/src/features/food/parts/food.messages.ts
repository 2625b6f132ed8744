import type { Allergen, Diet } from '@sets/shared/food/item.contract.ts';

const allergens: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
};

const diets: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  'pork-free': 'Without pork',
  'alcohol-free': 'Without alcohol',
};

/** Within a sentence, as 'gluten, milk'. */
export const inWords = (list: readonly Allergen[]): string =>
  list.map((each) => allergens[each].toLowerCase()).join(', ');

/** What every page says of stalls and items. */
export const foodMessages = {
  allergens,
  diets,
  allergensIn: (list: readonly Allergen[]) => `Allergens: ${inWords(list)}`,
  /** Of the 14 that the law of the European Union names: there may be others. */
  noAllergens: 'Allergens: none of the 14 that must be named',
  notDeclared: 'Allergens: not declared – ask the stall',
  /** In a list, where there is little room. */
  notDeclaredShort: 'Allergens not declared',
  someBring: (list: readonly Allergen[]) => `Some choices bring: ${inWords(list)}`,
  avoided: (list: readonly Allergen[]) => `With ${inWords(list)}, which you avoid`,
  brings: (list: readonly Allergen[]) => `With ${inWords(list)}`,
  state: {
    open: 'Open',
    openUntil: (when: string) => `Open until ${when}`,
    closed: 'Closed',
    opens: (when: string) => `Closed, opens ${when}`,
    paused: 'Paused',
    pausedUntil: (when: string) => `Paused until ${when}`,
  },
  /** Out of a question, where 'Cancel' could be what is asked. */
  back: 'Back',
  allOfIt: 'All of it',
  /** Beside another price. */
  more: (price: string) => `+${price}`,
  soldOut: 'Sold out',
  notNow: 'Not now',
  servedThen: (from: string, to: string) => `Served ${from}–${to}`,
  between: (from: string, to: string) => `${from}–${to}`,
  left: (count: number) => `Only ${count} left`,
} as const;
