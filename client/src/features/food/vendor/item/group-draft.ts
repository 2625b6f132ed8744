import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { allergen, type OptionGroup } from '@sets/shared/food/item.contract.ts';
import { moneyOf, typedMoney } from '@sets/shared/food/money.ts';
import * as z from 'zod/mini';
import { newKey } from '../../../../core/new-id.ts';
import type { Faults } from '../form/faults.ts';
import { wholeNumber } from '../form/whole-number.ts';
import { optionMessages as words } from './option.messages.ts';

const choiceDraft = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** '' for nothing more. */
  price: z.string(),
  allergens: z.array(allergen),
  isSoldOut: z.boolean(),
});
export type ChoiceDraft = z.infer<typeof choiceDraft>;

/** How many choices are taken: mostly one of these; `range` for any other two bounds. */
export const takes = ['one', 'optional', 'any', 'range'] as const;
export type Take = (typeof takes)[number];

/** A group of options as it is typed. */
export const groupDraft = z.strictObject({
  id: z.string(),
  name: z.string(),
  take: z.enum(takes),
  /** What `range` goes from and to. */
  least: z.string(),
  most: z.string(),
  choices: z.array(choiceDraft),
});
export type GroupDraft = z.infer<typeof groupDraft>;

export const newChoice = (): ChoiceDraft => ({
  id: newKey(),
  name: '',
  price: '',
  allergens: [],
  isSoldOut: false,
});

export const newGroup = (): GroupDraft => ({
  id: newKey(),
  name: '',
  take: 'one',
  least: '1',
  most: '1',
  choices: [newChoice(), newChoice()],
});

const takeOf = ({ least, most, choices }: OptionGroup): Take => {
  if (least === 1 && most === 1) return 'one';
  if (least !== 0) return 'range';
  if (most === 1) return 'optional';
  return most === choices.length ? 'any' : 'range';
};

export const groupDraftOf = (group: OptionGroup, currency: string): GroupDraft => ({
  id: group.id,
  name: group.name,
  take: takeOf(group),
  least: String(group.least),
  most: String(group.most),
  choices: group.choices.map(({ id, name, price, allergens, isSoldOut }) => ({
    id,
    name,
    price: price === 0 ? '' : typedMoney(price, currency),
    allergens: [...allergens],
    isSoldOut,
  })),
});

/** The same options as those of another item. */
export const copiedGroup = (group: GroupDraft): GroupDraft => ({
  ...group,
  id: newKey(),
  choices: group.choices.map((choice) => ({ ...choice, id: newKey() })),
});

const boundsOf = ({ take, least, most, choices }: GroupDraft) => {
  if (take === 'one') return { least: 1, most: 1 };
  if (take === 'optional') return { least: 0, most: 1 };
  if (take === 'any') return { least: 0, most: choices.length };
  return {
    least: wholeNumber(least, 0, foodLimits.choices),
    most: wholeNumber(most, 1, foodLimits.choices),
  };
};

/** A group as it is sent; what cannot be read of it stands in `faults`. */
export const sentGroup = (group: GroupDraft, currency: string, path: string) => {
  const { least, most } = boundsOf(group);
  const faults: Record<string, string> = {};
  if (least === null) faults[`${path}.least`] = words.numberFault;
  if (most === null) faults[`${path}.most`] = words.numberFault;
  if (least !== null && most !== null && (least > most || most > group.choices.length)) {
    faults[`${path}.most`] = words.boundsFault(group.choices.length);
  }
  const choices = group.choices.map(({ id, name, price, allergens, isSoldOut }, at) => {
    const minor = price.trim() === '' ? 0 : moneyOf(price, currency);
    if (minor === null) faults[`${path}.choices.${at}.price`] = words.priceFault;
    return { id, name, price: minor ?? 0, allergens, isSoldOut };
  });
  const sent = { id: group.id, name: group.name, least: least ?? 0, most: most ?? 1, choices };
  return { sent, faults: faults as Faults };
};
