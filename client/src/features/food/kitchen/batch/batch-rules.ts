import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** So many of one item that are made alike. */
export interface BatchKind {
  readonly choices: readonly string[];
  readonly note: string;
  readonly count: number;
  /** The numbers of the orders that they are for, the one that is due first at the front. */
  readonly numbers: readonly number[];
}

/** All of one item that is to be made. */
export interface BatchItem {
  readonly itemid: string;
  readonly name: string;
  readonly count: number;
  readonly kinds: readonly BatchKind[];
}

const toBeMade: ReadonlySet<KitchenOrder['status']> = new Set(['accepted', 'preparing']);

type Line = KitchenOrder['lines'][number];

const isAlike = (kind: BatchKind, { choices, note }: Line): boolean =>
  kind.note === note &&
  kind.choices.length === choices.length &&
  kind.choices.every((name, place) => name === choices[place]?.name);

const kindsWith = (kinds: readonly BatchKind[], line: Line, number: number): BatchKind[] => {
  const known = kinds.find((kind) => isAlike(kind, line));
  if (known === undefined) {
    const { choices, note, count } = line;
    return [...kinds, { choices: choices.map(({ name }) => name), note, count, numbers: [number] }];
  }
  const numbers = known.numbers.includes(number) ? known.numbers : [...known.numbers, number];
  const more = { ...known, count: known.count + line.count, numbers };
  return kinds.map((kind) => (kind === known ? more : kind));
};

/**
 * What is to be made now of the orders of a board: of those that were accepted and are not ready, by item, those that
 * are made alike together. `orders` the one that is due first at the front: so are the items.
 */
export const batchOf = (orders: readonly KitchenOrder[]): readonly BatchItem[] => {
  const items = new Map<string, BatchItem>();
  for (const order of orders) {
    if (!toBeMade.has(order.status)) continue;
    for (const line of order.lines) {
      if (line.isRefunded) continue;
      const { itemid, name } = line;
      const known = items.get(itemid) ?? { itemid, name, count: 0, kinds: [] };
      items.set(itemid, {
        ...known,
        count: known.count + line.count,
        kinds: kindsWith(known.kinds, line, order.number),
      });
    }
  }
  return [...items.values()];
};
