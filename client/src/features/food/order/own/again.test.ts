import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, aStall, itemidOf } from '../../../../../test/fake-food.ts';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { choicesOf, toggled } from '../cart/choices.ts';
import { orderedAgain } from './again.ts';

const group = (name: string, names: readonly string[], least: number, most: number) => ({
  id: itemidOf(name),
  name,
  least,
  most,
  choices: names.map((each) => ({
    id: itemidOf(`${name}-${each}`),
    name: each,
    price: 50,
    allergens: [],
    isSoldOut: false,
  })),
});
const groups = [
  group('milk', ['Oat', 'Cow'], 0, 1),
  group('extra', ['Shot', 'Syrup', 'Oat flakes'], 0, 3),
];
const coffee = anItem('one', { groups });

const lineOf = (item: Item, chosen: readonly string[], count = 1) => ({
  ...anOrder('one').lines[0]!,
  itemid: item.itemid,
  name: item.name,
  count,
  choices: choicesOf(item, chosen).map(({ name, price }) => ({ name, price })),
});
const menu = (...items: Item[]) => ({ stall: aStall('one'), items });
const orderOf = (...lines: ReturnType<typeof lineOf>[]) => anOrder('one', { lines });

describe('ordering again', () => {
  it('gives what was chosen, as long as it is there', () => {
    const all = groups.flatMap((each) => each.choices.map(({ id }) => [each, id] as const));
    fc.assert(
      fc.property(fc.subarray(all), (taps) => {
        const chosen = taps.reduce<readonly string[]>(
          (before, [each, id]) => toggled(each, before, id),
          [],
        );
        const { cart, left } = orderedAgain(orderOf(lineOf(coffee, chosen)), menu(coffee));
        expect(left).toEqual([]);
        expect(cart?.lines[0]?.choices.map(({ id }) => id).toSorted()).toEqual(chosen.toSorted());
        expect(cart?.lines[0]?.price).toBe(350 + 50 * chosen.length);
      }),
    );
  });

  it('costs what it costs now, and is another order', () => {
    const order = orderOf(lineOf(coffee, [], 3));
    const first = orderedAgain(order, menu({ ...coffee, price: 400 })).cart!;
    expect(first.lines).toMatchObject([{ count: 3, price: 400 }]);
    expect(first.orderid).not.toBe(orderedAgain(order, menu(coffee)).cart?.orderid);
  });

  it('names what is gone, sold out, or cannot be had as it was', () => {
    const oat = itemidOf('milk-Oat');
    const order = orderOf(lineOf(coffee, [oat]), lineOf(anItem('two'), []));
    const noOat = { ...coffee, groups: [group('milk', ['Cow'], 0, 1), groups[1]!] };
    const told = orderedAgain(order, menu(noOat, anItem('two')));
    expect(told.left).toEqual(['Item one']);
    expect(told.cart?.lines.map(({ itemid }) => itemid)).toEqual([itemidOf('two')]);
    expect(orderedAgain(order, menu())).toMatchObject({
      cart: null,
      left: ['Item one', 'Item two'],
    });
    const gone = anItem('two', { unavailable: 'sold-out' });
    expect(orderedAgain(orderOf(lineOf(gone, [])), menu(gone)).cart).toBeNull();
    const asksMore = { ...coffee, groups: [group('size', ['Large'], 1, 1), ...groups] };
    expect(orderedAgain(orderOf(lineOf(coffee, [])), menu(asksMore)).left).toEqual(['Item one']);
  });
});

describe('what was said of the order as a whole', () => {
  const brought = anOrder('one', {
    lines: [lineOf(coffee, [])],
    had: { type: 'delivery', place: 'Room 12' },
    note: 'No bag',
    pay: 'card',
    slot: '2031-05-06T11:00:00.000Z',
    totals: { items: 350, fee: 150, tip: 50, total: 550, taxes: [] },
  });
  const at = (change: Partial<Stall>) =>
    orderedAgain(brought, { stall: aStall('one', change), items: [coffee] });

  it('is said again, but for when it is had', () => {
    const { cart, isPickedUp } = at({ delivers: { price: 200 } });
    const whole = { had: 'delivery', place: 'Room 12', note: 'No bag', tip: 50, pay: 'card' };
    expect(cart).toMatchObject({ ...whole, slot: null });
    expect(isPickedUp).toBe(false);
  });

  it('is picked up where the stall brings nothing any more, which is told', () => {
    const { cart, left, isPickedUp } = at({ delivers: null });
    expect(cart).toMatchObject({ had: 'pick-up', place: '', note: 'No bag', tip: 50 });
    expect(left).toEqual([]);
    expect(isPickedUp).toBe(true);
    const pickedUp = { ...brought, had: { type: 'pick-up' as const } };
    expect(orderedAgain(pickedUp, menu(coffee)).isPickedUp).toBe(false);
  });

  it('has no tip in other money', () => {
    expect(at({ currency: 'JPY' }).cart?.tip).toBe(0);
  });
});
