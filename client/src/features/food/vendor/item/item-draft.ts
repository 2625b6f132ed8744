import { lineOf } from '@sets/shared/core/text.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  allergen,
  diet,
  type ItemContent,
  itemContent,
  type OwnItem,
} from '@sets/shared/food/item.contract.ts';
import { moneyOf, typedMoney } from '@sets/shared/food/money.ts';
import * as z from 'zod/mini';
import { type Checked, checked, type Faults } from '../form/faults.ts';
import { formShape } from '../form/kept-form.ts';
import { wholeNumber } from '../form/whole-number.ts';
import { endOf, typedEnd } from '../stall/week.ts';
import { copiedGroup, groupDraft, groupDraftOf, sentGroup } from './group-draft.ts';
import { itemMessages as words } from './item.messages.ts';
import { percentOf, typedPercent } from '../form/typed-percent.ts';

/** `unsaid`: nobody has declared them, which is not the same as that there are none. */
export const declarations = ['unsaid', 'none', 'some'] as const;
export type Declaration = (typeof declarations)[number];

/** An item as it is typed: nothing is checked yet. What is switched off is kept for whoever switches it on again. */
export const itemDraft = z.strictObject({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.string(),
  tax: z.string(),
  groups: z.array(groupDraft),
  declared: z.enum(declarations),
  allergens: z.array(allergen),
  diets: z.array(diet),
  isCounted: z.boolean(),
  stock: z.string(),
  /** How many there were when this was begun: orders change it while somebody types. */
  stockBefore: z.nullable(z.int()),
  isTimed: z.boolean(),
  from: z.string(),
  to: z.string(),
  picture: z.nullable(z.string()),
  isListed: z.boolean(),
});
export type ItemDraft = z.infer<typeof itemDraft>;

/** A form of an item, in this tab. */
export const storedItemForm = formShape('item-form', itemDraft);

const usualTimes = { from: '11:30', to: '14:00' } as const;

/** A new one stands where the one before it stands, and is taxed alike. */
export const blankItem = (before: ItemContent | null): ItemDraft => ({
  name: '',
  description: '',
  category: before?.category ?? '',
  price: '',
  tax: before === null ? '' : typedPercent(before.tax),
  groups: [],
  declared: 'unsaid',
  allergens: [],
  diets: [],
  isCounted: false,
  stock: '',
  stockBefore: null,
  isTimed: false,
  ...usualTimes,
  picture: null,
  isListed: true,
});

const declaredOf = (allergens: ItemContent['allergens']): Declaration => {
  if (allergens === null) return 'unsaid';
  return allergens.length === 0 ? 'none' : 'some';
};

/** What a form is about: an item, as far as its vendor writes it. */
type Written = Pick<OwnItem, 'content' | 'stock'>;

export const itemDraftOf = ({ content, stock }: Written, currency: string): ItemDraft => ({
  name: content.name,
  description: content.description,
  category: content.category,
  price: typedMoney(content.price, currency),
  tax: typedPercent(content.tax),
  groups: content.groups.map((group) => groupDraftOf(group, currency)),
  declared: declaredOf(content.allergens),
  allergens: [...(content.allergens ?? [])],
  diets: [...content.diets],
  isCounted: stock !== null,
  stock: stock === null ? '' : String(stock),
  stockBefore: stock,
  isTimed: content.served !== null,
  from: content.served?.from ?? usualTimes.from,
  to: typedEnd(content.served?.to ?? usualTimes.to),
  picture: content.picture,
  isListed: content.isListed,
});

/** What the copy of an item begins with: the same, under a name to be changed, with options of its own. */
export const copyOf = (item: Written, currency: string): ItemDraft => {
  const draft = itemDraftOf(item, currency);
  return {
    ...draft,
    name: lineOf(words.copyOf(draft.name), foodLimits.name),
    groups: draft.groups.map(copiedGroup),
  };
};

const allergensOf = ({ declared, allergens }: ItemDraft): ItemContent['allergens'] => {
  if (declared === 'unsaid') return null;
  return declared === 'none' ? [] : allergens;
};

/** How many there are, as it was typed. */
export const stockOf = ({ isCounted, stock }: ItemDraft): OwnItem['stock'] =>
  isCounted ? (wholeNumber(stock, 0, foodLimits.stock) ?? 0) : null;

/** What is wrong with its own numbers and choices, as they were typed. */
const typedFaults = (draft: ItemDraft, currency: string): Faults => ({
  ...(moneyOf(draft.price, currency) === null && { price: words.priceFault }),
  ...(percentOf(draft.tax, foodLimits.tax) === null && {
    tax: words.taxFault(foodLimits.tax / 100),
  }),
  ...(draft.declared === 'some' &&
    draft.allergens.length === 0 && { allergens: words.allergensFault }),
  ...(draft.isCounted &&
    wholeNumber(draft.stock, 0, foodLimits.stock) === null && { stock: words.stockFault }),
  ...(draft.isTimed && draft.from >= endOf(draft.to) && { served: words.servedFault }),
  ...(draft.isTimed && (draft.from === '' || draft.to === '') && { served: words.servedHalf }),
});

/** The item that was typed. */
export const checkItem = (draft: ItemDraft, currency: string): Checked<ItemContent> => {
  const groups = draft.groups.map((group, at) => sentGroup(group, currency, `groups.${at}`));
  const { name, description, category, diets, picture, isListed, from, to } = draft;
  return checked(
    itemContent,
    {
      name,
      description,
      category,
      price: moneyOf(draft.price, currency) ?? 0,
      tax: percentOf(draft.tax, foodLimits.tax) ?? 0,
      groups: groups.map(({ sent }) => sent),
      allergens: allergensOf(draft),
      diets,
      served: draft.isTimed ? { from, to: endOf(to) } : null,
      picture,
      isListed,
    },
    Object.fromEntries(
      [typedFaults(draft, currency), ...groups.map(({ faults }) => faults)].flatMap((faults) =>
        Object.entries(faults),
      ),
    ),
  );
};
