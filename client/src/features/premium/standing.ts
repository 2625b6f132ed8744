import { isPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import { premiumMessages } from './premium.messages.ts';
import { longDay } from '../../core/locale.ts';

const words = premiumMessages.standing;

export const formatDay = (at: number): string => longDay.format(at);

/** Whether it is paid for through the provider, and so ends or renews there. */
export const isSubscribed = (premium: Premium, now: number): boolean =>
  premium.stripeSubscriptionId !== null && isPremium(premium, now);

/** How premium stands at `now`, in milliseconds, in one sentence. */
export const standingOf = (premium: Premium, now: number): string => {
  const { currentPeriodEnd: end, cancelAtPeriodEnd, status } = premium;
  if (!isPremium(premium, now)) return words.free;
  if (status === 'past_due') return words.pastDue;
  if (end === null) return words.forGood;
  if (premium.stripeSubscriptionId === null) return words.until(formatDay(end));
  return cancelAtPeriodEnd ? words.ends(formatDay(end)) : words.renews(formatDay(end));
};
