import { isOver, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OrderStatus } from '@sets/shared/food/order/order.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** How it stands with an order, for whoever cooks, brings or hands over. */

/** It is to be paid when it is handed over, and nobody has. */
export const isToBePaid = ({ pay, isPaid }: Pick<KitchenOrder, 'pay' | 'isPaid'>): boolean =>
  pay === 'counter' && !isPaid;

/** What its card has paid is not there: it went back, or its payer disputes it. */
export const lacksMoney = (order: Pick<KitchenOrder, 'status' | 'pay' | 'isPaid'>): boolean =>
  order.pay === 'card' && !order.isPaid && !waitsForCard(order);

/** What one tap does with an order. */
export type Tap = 'accept' | 'prepare' | 'ready' | 'take-money' | 'set-out' | 'deliver';

const tapOfStatus: Partial<Record<OrderStatus, Tap>> = {
  placed: 'accept',
  paid: 'accept',
  accepted: 'prepare',
  preparing: 'ready',
};

/** The next step of an order; null where it waits for something else, its money is gone, or it is done. */
export const nextTap = (
  order: Pick<KitchenOrder, 'status' | 'had' | 'pay' | 'isPaid'>,
): Tap | null => {
  const { status, had } = order;
  if (waitsForCard(order)) return null;
  // What is being cooked is finished. Any other step the server refuses.
  if (lacksMoney(order)) return status === 'preparing' ? 'ready' : null;
  if (status === 'ready' && had.type === 'delivery') return 'set-out';
  if (status === 'ready' || status === 'under-way') {
    return isToBePaid(order) ? 'take-money' : 'deliver';
  }
  return tapOfStatus[status] ?? null;
};

/** How it stands with an order whose code was read. */
type CodeState = 'to-pay' | 'ready' | 'handed-over' | 'over' | 'not-yet';

export const codeState = (order: KitchenOrder): CodeState => {
  if (order.status === 'delivered') return 'handed-over';
  if (isOver(order)) return 'over';
  const next = nextTap(order);
  if (next === 'take-money') return 'to-pay';
  return next === 'deliver' ? 'ready' : 'not-yet';
};
