import { isOver } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { dueFirst } from '../board/board-rules.ts';

/**
 * What somebody brings, the one that is due first at the front, and what cannot be handed over behind the others, as it
 * is known by now. The server tells no more of what was handed over: it stays at the end, so that whoever has handed it
 * over sees that they have.
 */
export const broughtNow = (
  told: readonly KitchenOrder[],
  moved: ReadonlyMap<string, KitchenOrder>,
): readonly KitchenOrder[] => {
  const now = told.map((order) => {
    const known = moved.get(order.orderid);
    return known !== undefined && known.revision > order.revision ? known : order;
  });
  const isTold = new Set(told.map(({ orderid }) => orderid));
  const over = [...moved.values()].filter((order) => isOver(order) && !isTold.has(order.orderid));
  const under = now.filter((order) => !isOver(order));
  return [...under.toSorted(dueFirst(0)), ...now.filter(isOver), ...over];
};
