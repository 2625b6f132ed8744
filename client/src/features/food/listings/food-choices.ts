import { type Allergen, allergens, type Diet, diets } from '@sets/shared/food/item.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../core/device-storage.ts';
import { keptValues } from '../../../core/kept-value.ts';
import { foodChoicesKey } from '../../../core/root/account-keys.ts';

/** Names as they were kept: one that this page does not know is passed over. */
const keptChoices = z.object({
  school: z.nullable(z.string()),
  diets: z.array(z.string()),
  without: z.array(z.string()),
});

/** What somebody eats. */
export interface Wishes {
  /** All of these, together. */
  readonly diets: readonly Diet[];
  /** What they avoid. */
  readonly without: readonly Allergen[];
}

export interface FoodChoices extends Wishes {
  /** The school whose stalls are shown, '' for all of them; null: as the account says. */
  readonly school: string | null;
}

/** What somebody has chosen on the pages of food, on this device. */
export const storedFoodChoices: StoredShape<z.infer<typeof keptChoices>> = {
  name: 'food-choices',
  schema: keptChoices,
  migrations: [],
};

const kept = keptValues(deviceStorage, storedFoodChoices);

const known = <Name extends string>(names: readonly Name[], found: readonly string[]): Name[] =>
  names.filter((name) => found.includes(name));

export const foodChoices = {
  find: (): FoodChoices => {
    const found = kept.find(foodChoicesKey) ?? { school: null, diets: [], without: [] };
    return {
      school: found.school,
      diets: known(diets, found.diets),
      without: known(allergens, found.without),
    };
  },
  keep: (choices: FoodChoices): void =>
    kept.keep(foodChoicesKey, {
      school: choices.school,
      diets: [...choices.diets],
      without: [...choices.without],
    }),
} as const;
