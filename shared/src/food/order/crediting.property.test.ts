import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsOf } from './crediting.ts';
import { invoiced } from './invoice.ts';
import type { OrderState } from './order-state.ts';
import { sumsOfOrder } from './order-sums.ts';
import { taxIn } from './tax.ts';
import { happenings } from './testing/happenings.ts';
import { type Happening, OrderWorld } from './testing/order-world.ts';
import { line, nameOf, orderOf, twoLines } from './testing/orders.ts';

const lines = fc.constantFrom(
  twoLines,
  [line({ price: 333 }), line({ itemid: nameOf('other'), price: 1, count: 2 })],
  [line({ price: 7, tax: 700 }), line({ itemid: nameOf('other'), price: 7, count: 2, tax: 0 })],
);
const kinds = fc.record({
  pay: fc.constantFrom('card' as const, 'card' as const, 'counter' as const),
  lines,
});
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
const withoutDisputes = happenings.map((all) => all.filter(({ type }) => type !== 'disputes'));

const worldOf = (kind: Parameters<typeof orderOf>[0], all: readonly Happening[]): OrderWorld => {
  const world = new OrderWorld(orderOf(kind));
  for (const each of all) world.happens(each);
  return world;
};

const proveTaxes = (order: OrderState): void => {
  const { totals } = invoiced(order);
  for (const { rate, gross, tax, net } of totals.taxes) {
    const back = order.credits.flatMap(({ taxes }) => taxes.filter((each) => each.rate === rate));
    const grossBack = sum(back.map((each) => each.gross));
    const taxBack = sum(back.map((each) => each.tax));
    expect(grossBack).toBeGreaterThanOrEqual(0);
    expect(grossBack).toBeLessThanOrEqual(gross);
    expect(taxBack).toBeGreaterThanOrEqual(0);
    expect(taxBack).toBeLessThanOrEqual(tax);
    expect(grossBack - taxBack).toBeLessThanOrEqual(net);
    if (grossBack === gross) expect(taxBack).toBe(tax);
  }
  for (const { amount, tip, taxes } of order.credits) {
    expect(tip + sum(taxes.map(({ gross }) => gross))).toBe(amount);
    for (const each of taxes) {
      expect(each.net + each.tax).toBe(each.gross);
      for (const part of [each.net, each.tax])
        expect(part * Math.sign(amount)).toBeGreaterThanOrEqual(0);
    }
  }
};

test('whatever went back, and came back: no more of an invoice is taken back than was in it, and its whole exactly', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = worldOf(kind, all);
      world.comesToRest();
      proveTaxes(world.order);
    }),
    { numRuns: 300 },
  );
}, 30_000);

test('as long as no refund comes back, what is left of an invoice has the tax of what is left', () => {
  const arriving = happenings.map((all) => all.filter(({ type }) => type !== 'bounces'));
  fc.assert(
    fc.property(kinds, arriving, (kind, all) => {
      const world = worldOf(kind, all);
      world.comesToRest();
      const { order } = world;
      for (const { rate, gross, tax } of invoiced(order).totals.taxes) {
        const back = order.credits.flatMap(({ taxes }) =>
          taxes.filter((each) => each.rate === rate),
        );
        const left = { rate, gross: gross - sum(back.map((each) => each.gross)) };
        expect(tax - sum(back.map((each) => each.tax))).toBe(taxIn(left));
      }
    }),
    { numRuns: 300 },
  );
}, 30_000);

test('where no bank takes anything, what the stall has earned is its invoice without what notes took back', () => {
  fc.assert(
    fc.property(kinds, withoutDisputes, (kind, all) => {
      const world = worldOf(kind, all);
      world.comesToRest();
      const { order } = world;
      const { delivered, credited, refunded, paid, open } = sumsOfOrder(order);
      expect(delivered).toBe(invoiced(order).totals.total - credited);
      // What is in no paper came and went, or is held without a reason: of that nothing was earned.
      const unsold = refunded - credited + open;
      expect(unsold).toBeGreaterThanOrEqual(0);
      expect(paid - unsold).toBe(invoiced(order).totals.total);
    }),
    { numRuns: 300 },
  );
}, 30_000);

test('what is noted of a refund never changes, unless it is undone that the order was handed over', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = new OrderWorld(orderOf(kind));
      for (const each of all) {
        const before = world.order;
        world.happens(each);
        const { credits, invoiced: places } = world.order;
        if (places === null) expect(credits).toEqual([]);
        else expect(credits.slice(0, before.credits.length)).toEqual(before.credits);
        expect(new Set(credits.map(({ refund }) => refund)).size).toBe(credits.length);
      }
    }),
    { numRuns: 150 },
  );
}, 30_000);

test('each credit has its effect, and each effect of a note its credit', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = worldOf(
        kind,
        all.filter(({ type }) => type !== 'carries-out'),
      );
      const wanted = world.order.outbox.flatMap((each) =>
        each.type === 'credit' ? [[each.refund, each.amount]] : [],
      );
      expect(wanted).toEqual(creditsOf(world.order).map(({ refund, amount }) => [refund, amount]));
    }),
    { numRuns: 150 },
  );
}, 30_000);
