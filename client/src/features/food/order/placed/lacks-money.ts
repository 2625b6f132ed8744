import { isOver, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** What is still to be had of an order costs so much: its lines that were not refunded, its way and its tip. */
const costOfRest = ({ lines, totals }: Pick<OwnOrder, 'lines' | 'totals'>): number =>
  lines.reduce((sum, { total, isRefunded }) => (isRefunded ? sum : sum + total), 0) +
  totals.fee +
  totals.tip;

/**
 * Its stall does not go on with it, as its card's money is not there any more: a bank decides of all that is left of it,
 * or it went back. As `lacksMoney` of the rules decides that, by what its owner is told.
 */
export const lacksMoney = (
  order: Pick<OwnOrder, 'status' | 'pay' | 'lines' | 'totals' | 'sums'>,
): boolean =>
  order.pay === 'card' &&
  !isOver(order) &&
  !waitsForCard(order) &&
  order.totals.total > 0 &&
  order.sums.open + order.sums.delivered === 0 &&
  costOfRest(order) > 0;
