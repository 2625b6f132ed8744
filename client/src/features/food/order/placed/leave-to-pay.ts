import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import { ask } from '../../../../core/api.ts';
import { leaveFor } from '../../../../core/leave-for.ts';

/** Goes to the payment page of an order that was just placed. Where that fails, the order's own page has the way. */
export const leaveToPay = async (order: OwnOrder, token: string | null): Promise<void> => {
  if (!waitsForCard(order)) return;
  const { orderid } = order;
  const page = await ask(paymentCalls.pay, { token, body: { orderid } });
  if (page.ok && page.value.url !== null) leaveFor(page.value.url);
};
