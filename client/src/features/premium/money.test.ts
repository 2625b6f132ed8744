import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [{ amount: 500, currency: 'eur' }, '€5'],
  [{ amount: 499, currency: 'usd' }, '$4.99'],
  [{ amount: 500, currency: 'jpy' }, '¥500'],
  [{ amount: 1_500, currency: 'kwd' }, /1\.500$/],
])('%j', (price, written) => {
  expect(formatMoney(price)).toEqual(
    typeof written === 'string' ? written : expect.stringMatching(written),
  );
});
