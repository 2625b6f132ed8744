import { describe, expect, it } from 'vitest';
import { aStall, itemidOf } from '../../../../../test/fake-food.ts';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { withLine } from './cart-rules.ts';
import { isSameOrder } from './same-order.ts';
import { emptyCart } from './use-choosing.ts';

describe('what came of a cart', () => {
  const one = {
    itemid: itemidOf('one'),
    name: 'Soup',
    choices: [{ id: 'a', name: 'Oat' }],
    note: 'hot',
    count: 1,
    price: 350,
  };
  const cart = { ...withLine(emptyCart(aStall('one')), one), note: ' quickly ', tip: 50 };
  const [line] = anOrder('one').lines;
  const order = anOrder('one', {
    lines: [{ ...line!, count: 1, choices: [{ name: 'Oat', price: 0 }], note: 'hot' }],
    note: 'quickly',
    totals: { items: 350, fee: 0, tip: 50, total: 400, taxes: [] },
  });

  it('is what was sent', () => {
    expect(isSameOrder(cart, order)).toBe(true);
    const at = '2031-05-06T11:00:00.000Z';
    const slotted = { ...cart, slot: '2031-05-06T11:00:00Z' };
    expect(isSameOrder(slotted, { ...order, slot: at })).toBe(true);
  });

  it.each([
    { lines: [] },
    { lines: [{ ...one, count: 2 }] },
    { lines: [{ ...one, note: '' }] },
    { lines: [{ ...one, choices: [] }] },
    { lines: [one, { ...one, note: 'cold' }] },
    { slot: '2031-05-06T11:00:00.000Z' },
    { tip: 0 },
    { note: '' },
    { had: 'delivery' as const, place: 'Room 12' },
  ])('is something else where it is not %j', (change) => {
    expect(isSameOrder({ ...cart, ...change }, order)).toBe(false);
  });
});
