import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, moneyOf, moneyText, mostMoney, typedMoney } from './money.ts';

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'CLF', 'HUF');
const minor = fc.nat(mostMoney);

test('what is typed is what is read, with a point or a comma', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      const typed = typedMoney(amount, code);
      expect(moneyOf(typed, code)).toBe(amount);
      expect(moneyOf(typed.replace('.', ','), code)).toBe(amount);
    }),
  );
});

test('whatever is typed, it is an amount or none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from("0123459.,- 'e€")) }),
      currency,
      (typed, code) => {
        const amount = moneyOf(typed, code);
        if (amount === null) return;
        expect(Number.isInteger(amount) && amount >= 0 && amount <= mostMoney).toBe(true);
      },
    ),
  );
});

test.each([
  ['3.5', 'EUR', 350],
  ['3,50', 'EUR', 350],
  ['1 200', 'EUR', 120_000],
  ['350', 'JPY', 350],
  ['1.234', 'KWD', 1_234],
  ['3.505', 'EUR', null],
  ['3.5', 'JPY', null],
  ['-1', 'EUR', null],
  ['', 'EUR', null],
  ['1e3', 'EUR', null],
  ['999999999', 'EUR', null],
])('%s in %s is %s', (typed, code, amount) => {
  expect(moneyOf(typed, code)).toBe(amount);
});

test('it is read with the digits of its currency', () => {
  expect(['EUR', 'JPY', 'KWD'].map(digitsOf)).toEqual([2, 0, 3]);
  // Of these a browser may have other ideas.
  expect(
    ['HUF', 'IDR', 'RSD'].map((code) => moneyText(350, code).replaceAll(/[^\d.]/g, '')),
  ).toEqual(['3.50', '3.50', '3.50']);
  expect([moneyText(350, 'EUR'), moneyText(350, 'JPY'), moneyText(350, 'EUR', 'de')]).toEqual([
    '€3.50',
    '¥350',
    '3,50\u{A0}€',
  ]);
});
