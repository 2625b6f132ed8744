import { oneLine } from '@sets/shared/core/text.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { KeptCart } from './kept-cart.ts';

interface Ordered {
  readonly itemid: string;
  readonly count: number;
  readonly choices: readonly { readonly name: string }[];
  readonly note: string;
}

const linesOf = (lines: readonly Ordered[]) =>
  lines.map(({ itemid, count, choices, note }) => [
    itemid,
    count,
    choices.map(({ name }) => name).toSorted(),
    oneLine(note),
  ]);

const timeOf = (slot: string | null): number | null => (slot === null ? null : Date.parse(slot));

type Compared = Pick<OwnOrder, 'lines' | 'had' | 'slot' | 'note'> & {
  readonly totals: Pick<OwnOrder['totals'], 'tip'>;
};

const placeOf = (had: OwnOrder['had']): string | null =>
  had.type === 'delivery' ? oneLine(had.place) : null;

/**
 * Whether an order is of what a cart holds. What it costs is left out: that is for the server to say. So is how it is
 * paid: its page says that, and another order of the same would be one too many.
 */
export const isSameOrder = (cart: KeptCart, order: Compared): boolean => {
  const wanted = [
    linesOf(cart.lines),
    cart.had === 'delivery' ? oneLine(cart.place) : null,
    timeOf(cart.slot),
    oneLine(cart.note),
    cart.tip,
  ];
  const { lines, had, slot, note, totals } = order;
  const there = [linesOf(lines), placeOf(had), timeOf(slot), oneLine(note), totals.tip];
  return JSON.stringify(wanted) === JSON.stringify(there);
};
