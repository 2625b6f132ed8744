import {
  type BillingPeriod,
  checkoutPage,
  premiumOffer,
} from '@sets/shared/premium/premium.calls.ts';
import { call } from '../../core/api.ts';

export const getOffer = (token: string, signal?: AbortSignal) =>
  call({
    method: 'GET',
    path: '/api/premium',
    token,
    schema: premiumOffer,
    ...(signal !== undefined && { signal }),
  });

export const postCheckout = (token: string, period: BillingPeriod) =>
  call({
    method: 'POST',
    path: '/api/premium/checkout',
    token,
    body: { period },
    schema: checkoutPage,
  });

/** Whether premium ends with the period that is paid, or goes on after all. */
export const postCancellation = (token: string, cancelAtPeriodEnd: boolean) =>
  call({
    method: 'POST',
    path: '/api/premium/cancel',
    token,
    body: { cancelAtPeriodEnd },
    schema: premiumOffer,
  });
