import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { allergen, diet, type ItemContent } from './item.contract.ts';
import type { StallContent } from './stall.contract.ts';

const text = z.string();
const count = z.int();

const stallStored = z.strictObject({
  name: text,
  description: text,
  place: text,
  timeZone: text,
  opens: z.array(z.strictObject({ weekday: count, from: text, to: text })),
  closedOn: z.array(text),
  preparation: count,
  campusOnly: z.boolean(),
  slotCapacity: z.nullable(count),
  delivery: z.nullable(z.strictObject({ price: count, tax: count })),
  seller: z.strictObject({ name: text, address: text, taxNumber: text }),
});

/** What is stored of what a vendor writes down of a stall. Its school, and whether it is paused, are beside it. */
export const storedStall: StoredShape<StallContent> = {
  name: 'stall',
  schema: stallStored,
  migrations: [],
};

const choiceStored = z.strictObject({
  id: text,
  name: text,
  price: count,
  allergens: z.array(allergen),
  isSoldOut: z.boolean(),
});

const itemStored = z.strictObject({
  name: text,
  description: text,
  category: text,
  price: count,
  tax: count,
  groups: z.array(
    z.strictObject({
      id: text,
      name: text,
      least: count,
      most: count,
      choices: z.array(choiceStored),
    }),
  ),
  allergens: z.nullable(z.array(allergen)),
  diets: z.array(diet),
  served: z.nullable(z.strictObject({ from: text, to: text })),
  picture: z.nullable(text),
  isListed: z.boolean(),
});

/** What is stored of what a vendor writes down of an item. Its place on the menu, and how many are left, are beside it. */
export const storedItem: StoredShape<ItemContent> = {
  name: 'menu-item',
  schema: itemStored,
  migrations: [],
};
