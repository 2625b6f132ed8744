import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPremium, noPremium } from '@sets/shared/account/premium.contract.ts';
import { premiumBy, type Subscription } from './subscription-state.ts';

const statuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
const known = { ...noPremium, stripeCustomerId: 'cus_1' };

const build = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  created: 1_000,
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  items: { data: [{ current_period_end: 5_000 }] },
  ...changes,
});

const subscription = fc.record({
  id: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
  status: fc.constantFrom(...statuses),
  created: fc.nat(10_000),
  cancel_at: fc.option(fc.nat(10_000)),
  cancel_at_period_end: fc.boolean(),
  ended_at: fc.option(fc.nat(10_000)),
  items: fc.record({
    data: fc.array(fc.record({ current_period_end: fc.nat(10_000) }), { maxLength: 3 }),
  }),
});

test('premium is had exactly by what is active, tried out or paid for late', () => {
  fc.assert(
    fc.property(fc.array(subscription, { minLength: 1, maxLength: 5 }), (all) => {
      const alive = all.some(({ status }) => ['active', 'trialing', 'past_due'].includes(status));
      expect(premiumBy(all, known)?.plan === 'premium').toBe(alive);
    }),
  );
});

test('the order in which Stripe lists them does not matter', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(subscription, { selector: ({ created }) => created, maxLength: 5 }),
      (all) => {
        expect(premiumBy(all.toReversed(), known)).toEqual(premiumBy(all, known));
      },
    ),
  );
});

describe('a state', () => {
  test.each([
    ['active', 'active', 'premium'],
    ['trialing', 'active', 'premium'],
    ['past_due', 'past_due', 'premium'],
    ['unpaid', 'canceled', 'free'],
    ['canceled', 'canceled', 'free'],
    ['incomplete_expired', 'canceled', 'free'],
    ['paused', 'canceled', 'free'],
  ] as const)('%s is %s, %s', (status, here, plan) => {
    const stored = { ...known, stripeSubscriptionId: 'sub_1' };
    const premium = premiumBy([build({ status })], stored);
    expect(premium).toMatchObject({ status: here, plan, stripeCustomerId: 'cus_1' });
    expect(isPremium(premium ?? noPremium, 4_999_999)).toBe(plan === 'premium');
  });

  test('nothing to say without a subscription, or of one that was never had', () => {
    expect(premiumBy([], known)).toBeNull();
    expect(premiumBy([build({ status: 'incomplete' })], known)).toBeNull();
    expect(premiumBy([build({ status: 'canceled' })], known)).toBeNull();
  });
});

describe('the end', () => {
  test('is that of the period, in milliseconds, of the item that lasts longest', () => {
    const data = [{ current_period_end: 5_000 }, { current_period_end: 7_000 }];
    const premium = premiumBy([build({ items: { data } })], known);
    expect(premium).toMatchObject({ currentPeriodEnd: 7_000_000, cancelAtPeriodEnd: false });
    expect(isPremium(premium ?? noPremium, 6_999_999)).toBe(true);
    expect(isPremium(premium ?? noPremium, 7_000_000)).toBe(false);
  });

  test('is the day for which it was cancelled where that comes first', () => {
    const premium = premiumBy([build({ cancel_at: 4_000 })], known);
    expect(premium).toMatchObject({ currentPeriodEnd: 4_000_000, cancelAtPeriodEnd: true });
  });
});
