import { done } from '@sets/shared/account/account.contract.ts';
import { premium } from '@sets/shared/account/premium.contract.ts';
import {
  cancellation,
  checkout,
  checkoutPage,
  planLimits,
  premiumOffer,
  price,
} from '@sets/shared/premium/premium.calls.ts';
import { rawBody, route, type RouteGroup } from '../../core/route.ts';
import type { PremiumService } from './premium.service.ts';

/** Each of these asks Stripe several times. */
const paying = { count: 20, seconds: 60 };
/** At the end of a month Stripe tells of many payments at once. */
const told = { count: 3_000, seconds: 60 };

export const premiumRoutes = (service: PremiumService): RouteGroup => ({
  name: 'Premium',
  schemas: {
    Premium: premium,
    PremiumOffer: premiumOffer,
    PlanLimits: planLimits,
    Price: price,
    Checkout: checkout,
    CheckoutPage: checkoutPage,
  },
  routes: [
    route({
      method: 'get',
      path: '/api/premium',
      summary: 'What there is to have, what one has, and what one uses of it',
      auth: 'bearer',
      limit: { count: 120, seconds: 60 },
      reply: premiumOffer,
      handle: ({ actor }) => service.offer(actor),
    }),
    route({
      method: 'post',
      path: '/api/premium/checkout',
      summary: 'The page of the payment provider to pay for premium on',
      auth: 'bearer',
      limit: paying,
      failures: ['NOT_FOUND', 'CONFLICT'],
      body: checkout,
      reply: checkoutPage,
      handle: async ({ actor, body, origin }) => ({
        url: await service.checkout(actor, body.period, origin),
      }),
    }),
    route({
      method: 'post',
      path: '/api/premium/cancel',
      summary: 'End the subscription with its period, or take that back',
      auth: 'bearer',
      limit: paying,
      failures: ['NOT_FOUND', 'CONFLICT'],
      body: cancellation,
      reply: premiumOffer,
      handle: ({ actor, body }) => service.cancel(actor, body.cancelAtPeriodEnd),
    }),
    route({
      method: 'post',
      path: '/api/premium/webhook',
      summary: 'For Stripe: what happened to payments, signed',
      auth: 'none',
      limit: told,
      failures: ['NOT_FOUND'],
      body: rawBody,
      reply: done,
      handle: async ({ body, header }) => {
        await service.receive(body, header('stripe-signature'));
        return {};
      },
    }),
  ],
});
