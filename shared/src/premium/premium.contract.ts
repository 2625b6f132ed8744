import * as z from 'zod/mini';
import { plan, premium } from '../account/premium.contract.ts';

/** What a plan allows. Configured by who runs the server. */
export const planLimits = z.strictObject({
  /** Polls that one person keeps. */
  polls: z.int(),
  /** Modules that one person creates, ever: deleted ones count. */
  modules: z.int(),
  /** Files that one person keeps, in megabytes (10⁶ bytes). */
  storedMegabytes: z.int(),
});
export type PlanLimits = z.infer<typeof planLimits>;

export const billingPeriod = z.enum(['month', 'year']);
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** What premium costs for a period; `amount` in the smallest unit of `currency`, as cents. */
export const price = z.strictObject({
  period: billingPeriod,
  amount: z.int(),
  currency: z.string(),
});
export type Price = z.infer<typeof price>;

/** Reply of `GET /api/premium`. */
export const premiumOffer = z.strictObject({
  plan,
  premium,
  limits: z.strictObject({ free: planLimits, premium: planLimits }),
  used: planLimits,
  /** Null where this server has no payment provider. */
  provider: z.nullable(z.strictObject({ prices: z.array(price) })),
});
export type PremiumOffer = z.infer<typeof premiumOffer>;

/** Body of `POST /api/premium/checkout`. */
export const checkout = z.strictObject({ period: billingPeriod });
/** Reply: the page of the payment provider. */
export const checkoutPage = z.strictObject({ url: z.url() });

/** Body of `POST /api/premium/cancel`: whether it ends with the period, or goes on after all. */
export const cancellation = z.strictObject({ cancelAtPeriodEnd: z.boolean() });
