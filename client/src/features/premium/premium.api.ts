import { premiumCalls } from '@sets/shared/premium/premium.calls.ts';
import type { BillingPeriod } from '@sets/shared/premium/premium.contract.ts';
import { ask } from '../../core/api.ts';

export const postCheckout = (token: string, period: BillingPeriod) =>
  ask(premiumCalls.checkout, { token, body: { period } });

/** Whether premium ends with the period that is paid, or goes on after all. */
export const postCancellation = (token: string, cancelAtPeriodEnd: boolean) =>
  ask(premiumCalls.cancel, { token, body: { cancelAtPeriodEnd } });
