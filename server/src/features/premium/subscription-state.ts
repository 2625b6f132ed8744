import type { Premium } from '@sets/shared/account/premium.contract.ts';
import type Stripe from 'stripe';

/** What this reads of a subscription at Stripe. Times are in seconds there. */
export type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'created' | 'cancel_at' | 'cancel_at_period_end' | 'ended_at'
> & { items: { data: Pick<Stripe.SubscriptionItem, 'current_period_end'>[] } };

/** Higher counts more, where a person has several. Those that are not here do not count at all. */
const counts: Partial<Record<Stripe.Subscription.Status, number>> = {
  active: 3,
  trialing: 2,
  past_due: 1,
};

const weight = ({ status }: Subscription): number => counts[status] ?? 0;

/** Whether premium is had by it: paid for, tried out, or paid for late. */
export const isAlive = (subscription: Subscription): boolean => weight(subscription) > 0;

/** The one that counts; of several alike the newest. */
export const chosenOf = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.toSorted((a, b) => weight(b) - weight(a) || b.created - a.created)[0] ?? null;

const milliseconds = (seconds: number): number => seconds * 1_000;

/** The end of what is paid for, or of all where that is sooner. */
const endOf = ({ items, cancel_at: cancelAt }: Subscription): number | null => {
  const ends = items.data.map((item) => item.current_period_end);
  if (ends.length === 0) return cancelAt === null ? null : milliseconds(cancelAt);
  return milliseconds(Math.min(Math.max(...ends), cancelAt ?? Infinity));
};

/**
 * What a person has of premium by the present state of their subscriptions. Null where these change
 * nothing: a subscription that is over, and was not the one that counted, does not take back what
 * somebody has from elsewhere.
 */
export const premiumBy = (
  subscriptions: readonly Subscription[],
  stored: Premium,
): Premium | null => {
  const chosen = chosenOf(subscriptions);
  if (chosen === null) return null;
  const { stripeCustomerId } = stored;
  if (isAlive(chosen)) {
    return {
      status: chosen.status === 'past_due' ? 'past_due' : 'active',
      stripeCustomerId,
      stripeSubscriptionId: chosen.id,
      plan: 'premium',
      currentPeriodEnd: endOf(chosen),
      cancelAtPeriodEnd: chosen.cancel_at_period_end || chosen.cancel_at !== null,
    };
  }
  if (chosen.id !== stored.stripeSubscriptionId) return null;
  return {
    status: 'canceled',
    stripeCustomerId,
    stripeSubscriptionId: chosen.id,
    plan: 'free',
    currentPeriodEnd: chosen.ended_at === null ? null : milliseconds(chosen.ended_at),
    cancelAtPeriodEnd: false,
  };
};
