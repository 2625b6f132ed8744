import { expect, test } from 'vitest';
import { canBeCharged, fromStripe, toStripe } from './stripe-money.ts';

test('an amount is the same at Stripe, but where Stripe counts a smaller unit', () => {
  expect(toStripe(350, 'EUR')).toBe(350);
  expect(toStripe(350, 'JPY')).toBe(350);
  expect(toStripe(350, 'ISK')).toBe(35_000);
  expect(fromStripe(35_000, 'ISK')).toBe(350);
  expect(fromStripe(35_099, 'ISK')).toBe(350);
  expect(fromStripe(350, 'EUR')).toBe(350);
});

test('cards pay what Stripe takes in each of its units', () => {
  expect(['EUR', 'JPY', 'ISK'].map(canBeCharged)).toEqual([true, true, true]);
  expect(['KWD', 'MGA', 'CLF'].map(canBeCharged)).toEqual([false, false, false]);
});
