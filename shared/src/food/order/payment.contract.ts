import * as z from 'zod/mini';
import { ownOrder } from './own-order.contract.ts';

/** Reply of `POST /api/food/pay`. */
export const paymentPage = z.strictObject({
  /** The page of the payment provider; null where nothing can be paid now, as the order says. */
  url: z.nullable(z.url()),
  order: ownOrder,
});
export type PaymentPage = z.infer<typeof paymentPage>;
