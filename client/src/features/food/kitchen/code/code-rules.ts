import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { proofOf } from '@sets/shared/food/order/proof.ts';
import { isDone, nextTap } from '../board/board-rules.ts';

/** What a code that was read says, and of which order it is. */
export interface ReadCode {
  readonly proof: string;
  readonly orderid: string;
}

/** Why nothing is done with what was read. */
export type CodeFault = 'none' | 'unknown' | 'over';

/** What was read. `orders` are those that are shown: whether the code is right the server says. */
export const readCode = (
  text: string,
  orders: readonly KitchenOrder[],
): ReadCode | { readonly fault: CodeFault } => {
  const proof = proofOf(text);
  if (proof === null) return { fault: 'none' };
  const order = orders.find(({ orderid }) => orderid === proof.orderid);
  if (order === undefined) return { fault: 'unknown' };
  // A picture of a code that was used before is told from the first.
  return isDone(order) ? { fault: 'over' } : { proof: text.trim(), orderid: proof.orderid };
};

/** How it stands with an order whose code was read. */
type CodeState = 'to-pay' | 'ready' | 'handed-over' | 'over' | 'not-yet';

export const codeState = (order: KitchenOrder): CodeState => {
  if (order.status === 'delivered') return 'handed-over';
  if (isDone(order)) return 'over';
  const next = nextTap(order);
  if (next === 'take-money') return 'to-pay';
  return next === 'deliver' ? 'ready' : 'not-yet';
};
