import { paymentCalls as calls } from '@sets/shared/food/order/payment.calls.ts';
import { paymentPage } from '@sets/shared/food/order/payment.contract.ts';
import { AppError } from '../../../../core/app-error.ts';
import { baseOf } from '../../../../core/own-address.ts';
import { type RouteGroup, serve } from '../../../../core/route.ts';
import type { Paying } from './paying.service.ts';
import { payingMessages } from './paying.messages.ts';
import type { PaymentEvents } from './payment-events.service.ts';

interface PayingParts {
  readonly paying: Paying;
  readonly events: PaymentEvents;
}

/** @throws AppError NOT_FOUND */
const there = (parts: PayingParts | null): PayingParts => {
  if (parts === null) throw new AppError('NOT_FOUND', payingMessages.noProvider);
  return parts;
};

/** How orders are paid by card. Null where there is no payment provider. */
export const payingRoutes = (parts: PayingParts | null, publicUrl: URL | null): RouteGroup => ({
  name: 'Payments of orders',
  schemas: { PaymentPage: paymentPage },
  routes: [
    serve(calls.pay, ({ actor, body, origin }) =>
      there(parts).paying.pay(actor, body.orderid, baseOf(publicUrl, origin)),
    ),
    serve(calls.webhook, async ({ body, header }) => {
      await there(parts).events.receive(body, header('stripe-signature'));
      return {};
    }),
  ],
});
