import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listUpTo } from '../core/list-up-to.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';
import { foodLimits } from './food.limits.ts';
import { amount, taxRate } from './money.ts';
import { clockTime, itemid, optionid, stall, stallid } from './stall.contract.ts';

/** The 14 of Annex II of Regulation (EU) 1169/2011, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export const allergen = z.enum(allergens);
export type Allergen = z.infer<typeof allergen>;

/** What vegans eat vegetarians eat, too: the other mark need not be set. */
export const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'pork-free',
  'alcohol-free',
] as const;
export const diet = z.enum(diets);
export type Diet = z.infer<typeof diet>;

const once = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const allergenList = z
  .array(allergen)
  .check(z.maxLength(allergens.length), z.refine(once, 'One stands twice.'));

/** One way of an item, as 'Oat milk', and how much more it costs. */
export const choice = z.strictObject({
  id: optionid,
  name: requiredLine(foodLimits.name),
  price: amount,
  /** What it brings into the item, as the milk of 'With cheese'. */
  allergens: allergenList,
  isSoldOut: z.boolean(),
});

/** Choices of which somebody takes so many, as 'Milk': one of three. */
export const optionGroup = z
  .strictObject({
    id: optionid,
    name: requiredLine(foodLimits.name),
    least: z.int().check(z.gte(0), z.lte(foodLimits.choices)),
    most: z.int().check(z.gte(1), z.lte(foodLimits.choices)),
    choices: listUpTo(choice, foodLimits.choices, `At most ${foodLimits.choices} choices.`).check(
      z.minLength(1, 'Give it a choice.'),
    ),
  })
  .check(
    z.refine(
      ({ least, most, choices }) => least <= most && most <= choices.length,
      'It asks for more choices than there are.',
    ),
  );
export type OptionGroup = z.infer<typeof optionGroup>;

/** What a vendor writes down of an item. */
export const itemContent = z
  .strictObject({
    name: requiredLine(foodLimits.name),
    description: textUpTo(foodLimits.description),
    /** Under what it stands on the menu; '' for what stands under nothing. */
    category: lineUpTo(foodLimits.category),
    /** Of one, with tax, in minor units. */
    price: amount,
    /** Of the price, in hundredths of a percent. */
    tax: taxRate,
    groups: listUpTo(optionGroup, foodLimits.groups, `At most ${foodLimits.groups} groups.`),
    /** Those it has. Null: nobody has said, which is not the same as none. */
    allergens: z.nullable(allergenList),
    diets: z.array(diet).check(z.maxLength(diets.length), z.refine(once, 'One stands twice.')),
    /** Served only then, by the clock of the stall; null for as long as it is open. */
    served: z.nullable(
      z
        .strictObject({ from: clockTime, to: clockTime })
        .check(z.refine(({ from, to }) => from < to, 'It ends before it begins.')),
    ),
    /** Its picture; null for none. */
    picture: z.nullable(id),
    /** Otherwise only its vendor sees it. */
    isListed: z.boolean(),
  })
  .check(
    z.refine(({ groups }) => {
      const ids = groups.flatMap((group) => [group.id, ...group.choices.map((each) => each.id)]);
      return once(ids);
    }, 'Two options have the same id.'),
  );
export type ItemContent = z.infer<typeof itemContent>;

const revision = z.int().check(z.gte(0));

/** So many are left; null where nobody counts. Beside the content: orders change it, too. */
export const stock = z.nullable(z.int().check(z.gte(0), z.lte(foodLimits.stock)));

/** Why somebody cannot have it now; null where they can. */
export const unavailable = z.nullable(z.enum(['sold-out', 'not-now']));

/** An item as whoever looks for something to eat sees it. */
export const item = z.strictObject({
  itemid,
  stallid,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: amount,
  groups: z.array(optionGroup),
  allergens: z.nullable(z.array(allergen)),
  diets: z.array(diet),
  served: z.nullable(z.strictObject({ from: clockTime, to: clockTime })),
  /** The address of its picture, on this server. */
  picture: z.nullable(z.string()),
  unavailable,
  /** How many are left, where it is told: few. */
  left: z.nullable(z.int()),
});
export type Item = z.infer<typeof item>;

/** Reply of `GET /api/food/menu/:stallid`: in the order of the vendor. */
export const menu = z.strictObject({ stall, items: z.array(item) });
export type Menu = z.infer<typeof menu>;

/** An item as its vendor edits it, and the reply of each change to it. */
export const ownItem = z.strictObject({
  itemid,
  stallid,
  revision,
  content: itemContent,
  stock,
  /** For today, by the clock of the stall: it ends with the day. */
  isSoldOut: z.boolean(),
});
export type OwnItem = z.infer<typeof ownItem>;
export const ownItems = z.strictObject({ items: z.array(ownItem) });
export const itemRef = z.strictObject({ itemid });

/** Body of `POST /api/food/add`: what is sent twice is there once. */
export const itemAdded = z.strictObject({
  item: z.strictObject({ itemid, stallid, content: itemContent, stock }),
});
/** Body of `PUT /api/food/item/:itemid`. */
export const itemSaved = z.strictObject({ revision, content: itemContent });
/** Body of `PUT /api/food/soldout/:itemid`. */
export const itemSoldOut = z.strictObject({ isSoldOut: z.boolean() });
/** Body of `PUT /api/food/stock/:itemid`: how many there are now, whoever has ordered meanwhile. */
export const itemStock = z.strictObject({ stock });
/** Body of `PUT /api/food/arrange/:stallid`: all of its items, in their new order. */
export const itemsArranged = z.strictObject({
  itemids: listUpTo(itemid, foodLimits.items, `At most ${foodLimits.items} items.`),
});

/** Query of `GET /api/food/find`: lists are separated by commas. Who leaves out an allergen finds only what declares them. */
export const itemsWanted = z.strictObject({
  school: z.optional(lineUpTo(120)),
  words: z.optional(lineUpTo(80)),
  diets: z.optional(z.string().check(z.maxLength(200))),
  without: z.optional(z.string().check(z.maxLength(200))),
});
/** What is found, of open stalls first. */
export const itemsFound = z.strictObject({
  found: z.array(z.strictObject({ item, stall })),
  /** There are more than these. */
  isMore: z.boolean(),
});
export type ItemsFound = z.infer<typeof itemsFound>;

/** Body of `POST /api/food/csv/:stallid`: a table as `GET` gives it. On trial nothing is changed. */
export const menuSent = z.strictObject({
  text: z.string().check(z.maxLength(foodLimits.csv, 'That table is too long.')),
  isTrial: z.boolean(),
});
/** What becomes of each row: its number as a spreadsheet counts, the name as it stands there. */
export const menuImport = z.strictObject({
  rows: z.array(
    z.strictObject({
      row: z.int(),
      name: z.string(),
      outcome: z.enum(['added', 'changed', 'same', 'refused']),
      /** What is wrong with it; '' where nothing is. */
      msg: z.string(),
    }),
  ),
});
export type MenuImport = z.infer<typeof menuImport>;
