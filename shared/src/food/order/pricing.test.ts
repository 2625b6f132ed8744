import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ItemContent } from '../item.contract.ts';
import { mostMoney } from '../money.ts';
import { type Cart, type CartLine, quote as quoteSchema } from './order.contract.ts';
import { orderLimits } from './order.limits.ts';
import { type Offer, priced, type StoredItem } from './pricing.ts';
import { nameOf, noon } from './testing/orders.ts';
import { placed, stockTaken } from './placing.ts';

const [coffee, cake] = [nameOf('coffee'), nameOf('cake')];
const choice = (name: string, price = 0, isSoldOut = false) => ({
  id: nameOf(name),
  name,
  price,
  allergens: [],
  isSoldOut,
});
const milk = {
  id: nameOf('milk'),
  name: 'Milk',
  least: 1,
  most: 1,
  choices: [choice('cow'), choice('oat', 50), choice('soy', 40, true)],
};
const extras = {
  id: nameOf('extras'),
  name: 'Extras',
  least: 0,
  most: 2,
  choices: [choice('cream', 60), choice('syrup', 30), choice('ice', 10)],
};
const content = (given: Partial<ItemContent> = {}): ItemContent => ({
  name: 'Coffee',
  description: '',
  category: '',
  price: 300,
  tax: 1_900,
  groups: [milk, extras],
  allergens: null,
  diets: [],
  served: null,
  picture: null,
  isListed: true,
  ...given,
});
const item = (
  itemid: string,
  { stock = null, ...given }: Partial<ItemContent & Pick<StoredItem, 'stock'>> = {},
  unavailable: StoredItem['unavailable'] = null,
): StoredItem => ({ itemid, content: content(given), stock, unavailable });
const offer = (given: Partial<Offer> = {}): Offer => ({
  currency: 'EUR',
  items: [item(coffee), item(cake, { name: 'Cake', price: 250, tax: 700, groups: [] })],
  fee: { price: 200, tax: 1_900 },
  takesCards: true,
  canBeThen: true,
  ...given,
});
const line = (given: Partial<CartLine> = {}): CartLine => ({
  itemid: coffee,
  count: 1,
  choices: [nameOf('cow')],
  note: '',
  seen: 300,
  ...given,
});
const cart = (lines: readonly CartLine[], given: Partial<Cart> = {}): Cart => ({
  stallid: nameOf('stall'),
  lines: [...lines],
  had: { type: 'pick-up' },
  slot: null,
  tip: 0,
  note: '',
  pay: 'card',
  currency: 'EUR',
  total: lines.reduce((sum, { seen }) => sum + seen, 0) + (given.tip ?? 0),
  ...given,
});
const faultOf = (given: Partial<CartLine>, stall = offer()): unknown => {
  const { quote } = priced(cart([line(given)]), stall);
  expect(quote.canBePlaced).toBe(false);
  return quote.lines[0]?.fault;
};

test('a cart costs its items with their choices, bringing it, and the tip', () => {
  const lines = [
    line({ count: 2, choices: [nameOf('syrup'), nameOf('oat')], seen: 760 }),
    line({ itemid: cake, choices: [], seen: 250 }),
  ];
  const had = { type: 'delivery', place: 'Library' } as const;
  const {
    quote,
    lines: stored,
    fee,
  } = priced(cart(lines, { had, tip: 90, total: 1_300 }), offer());
  expect(quote).toEqual({
    currency: 'EUR',
    takesCards: true,
    lines: [
      { seen: 760, total: 760, fault: null, left: null },
      { seen: 250, total: 250, fault: null, left: null },
    ],
    totals: {
      items: 1_010,
      fee: 200,
      tip: 90,
      total: 1_300,
      taxes: [
        { rate: 700, net: 234, tax: 16, gross: 250 },
        { rate: 1_900, net: 807, tax: 153, gross: 960 },
      ],
    },
    faults: [],
    canBePlaced: true,
  });
  expect(fee).toEqual({ price: 200, tax: 1_900 });
  expect(stored[0]).toMatchObject({
    name: 'Coffee',
    price: 380,
    total: 760,
    choices: [
      { name: 'oat', price: 50 },
      { name: 'syrup', price: 30 },
    ],
  });
});

describe('a line cannot be had', () => {
  test('where its item is not there, or not listed', () => {
    expect(faultOf({ itemid: nameOf('none') })).toBe('unknown');
    expect(faultOf({}, offer({ items: [item(coffee, { isListed: false })] }))).toBe('unknown');
  });
  test('where it is sold out, or not served then', () => {
    expect(faultOf({}, offer({ items: [item(coffee, {}, 'sold-out')] }))).toBe('sold-out');
    expect(faultOf({}, offer({ items: [item(coffee, {}, 'not-now')] }))).toBe('not-now');
  });
  test('with too few, too many, unknown or sold out choices', () => {
    const all = ['cow', 'cream', 'syrup', 'ice'].map(nameOf);
    expect(faultOf({ choices: [] })).toBe('too-few-choices');
    expect(faultOf({ choices: all })).toBe('too-many-choices');
    expect(faultOf({ choices: [nameOf('cow'), nameOf('oat')] })).toBe('too-many-choices');
    expect(faultOf({ choices: [nameOf('cow'), nameOf('gold')] })).toBe('unknown-choice');
    expect(faultOf({ choices: [nameOf('soy')] })).toBe('choice-sold-out');
    // The id of a group is no choice.
    expect(faultOf({ choices: [nameOf('cow'), nameOf('extras')] })).toBe('unknown-choice');
  });
  test('where all lines of its item want more than is left', () => {
    const stall = offer({ items: [item(coffee, { stock: 3 })] });
    const lines = [line({ count: 2, seen: 600 }), line({ count: 2, seen: 600 })];
    const { quote } = priced(cart(lines), stall);
    expect(quote.lines.map(({ fault, left }) => [fault, left])).toEqual([
      ['too-few-left', 3],
      ['too-few-left', 3],
    ]);
    expect(priced(cart([line({ count: 3, seen: 900 })]), stall).quote.canBePlaced).toBe(true);
  });
});

test('an order has no more of an item than one line may have, in however many lines', () => {
  const most = orderLimits.count;
  const of = (itemid: string, count: number, note: string) =>
    line({ itemid, count, note, choices: itemid === coffee ? [nameOf('cow')] : [], seen: count });
  const stall = offer({
    items: [item(coffee, { price: 1, stock: 5_000 }), item(cake, { price: 1, groups: [] })],
  });
  const faultsIn = (lines: readonly CartLine[]) => {
    const { quote } = priced(cart(lines), stall);
    expect(quote.canBePlaced).toBe(quote.lines.every(({ fault }) => fault === null));
    return quote.lines.map(({ fault, left }) => [fault, left]);
  };
  const fine = [null, null];
  for (const itemid of [coffee, cake]) {
    expect(faultsIn([of(itemid, most, '')])).toEqual([fine]);
    expect(faultsIn([of(itemid, most - 1, 'a'), of(itemid, 1, 'b')])).toEqual([fine, fine]);
    const much = [of(itemid, most, 'a'), of(itemid, 1, 'b')];
    expect(faultsIn(much)).toEqual([
      ['too-many', null],
      ['too-many', null],
    ]);
  }
  // Each item counts for itself.
  expect(faultsIn([of(coffee, most, ''), of(cake, most, '')])).toEqual([fine, fine]);
});

test('a cart cannot be had as a whole: too dear, not brought, no cards, not then, in another currency', () => {
  const faults = (given: Partial<Cart>, stall: Partial<Offer> = {}) =>
    priced(cart([line()], { ...given }), offer(stall)).quote;
  const had = { type: 'delivery', place: 'Library' } as const;
  expect(faults({ had }, { fee: null })).toMatchObject({
    faults: ['no-delivery'],
    canBePlaced: false,
  });
  expect(faults({}, { takesCards: false })).toMatchObject({ faults: ['no-card'] });
  expect(faults({ pay: 'counter' }, { takesCards: false })).toMatchObject({ canBePlaced: true });
  expect(faults({}, { canBeThen: false })).toMatchObject({
    faults: ['not-then'],
    canBePlaced: false,
  });
  // The same numbers of another currency are another price.
  expect(faults({}, { currency: 'JPY' })).toMatchObject({
    currency: 'JPY',
    faults: ['other-currency'],
    canBePlaced: false,
  });
  const most = { tip: mostMoney - 300 };
  expect(faults(most)).toMatchObject({ faults: [], canBePlaced: true });
  const more = { tip: mostMoney - 299 };
  expect(faults(more)).toMatchObject({ faults: ['too-much'], canBePlaced: false });
});

test('another price than was seen is told, line by line, and nothing is placed', () => {
  const { quote } = priced(cart([line({ seen: 290 }), line()]), offer());
  expect(quote).toMatchObject({
    canBePlaced: false,
    lines: [
      { seen: 290, total: 300 },
      { seen: 300, total: 300 },
    ],
  });
  // Lines as seen, and a sum that is not.
  expect(priced(cart([line()], { total: 299 }), offer()).quote.canBePlaced).toBe(false);
  // A sum as seen, by two lines that are not.
  const crossed = [line({ seen: 310 }), line({ seen: 290 })];
  expect(priced(cart(crossed), offer()).quote.canBePlaced).toBe(false);
});

test('whatever a cart says, it costs what the items cost, in whole units', () => {
  const some = fc.record({
    itemid: fc.constantFrom(coffee, cake, nameOf('none')),
    count: fc.integer({ min: 1, max: 99 }),
    choices: fc.subarray(['cow', 'oat', 'soy', 'cream', 'syrup', 'ice'].map(nameOf)),
    note: fc.constant(''),
    seen: fc.nat(100_000),
  });
  const stall = fc.record({ price: fc.nat(mostMoney), stock: fc.constantFrom(null, 5, 200) });
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 20 }),
      stall,
      fc.nat(5_000),
      (lines, of, tip) => {
        const items = [item(coffee, of), item(cake, { groups: [], price: 250, stock: 9 })];
        const first = priced(cart(lines, { tip }), offer({ items }));
        expect(z.safeParse(quoteSchema, first.quote).success).toBe(true);
        const { totals } = first.quote;
        expect(Object.values({ ...totals, taxes: 0 }).every(Number.isSafeInteger)).toBe(true);
        const sum = first.quote.lines.reduce((all, { total }) => all + (total ?? 0), 0);
        expect(totals).toMatchObject({ items: sum, total: sum + totals.fee + tip });
        const gross = totals.taxes.reduce((all, each) => all + each.net + each.tax, 0);
        expect(totals.total > mostMoney || gross === totals.items + totals.fee).toBe(true);
        // Seen as it is, it can be placed where nothing else is wrong.
        const again = lines.map((each, place) =>
          Object.assign({}, each, { seen: first.quote.lines[place]?.total ?? 0 }),
        );
        const { quote } = priced(cart(again, { tip, total: totals.total }), offer({ items }));
        const isFine = first.quote.faults.length === 0 && first.lines.length === lines.length;
        expect(quote.canBePlaced).toBe(isFine);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is placed is what was priced, and takes the stock of what is counted', () => {
  const items = [item(coffee, { stock: 9 }), item(cake, { groups: [], price: 250 })];
  const lines = [
    line({ count: 2, seen: 600 }),
    line({ seen: 300 }),
    line({ itemid: cake, choices: [], seen: 250 }),
  ];
  const wanted = cart(lines, { pay: 'counter', slot: '2031-05-06T12:30:00Z', tip: 10 });
  const result = priced(wanted, offer({ items }));
  expect(stockTaken(result)).toEqual([{ itemid: coffee, count: 3 }]);
  const placing = { orderid: nameOf('o'), userid: 'ann', number: 7, codeid: 'c', at: noon };
  const { order, effects } = placed(wanted, result, placing);
  expect(order).toMatchObject({
    status: 'placed',
    number: 7,
    total: 1_160,
    slot: noon + 1_800_000,
    deliverTo: null,
    fee: null,
    paidAt: null,
  });
  expect(order.lines.map(({ holdsStock }) => holdsStock)).toEqual([true, true, false]);
  expect(effects).toMatchObject([{ type: 'tell', whom: 'vendor', what: 'placed' }]);
  // An order by card is told to the vendor once it is paid.
  expect(placed({ ...wanted, pay: 'card' }, result, placing).effects).toEqual([]);
});
