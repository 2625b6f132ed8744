import { expect, test } from 'vitest';
import { takesPayments } from './server-health.ts';

const access = { secretKey: 'sk_test_key', webhookSecret: 'whsec_test', apiUrl: null };
const premiumStripe = { ...access, prices: { month: 'price_1', year: null } };

test('payments are taken where Stripe is set up for premium or for food alone', () => {
  expect(takesPayments({ premiumStripe: null, foodStripe: null })).toBe(false);
  expect(takesPayments({ premiumStripe, foodStripe: null })).toBe(true);
  expect(takesPayments({ premiumStripe: null, foodStripe: access })).toBe(true);
});
