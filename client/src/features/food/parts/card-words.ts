import { isCalledOff } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { isToBePaid, lacksMoney } from './order-state.ts';
import { orderMessages as words } from './order.messages.ts';
import { priceText } from './price-text.ts';

/** While a bank decides of a payment nothing of it goes out: of what did not go back before that no try is told. */
const isHeld = ({ hasDispute, back, total }: KitchenOrder): boolean => hasDispute && back < total;

/**
 * Not all that goes back of it is back: some failed and goes out again, or it was called off and some is owed or held by
 * a bank.
 */
const isOwed = (order: KitchenOrder): boolean =>
  order.refundWaits > 0 || (isCalledOff(order) && (order.failed > 0 || isHeld(order)));

/** What is told of a line whose money goes back. For which of them a refund goes out again no card is told. */
export const refundWords = (order: KitchenOrder): string =>
  isOwed(order) ? words.lineRefund : words.lineRefunded;

/** How far it is, in short. */
export const cardStatus = (order: KitchenOrder): string =>
  order.status === 'refunded' && isOwed(order) ? words.toPayBack : words.status[order.status];

/** What was paid, and what of it went back; what did not and should its card says besides. */
export const paidWords = (order: KitchenOrder): string => {
  const { total, currency, pay, back } = order;
  const price = priceText(total, currency);
  if (isCalledOff(order)) return pay === 'counter' ? words.backByHand(price) : words.paid(price);
  return back === 0 ? words.paid(price) : words.paidLess(price, priceText(back, currency));
};

/** Why it cannot be handed over yet, of what nobody has paid or whose money is gone. */
export const unpaidWords = (order: KitchenOrder): string => {
  if (isToBePaid(order)) return words.toPay(priceText(order.total, order.currency));
  return lacksMoney(order) ? words.moneyGone : words.notPaidYet;
};
