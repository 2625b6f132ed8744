import { done } from '../account/account.contract.ts';
import { type Calls, rawBody } from '../core/call.ts';
import { cancellation, checkout, checkoutPage, premiumOffer } from './premium.contract.ts';

/** Each of these asks Stripe several times. */
const paying = {
  method: 'post',
  auth: 'bearer',
  limit: { count: 20, seconds: 60 },
  failures: ['NOT_FOUND', 'CONFLICT'],
} as const;

export const premiumCalls = {
  offer: {
    method: 'get',
    path: '/api/premium',
    summary: 'What there is to have, what one has, and what one uses of it',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    reply: premiumOffer,
  },
  checkout: {
    ...paying,
    path: '/api/premium/checkout',
    summary: 'The page of the payment provider to pay for premium on',
    body: checkout,
    reply: checkoutPage,
  },
  cancel: {
    ...paying,
    path: '/api/premium/cancel',
    summary: 'End the subscription with its period, or take that back',
    body: cancellation,
    reply: premiumOffer,
  },
  webhook: {
    method: 'post',
    path: '/api/premium/webhook',
    summary: 'For Stripe: what happened to payments, signed',
    auth: 'none',
    // At the end of a month Stripe tells of many payments at once.
    limit: { count: 3_000, seconds: 60 },
    failures: ['NOT_FOUND'],
    body: rawBody,
    reply: done,
  },
} as const satisfies Calls;
