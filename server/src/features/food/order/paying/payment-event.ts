import * as z from 'zod/mini';
import { idOf, named } from '../../../../core/stripe/stripe-client.ts';

/** What is read of a signed event: what it is about. What became of that Stripe is asked anew. */
export const signedEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      metadata: z.nullish(z.record(z.string(), z.string())),
      payment_intent: named,
    }),
  }),
});
export type SignedEvent = z.infer<typeof signedEvent>;

/** A payment of an order, by its ids here. */
export interface PaymentRef {
  readonly orderid: string;
  readonly paymentid: string;
}

/** What an event is about: a payment of an order, a payment of whatever at Stripe, or nothing that matters here. */
type About = PaymentRef | { readonly intent: string } | null;

/** Premium, and whatever else is paid through the same account, names no order. */
export const aboutOf = ({ data: { object: about } }: SignedEvent): About => {
  const orderid = about.metadata?.['orderid'];
  const { id = '', object: kind } = about;
  if (kind === 'checkout.session') return orderid === undefined ? null : { orderid, paymentid: id };
  if (kind === 'payment_intent') return orderid === undefined ? null : { intent: id };
  const intent = idOf(about.payment_intent);
  const isOfPayment = kind === 'charge' || kind === 'refund' || kind === 'dispute';
  return isOfPayment && intent !== null ? { intent } : null;
};
