import type { Result } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { ask } from '../../../core/api.ts';

/** In ms. Whoever stands at a counter does not wait longer: what was read is kept then, and sent again. */
const patience = 8_000;

/** What a scanner asks of the server. `onMoved` hears of each order that it has moved. */
export const scanCallsOf = (token: string, onMoved: (moved: MovedOrder) => void) => {
  const move = async (asked: Promise<Result<MovedOrder>>): Promise<Result<MovedOrder>> => {
    const told = await asked;
    if (told.ok) onMoved(told.value);
    return told;
  };
  return {
    deliver: (orderId: string, proof: string, attempt: string) =>
      move(
        ask(orderCalls.delivered, {
          token,
          body: { orderId, proof, attempt },
          signal: AbortSignal.timeout(patience),
        }),
      ),
    look: (proof: string) =>
      ask(orderCalls.scanned, { token, body: { proof }, signal: AbortSignal.timeout(patience) }),
    takeMoney: (orderid: string, attempt: string) =>
      move(
        ask(orderCalls.step, {
          token,
          body: { type: 'take-money', orderid, attempt },
          signal: AbortSignal.timeout(patience),
        }),
      ),
  };
};
export type ScanCalls = ReturnType<typeof scanCallsOf>;
