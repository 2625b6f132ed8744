import { done } from '../../account/account.contract.ts';
import { type Calls, rawBody } from '../../core/call.ts';
import { cannotRead } from '../../core/stored-shape.ts';
import { orderRef } from './own-order.contract.ts';
import { paymentPage } from './payment.contract.ts';

export const paymentCalls = {
  pay: {
    method: 'post',
    auth: 'bearer',
    // Each asks Stripe several times.
    limit: { count: 30, seconds: 60 },
    path: '/api/food/pay',
    summary: 'Where to pay an order by card, or that it is paid; the same page again, too',
    failures: ['NOT_FOUND', 'CONFLICT', 'WRONG_PHASE', 'TOO_LATE', 'UNAVAILABLE', ...cannotRead],
    body: orderRef,
    reply: paymentPage,
  },
  webhook: {
    method: 'post',
    path: '/api/food/stripe',
    summary: 'For Stripe: what happened to payments of orders, signed',
    auth: 'none',
    // Each order makes a handful of events, and at noon many order.
    limit: { count: 6_000, seconds: 60 },
    failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead],
    body: rawBody,
    reply: done,
  },
} as const satisfies Calls;
