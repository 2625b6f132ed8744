import { unharmed } from '@sets/shared/core/harmless.ts';
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type ItemContent,
} from '@sets/shared/food/item.contract.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { moneyOf } from '@sets/shared/food/money.ts';
import { foodMessages, tableMessages as words } from './food.messages.ts';
import { isOneOf } from './is-one-of.ts';
import { type MenuCells, noneOf } from './menu-table.ts';

/* Reads the cells of a row. */

/** A row cannot be taken; the message says why. */
export class RowFault extends Error {}

const short = (typed: string): string => typed.slice(0, 40);

const listed = <Name extends string>(
  names: readonly Name[],
  cell: string,
  msg: (named: string) => string,
): Name[] => {
  const typed = cell
    .toLowerCase()
    .split(/[\s,;|]+/u)
    .filter((each) => each !== '');
  if (typed.length === 1 && typed[0] === noneOf) return [];
  return [...new Set(typed)].map((each) => {
    if (!isOneOf(names, each)) throw new RowFault(msg(short(each)));
    return each;
  });
};

const taxOf = (cell: string): number => {
  const typed = cell.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) throw new RowFault(words.noTax(short(cell)));
  return Math.round(Number(typed) * 100);
};

/** How many there are of an item that a row adds. @throws RowFault */
export const stockOf = (cell: string): number | null => {
  if (cell.trim() === '') return null;
  const count = /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : Infinity;
  if (count > foodLimits.stock) throw new RowFault(words.noStock(short(cell)));
  return count;
};

/** Spreadsheet programs leave out the first zero, and add seconds. */
const timeOf = (cell: string): string => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(cell.trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) {
    throw new RowFault(words.noTime(short(cell)));
  }
  return time;
};

const servedOf = (from: string, to: string): ItemContent['served'] => {
  if (from.trim() === '' && to.trim() === '') return null;
  if (from.trim() === '' || to.trim() === '') throw new RowFault(words.halfServed);
  return { from: timeOf(from), to: timeOf(to) };
};

const priceOf = (cell: string, currency: string): number => {
  const price = moneyOf(cell.trim(), currency);
  if (price === null) throw new RowFault(words.noPrice(short(cell), currency));
  return price;
};

const isListedOf = (cell: string): boolean => {
  const typed = cell.trim().toLowerCase();
  if (['yes', 'true', '1', 'x'].includes(typed)) return true;
  if (['no', 'false', '0'].includes(typed)) return false;
  throw new RowFault(words.noListed(short(cell)));
};

const allergensOf = (cell: string): Allergen[] | null =>
  cell.trim() === '' ? null : listed<Allergen>(allergens, cell, foodMessages.noAllergen);

/**
 * What a row changes of an item: what it does not name, or what is as it was, is not among it. How many are left is
 * never: what is ordered between saving a table and bringing it in would come back. @throws RowFault
 */
export const changesOf = (
  cells: Partial<MenuCells>,
  before: MenuCells | null,
  currency: string,
): Partial<ItemContent> => {
  const isOther = (column: keyof MenuCells): boolean =>
    cells[column] !== undefined &&
    // An apostrophe that somebody typed is read as one of ours.
    (before === null || cells[column] !== unharmed(before[column]));
  const at = (column: keyof MenuCells): string => cells[column] ?? before?.[column] ?? '';
  return {
    ...(isOther('name') && { name: at('name') }),
    ...(isOther('description') && { description: at('description') }),
    ...(isOther('category') && { category: at('category') }),
    ...(isOther('price') && { price: priceOf(at('price'), currency) }),
    ...(isOther('tax') && at('tax').trim() !== '' && { tax: taxOf(at('tax')) }),
    ...(isOther('allergens') && { allergens: allergensOf(at('allergens')) }),
    ...(isOther('diets') && { diets: listed<Diet>(diets, at('diets'), foodMessages.noDiet) }),
    ...((isOther('from') || isOther('to')) && { served: servedOf(at('from'), at('to')) }),
    ...(isOther('listed') && at('listed').trim() !== '' && { isListed: isListedOf(at('listed')) }),
  };
};
