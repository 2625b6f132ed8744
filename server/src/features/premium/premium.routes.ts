import { premium } from '@sets/shared/account/premium.contract.ts';
import { premiumCalls } from '@sets/shared/premium/premium.calls.ts';
import {
  checkout,
  checkoutPage,
  planLimits,
  premiumOffer,
  price,
} from '@sets/shared/premium/premium.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PremiumService } from './premium.service.ts';

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
    serve(premiumCalls.offer, ({ actor }) => service.offer(actor)),
    serve(premiumCalls.checkout, async ({ actor, body, origin }) => ({
      url: await service.checkout(actor, body.period, origin),
    })),
    serve(premiumCalls.cancel, ({ actor, body }) => service.cancel(actor, body.cancelAtPeriodEnd)),
    serve(premiumCalls.webhook, async ({ body, header }) => {
      await service.receive(body, header('stripe-signature'));
      return {};
    }),
  ],
});
