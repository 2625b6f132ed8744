import { isCalledOff } from './order-change.ts';
import type { OrderState, OrderStep } from './order-state.ts';
import type { ReasonOf } from './own-order.contract.ts';

/** What was decided by a step, where the vendor gave a reason with it; null where nothing was. */
const decidedBy = (order: OrderState, { id, type, from }: OrderStep): ReasonOf | null => {
  const isOfLines = order.ledger.refunds.some(({ key }) => key === `${order.orderid}:${id}`);
  if (isOfLines) return 'lines';
  if (type !== 'answer') return null;
  // Before it is handed over nobody asks for money back, and afterwards nobody wants to cancel it.
  const asked = from === 'delivered' ? 'refund' : 'cancel';
  // One that agreed to what had gone back by then has refused nothing.
  return order.refused[asked] ? `${asked}-refused` : null;
};

/** Of what the reason of an order is that has not come to nothing; null where nothing was decided. */
export const reasonOf = (order: OrderState): ReasonOf | null => {
  if (isCalledOff(order)) return null;
  const last = order.steps.findLast((step) => decidedBy(order, step) !== null);
  return last === undefined ? null : decidedBy(order, last);
};
