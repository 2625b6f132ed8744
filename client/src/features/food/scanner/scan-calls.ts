import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { ask } from '../../../core/api.ts';

/** In ms. Whoever stands at a counter does not wait longer: what was read is kept then, and sent again. */
const patience = 8_000;

/** What a scanner asks of the server. */
export const scanCallsOf = (token: string) => ({
  deliver: (orderId: string, proof: string, attempt: string) =>
    ask(orderCalls.delivered, {
      token,
      body: { orderId, proof, attempt },
      signal: AbortSignal.timeout(patience),
    }),
  look: (proof: string) =>
    ask(orderCalls.scanned, { token, body: { proof }, signal: AbortSignal.timeout(patience) }),
  takeMoney: (orderid: string, attempt: string) =>
    ask(orderCalls.step, {
      token,
      body: { type: 'take-money', orderid, attempt },
      signal: AbortSignal.timeout(patience),
    }),
});
export type ScanCalls = ReturnType<typeof scanCallsOf>;
