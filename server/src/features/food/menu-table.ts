import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { typedMoney } from '@sets/shared/food/money.ts';

/** The columns of a table of items. Its options and its picture are in none. How many are left counts only of what is added. */
export const menuColumns = [
  'itemid',
  'name',
  'description',
  'category',
  'price',
  'tax',
  'allergens',
  'diets',
  'stock',
  'from',
  'to',
  'listed',
] as const;
export type MenuColumn = (typeof menuColumns)[number];
export type MenuCells = Readonly<Record<MenuColumn, string>>;

/** What stands for a list that is there and has nothing: an empty cell says nothing. */
export const noneOf = 'none';

/** As `19` or `7.5`, of hundredths of a percent. */
const typedTax = (tax: number): string => String(tax / 100);

/** An item as a row. */
export const cellsOf = (
  itemid: string,
  { content, stock }: Pick<OwnItem, 'content' | 'stock'>,
  currency: string,
): MenuCells => {
  const { name, description, category, price, tax, allergens, diets, served } = content;
  return {
    itemid,
    name,
    description,
    category,
    price: typedMoney(price, currency),
    tax: typedTax(tax),
    allergens: allergens === null ? '' : allergens.join(' ') || noneOf,
    diets: diets.join(' '),
    stock: stock === null ? '' : String(stock),
    from: served?.from ?? '',
    to: served?.to ?? '',
    listed: content.isListed ? 'yes' : 'no',
  };
};

export const rowOf = (cells: MenuCells): string[] => menuColumns.map((column) => cells[column]);
