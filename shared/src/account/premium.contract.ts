import * as z from 'zod/mini';

/** `none` was never paid for; `past_due` is paid late and still counts. */
export const premiumStatus = z.enum(['none', 'active', 'past_due', 'canceled']);

export const plan = z.enum(['free', 'premium']);
export type Plan = z.infer<typeof plan>;

/** What an account has of the premium plan. Times are milliseconds since the epoch. */
export const premium = z.strictObject({
  status: premiumStatus,
  /** Null where no payment provider knows this person: an admin can grant premium too. */
  stripeCustomerId: z.nullable(z.string()),
  stripeSubscriptionId: z.nullable(z.string()),
  plan,
  /** When it ends or renews; null where it has no end. */
  currentPeriodEnd: z.nullable(z.int()),
  cancelAtPeriodEnd: z.boolean(),
});
export type Premium = z.infer<typeof premium>;

/** Whoever never had premium. */
export const noPremium: Premium = {
  status: 'none',
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  plan: 'free',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** Whether premium counts at `now`, in milliseconds. */
export const isPremium = (
  { plan: has, status, currentPeriodEnd }: Pick<Premium, 'plan' | 'status' | 'currentPeriodEnd'>,
  now: number,
): boolean =>
  has === 'premium' &&
  (status === 'active' || status === 'past_due') &&
  (currentPeriodEnd === null || currentPeriodEnd > now);
