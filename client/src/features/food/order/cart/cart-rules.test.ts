import { cart as cartOfContract } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aStall, itemidOf } from '../../../../../test/fake-food.ts';
import {
  cartPriced,
  cartSent,
  countOf,
  hasChanged,
  isFull,
  keyOfLine,
  sumOf,
  withCount,
  withLine,
  withLineBack,
  withoutLine,
  withPricesOf,
} from './cart-rules.ts';
import type { KeptCart, KeptLine } from './kept-cart.ts';
import { emptyCart } from './use-choosing.ts';

const name = fc.constantFrom('one', 'two', 'three');
const line: fc.Arbitrary<KeptLine> = fc.record({
  itemid: name.map(itemidOf),
  name: fc.constant('Soup'),
  choices: fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c'))
    .map((ids) => ids.map((id) => ({ id: itemidOf(id), name: id }))),
  note: fc.constantFrom('', 'no onions'),
  count: fc.integer({ min: 1, max: orderLimits.count }),
  price: fc.integer({ min: 0, max: 5_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const empty = emptyCart(aStall('one'));
const cartOf = (all: readonly KeptLine[]): KeptCart => all.reduce(withLine, empty);

describe('a cart', () => {
  it('has each line once, whatever the order of its choices, with no count beyond the bound', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const cart = cartOf(all);
        const keys = cart.lines.map(keyOfLine);
        expect(new Set(keys).size).toBe(keys.length);
        for (const each of all) {
          const wanted = all
            .filter((other) => keyOfLine(other) === keyOfLine(each))
            .reduce((sum, { count }) => sum + count, 0);
          const found = cart.lines.find((other) => keyOfLine(other) === keyOfLine(each));
          expect(found?.count).toBe(Math.min(wanted, orderLimits.count));
          const turned = { ...each, choices: each.choices.toReversed() };
          expect(keyOfLine(turned)).toBe(keyOfLine(each));
        }
      }),
    );
  });

  it('is what it was when what was removed comes back', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, at) => {
        const cart = cartOf(all);
        const key = keyOfLine(cart.lines[at % cart.lines.length]!);
        const without = withoutLine(cart, key);
        expect(without?.lines.map(keyOfLine) ?? []).not.toContain(key);
        expect(withLineBack(without, cart, key)).toEqual(cart);
        // Twice is once.
        expect(withLineBack(cart, cart, key)).toEqual(cart);
      }),
    );
  });

  it('is sent as the contract asks, with what was seen', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const cart = cartOf(all);
        const sent = cartSent(cart, sumOf(cart));
        expect(z.safeParse(cartOfContract, sent).success).toBe(true);
        expect(z.safeParse(cartOfContract, cartPriced({ ...cart, had: 'delivery' })).success).toBe(
          true,
        );
        const byCard = { ...cart, pay: 'card' as const };
        expect(cartSent(byCard, sumOf(cart)).pay).toBe('card');
        expect(cartPriced(byCard)).toEqual(cartPriced(cart));
        expect(sent.lines.reduce((sum, { seen }) => sum + seen, 0)).toBe(sumOf(cart));
        expect(sent.lines.reduce((sum, { count }) => sum + count, 0)).toBe(countOf(cart));
      }),
    );
  });

  it('costs what the quote says once that is agreed to', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 900 }), (all, more) => {
        const cart = cartOf(all);
        const quote = {
          currency: 'EUR',
          lines: cart.lines.map(({ price, count }) => ({
            seen: price * count,
            total: (price + more) * count,
            fault: null,
            left: null,
          })),
          totals: { items: 0, fee: 0, tip: 0, total: 0, taxes: [] },
          faults: [],
          canBePlaced: false,
        };
        expect(hasChanged(cart, quote)).toBe(more > 0);
        const agreed = withPricesOf(cart, quote);
        expect(sumOf(agreed)).toBe(sumOf(cart) + more * countOf(cart));
        expect(hasChanged(cart, { ...quote, currency: 'JPY' })).toBe(true);
      }),
    );
  });
});

const soup: KeptLine = {
  itemid: itemidOf('one'),
  name: 'Soup',
  choices: [],
  note: '',
  count: 1,
  price: 350,
};

it('counts stay between one and the bound', () => {
  const cart = withLine(empty, soup);
  expect(countOf(withCount(cart, keyOfLine(soup), 0))).toBe(1);
  expect(countOf(withCount(cart, keyOfLine(soup), 1_000))).toBe(orderLimits.count);
});

it('a line more is refused where there are as many as an order may have, not one more of what is there', () => {
  const full = cartOf(
    Array.from({ length: orderLimits.lines }, (_each, at) => ({ ...soup, note: `${at}` })),
  );
  expect(isFull(full, soup)).toBe(true);
  expect(isFull(full, { ...soup, note: '7' })).toBe(false);
});

it('what was removed does not come back into another cart, nor into one that was sent', () => {
  const cart = withLine(empty, soup);
  const other = withLine(emptyCart(aStall('two')), { ...soup, note: 'hot' });
  expect(withLineBack(other, cart, keyOfLine(soup))).toBe(other);
  const sent = { ...withLine(empty, { ...soup, note: 'hot' }), sentAt: 1 };
  expect(withLineBack(sent, cart, keyOfLine(soup))).toBe(sent);
});

it('what was removed comes back under another id once the rest has become an order', () => {
  const bread = { ...soup, name: 'Bread', note: 'warm' };
  const before = withLine(withLine(empty, soup), bread);
  const back = withLineBack(null, before, keyOfLine(soup));
  expect(back?.lines).toEqual([soup]);
  expect(back?.orderid).not.toBe(before.orderid);
  // The next one comes into the same cart.
  expect(withLineBack(back, before, keyOfLine(bread))?.lines).toEqual([soup, bread]);
});
