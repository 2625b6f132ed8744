import { expect, test } from 'vitest';
import { currencyCode } from '../core/currency.ts';
import { currencyOfCountry } from './country-currency.ts';

test('the currency of a country; where nobody has said which, US dollars', () => {
  const asked = ['DE', 'HR', 'CH', 'SG', 'JP', 'US', 'ZZ', '', 'constructor'];
  expect(asked.map(currencyOfCountry)).toEqual([
    'EUR',
    'EUR',
    'CHF',
    'SGD',
    'JPY',
    'USD',
    'USD',
    'USD',
    'USD',
  ]);
});

test('whatever is asked, it is a currency', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const all = letters.flatMap((one) => letters.map((other) => currencyOfCountry(one + other)));
  expect(new Set(all).size).toBeGreaterThan(40);
  for (const currency of new Set(all)) expect(currencyCode.parse(currency)).toBe(currency);
});
