import { isDeepStrictEqual } from 'node:util';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  itemContent,
  type ItemContent,
  type MenuImport,
  type OwnItem,
} from '@sets/shared/food/item.contract.ts';
import * as z from 'zod/mini';
import { foodMessages, tableMessages as words } from './food.messages.ts';
import { changesOf, RowFault, stockOf } from './menu-cells.ts';
import type { MenuRow } from './menu-rows.ts';
import { cellsOf } from './menu-table.ts';

/** What becomes of a row, and what its item is then: null where it is refused, or as it was. */
export interface PlannedRow {
  readonly told: MenuImport['rows'][number];
  readonly add: Pick<OwnItem, 'content' | 'stock'> | null;
  readonly save: {
    readonly itemid: string;
    readonly revision: number;
    readonly content: ItemContent;
  } | null;
}

/** What is not said of an item that is new. */
const fresh: ItemContent = {
  name: '',
  description: '',
  category: '',
  price: 0,
  tax: 0,
  groups: [],
  allergens: null,
  diets: [],
  served: null,
  picture: null,
  isListed: true,
};

/** @throws RowFault */
const checked = (content: ItemContent): ItemContent => {
  const read = z.safeParse(itemContent, content);
  if (read.success) return read.data;
  throw new RowFault(read.error.issues[0]?.message ?? words.noColumns);
};

type Planned = Omit<PlannedRow, 'told'> & {
  readonly outcome: MenuImport['rows'][number]['outcome'];
};
const same: Planned = { outcome: 'same', add: null, save: null };

/** Makes a plan row by row: what a row before it took or added counts for the next. */
class Planning {
  readonly #currency: string;
  readonly #byId: ReadonlyMap<string, OwnItem>;
  /** Items by what a table says of them; made when a row names no item. */
  #bySaid: ReadonlyMap<string, readonly string[]> | null = null;
  /** Items that a row of the table is about. */
  readonly #taken = new Set<string>();
  /** Those that a row names by their ids: no other row is about them. */
  readonly #named: ReadonlySet<string>;
  #count: number;

  constructor(rows: readonly MenuRow[], items: readonly OwnItem[], currency: string) {
    this.#currency = currency;
    this.#byId = new Map(items.map((item) => [item.itemid, item]));
    this.#named = new Set(rows.flatMap(({ cells }) => cells.itemid?.trim() ?? []));
    this.#count = items.length;
  }

  /** @throws RowFault */
  plan(cells: MenuRow['cells']): Planned {
    const itemid = cells.itemid?.trim() ?? '';
    return itemid === '' ? this.#added(cells) : this.#changed(itemid, cells);
  }

  #changed(itemid: string, cells: MenuRow['cells']): Planned {
    const item = this.#byId.get(itemid);
    if (item === undefined) throw new RowFault(words.noItem);
    if (this.#taken.has(itemid)) throw new RowFault(words.twice);
    this.#taken.add(itemid);
    const { content: was, revision } = item;
    const changes = changesOf(cells, cellsOf(itemid, item, this.#currency), this.#currency);
    const content = checked({ ...was, ...changes });
    if (isDeepStrictEqual(content, was)) return same;
    return { outcome: 'changed', add: null, save: { itemid, revision, content } };
  }

  #added(cells: MenuRow['cells']): Planned {
    if ((cells.name ?? '').trim() === '') throw new RowFault(words.noName);
    const { price = '' } = cells;
    const changes = changesOf({ ...cells, price }, null, this.#currency);
    const content = checked({ ...fresh, ...changes });
    const stock = stockOf(cells.stock ?? '');
    if (this.#isThere(content)) return same;
    if (this.#count >= foodLimits.items) throw new RowFault(foodMessages.fullOfItems);
    this.#count += 1;
    return { outcome: 'added', add: { content, stock }, save: null };
  }

  /** So that a table which is sent twice adds nothing the second time. */
  #isThere(content: ItemContent): boolean {
    this.#bySaid ??= Map.groupBy(this.#byId.keys(), (itemid) => this.#said(itemid));
    const alike = this.#bySaid.get(this.#saidOf(content)) ?? [];
    const free = alike.find((itemid) => !this.#taken.has(itemid) && !this.#named.has(itemid));
    if (free !== undefined) this.#taken.add(free);
    return free !== undefined;
  }

  #said(itemid: string): string {
    const item = this.#byId.get(itemid);
    return item === undefined ? '' : this.#saidOf(item.content);
  }

  /** Of what was added some may be sold by now. */
  #saidOf(content: ItemContent): string {
    return JSON.stringify(cellsOf('', { content, stock: null }, this.#currency));
  }
}

/** What a table makes of the items of a stall, row by row. Pure. */
export const planOf = (
  rows: readonly MenuRow[],
  items: readonly OwnItem[],
  currency: string,
): PlannedRow[] => {
  const planning = new Planning(rows, items, currency);
  return rows.map(({ row, cells }) => {
    const name =
      cells.name ?? items.find(({ itemid }) => itemid === cells.itemid)?.content.name ?? '';
    const told = { row, name: name.trim().slice(0, foodLimits.name), msg: '' };
    try {
      const { outcome, add, save } = planning.plan(cells);
      return { told: { ...told, outcome }, add, save };
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      return { told: { ...told, outcome: 'refused', msg: error.message }, add: null, save: null };
    }
  });
};
