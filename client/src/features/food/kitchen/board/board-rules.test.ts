import { isOver, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import { orderStatuses } from '@sets/shared/food/order/order.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../../test/fake-kitchen.ts';
import {
  actsOf,
  backOf,
  columnOf,
  columnsOf,
  dueAt,
  isKnown,
  keptOf,
  mayTakeMoney,
  minutesLate,
  minutesSince,
  newcomers,
  paidOf,
  withMoved,
} from './board-rules.ts';

const at = (minutes: number): string => new Date(minutes * 60_000).toISOString();
const order = (name: string, change: Partial<KitchenOrder> = {}): KitchenOrder =>
  aKitchenOrder(name, { placedAt: at(100), ...change });
const brought = { type: 'delivery', place: 'Room 5' } as const;
const names = (orders: readonly KitchenOrder[]): string[] =>
  orders.map(({ orderid }) => orderid.replaceAll(/^order-|_+$/g, ''));

const anyOrder = fc
  .record({
    name: fc.stringMatching(/^[a-z0-9]{8}$/),
    status: fc.constantFrom(...orderStatuses),
    placed: fc.integer({ min: 0, max: 500 }),
    slot: fc.option(fc.integer({ min: 0, max: 500 })),
    isBrought: fc.boolean(),
    pay: fc.constantFrom('counter' as const, 'card' as const),
    isPaid: fc.boolean(),
  })
  .map(({ name, status, placed, slot, isBrought, pay, isPaid }) =>
    order(name, {
      status,
      pay,
      isPaid,
      placedAt: at(placed),
      slot: slot === null ? null : at(slot),
      had: isBrought ? brought : { type: 'pick-up' },
    }),
  );
const someOrders = fc.uniqueArray(anyOrder, { selector: ({ orderid }) => orderid, maxLength: 30 });

describe('the columns', () => {
  it('have each order once, where its status says, whatever there is', () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const columns = columnsOf(orders, 15);
        for (const { name, orders: own, unpaid } of columns) {
          for (const each of [...own, ...unpaid]) {
            expect(columnOf(each)).toBe(name);
            expect(isOver(each)).toBe(name === 'done');
          }
          expect(own.some(waitsForCard)).toBe(false);
          expect(unpaid.every(waitsForCard)).toBe(true);
        }
        const shown = columns.flatMap((column) => names([...column.orders, ...column.unpaid]));
        expect(shown.toSorted()).toEqual(names(orders).toSorted());
      }),
    );
  });

  it('are in the order in which orders are due, with those whose money is gone at the end', () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        for (const { name, orders: own } of columnsOf(orders, 15)) {
          const dueOf = (all: readonly KitchenOrder[]) => all.map((each) => dueAt(each, 15));
          if (name === 'done') {
            expect(dueOf(own)).toEqual(dueOf(own).toSorted((one, two) => two - one));
            continue;
          }
          const isLost = (each: KitchenOrder) => each.pay === 'card' && !each.isPaid;
          const parts = [own.filter((each) => !isLost(each)), own.filter(isLost)];
          expect(names(own)).toEqual(names(parts.flat()));
          for (const part of parts) {
            expect(dueOf(part)).toEqual(dueOf(part).toSorted((one, two) => one - two));
          }
        }
      }),
    );
  });

  it('have one of what is brought only while something is', () => {
    const without = columnsOf([order('one')], 15).map(({ name }) => name);
    expect(without).toEqual(['new', 'accepted', 'preparing', 'ready', 'done']);
    const over = order('two', { had: brought, status: 'delivered' });
    expect(columnsOf([over], 15)).toHaveLength(5);
    expect(columnsOf([order('two', { had: brought })], 15)[4]?.name).toBe('under-way');
  });

  it('show first what is done and wants an answer', () => {
    const done = { status: 'delivered' } as const;
    const asked = { type: 'refund' as const, lines: null, reason: '', at: at(130) };
    const orders = [
      order('old', { ...done, placedAt: at(1), asked }),
      order('mid', { ...done, placedAt: at(50) }),
      order('new', { ...done, placedAt: at(90) }),
    ];
    expect(names(columnsOf(orders, 15).at(-1)?.orders ?? [])).toEqual(['old', 'new', 'mid']);
  });

  it('keep what was just tried again where it was, for a while', () => {
    const done = { status: 'cancelled' } as const;
    const tried = order('old', { ...done, placedAt: at(1) });
    const orders = [tried, order('new', { ...done, placedAt: at(90) })];
    const triedAt = new Map([[tried.orderid, 1_000]]);
    const shown = (now: number) =>
      names(columnsOf(orders, 15, keptOf(triedAt, now)).at(-1)?.orders ?? []);
    expect(shown(1_000)).toEqual(['old', 'new']);
    expect(shown(31_000)).toEqual(['old', 'new']);
    expect(shown(31_001)).toEqual(['new', 'old']);
    // It needs nobody as long as it is on its way.
    expect(columnsOf(orders, 15, keptOf(triedAt, 1_000)).at(-1)?.wanting).toBe(0);
  });

  it('count what waits for an answer: what was asked, and money that did not go back', () => {
    const asked = { type: 'cancel' as const, lines: null, reason: '', at: at(130) };
    const orders = [
      order('one', { status: 'preparing', asked }),
      order('two', { status: 'preparing' }),
      order('three', { status: 'cancelled', owed: 1 }),
    ];
    const wanting = columnsOf(orders, 15).map(({ name, wanting: count }) => [name, count]);
    expect(Object.fromEntries(wanting)).toEqual({
      new: 0,
      accepted: 0,
      preparing: 1,
      ready: 0,
      done: 1,
    });
  });

  it('keep apart what waits for its payment by card', () => {
    const orders = [order('one', { pay: 'card' }), order('two')];
    const [first] = columnsOf(orders, 15);
    expect(names(first?.orders ?? [])).toEqual(['two']);
    expect(names(first?.unpaid ?? [])).toEqual(['one']);
  });
});

describe('an order is late', () => {
  it('after its time to pick up, or after the minutes that the stall takes', () => {
    const soon = order('one');
    expect(minutesLate(soon, 15, 115.9 * 60_000)).toBe(0);
    expect(minutesLate(soon, 15, 116 * 60_000)).toBe(1);
    const then = order('two', { slot: at(200) });
    expect(minutesLate(then, 15, 200 * 60_000)).toBe(0);
    expect(minutesLate(then, 15, 230 * 60_000)).toBe(30);
  });

  it('never once it is done, before it is paid by card, and not where nobody knows how long it takes', () => {
    expect(minutesLate(order('one', { pay: 'card' }), 15, 900 * 60_000)).toBe(0);
    const paid = order('one', { pay: 'card', status: 'paid', isPaid: true });
    expect(minutesLate(paid, 15, 116 * 60_000)).toBe(1);
    // Nor as long as what was paid is gone: its payer disputes it, or it went back.
    for (const status of ['paid', 'accepted', 'preparing', 'ready', 'under-way'] as const) {
      const lost = order('one', { pay: 'card', status, isPaid: false, hasDispute: true });
      expect(minutesLate(lost, 15, 50_000 * 60_000)).toBe(0);
    }
    expect(minutesLate(order('one', { status: 'delivered' }), 15, 900 * 60_000)).toBe(0);
    expect(minutesLate(order('one'), Number.POSITIVE_INFINITY, 900 * 60_000)).toBe(0);
  });

  it('and waits for no less than nothing where a clock is wrong', () => {
    expect(minutesSince(at(10), 5 * 60_000)).toBe(0);
    expect(minutesSince(at(10), 12.5 * 60_000)).toBe(2);
  });
});

describe('besides', () => {
  it('money may be taken once it is accepted, and once', () => {
    expect(mayTakeMoney(order('one'))).toBe(false);
    expect(mayTakeMoney(order('one', { status: 'accepted' }))).toBe(true);
    expect(mayTakeMoney(order('one', { status: 'accepted', isPaid: true }))).toBe(false);
    expect(mayTakeMoney(order('one', { status: 'cancelled' }))).toBe(false);
  });

  it('what is not over is cancelled, and what was paid is given back', () => {
    expect(actsOf(order('one'))).toEqual({ cancel: true, refund: false });
    const paid = order('one', { status: 'delivered', isPaid: true });
    expect(actsOf(paid)).toEqual({ cancel: false, refund: true });
    expect(actsOf({ ...paid, hasDispute: true }).refund).toBe(false);
    const gone = paid.lines.map((line) => ({ ...line, isRefunded: true }));
    expect(actsOf({ ...paid, lines: gone }).refund).toBe(false);
    expect(actsOf({ ...paid, status: 'refunded' }).refund).toBe(false);
  });

  it('what was given back of an order is not given back again', () => {
    const [line] = order('one').lines;
    const lines = [
      { ...line!, total: 300, isRefunded: true },
      { ...line!, total: 400 },
    ];
    expect(paidOf(order('one', { lines, isPaid: true, left: 400 }))).toBe(400);
    expect(paidOf(order('one', { lines, left: 400 }))).toBe(0);
  });

  it('what goes back is what is named, and with the last of it fee and tip', () => {
    const [line] = order('one').lines;
    const lines = [200, 300, 400].map((total, place) =>
      Object.assign({}, line!, { total, isRefunded: place === 0 }),
    );
    const paid = order('one', { lines, total: 1_050, isPaid: true, left: 850 });
    expect(backOf(paid, [1])).toEqual({ amount: 300, beside: 0 });
    for (const all of [null, [1, 2], [0, 1, 2]]) {
      expect(backOf(paid, all)).toEqual({ amount: 850, beside: 150 });
    }
    expect(backOf({ ...paid, left: 700 }, null)).toEqual({ amount: 700, beside: 0 });
    // Somebody has given a part back in the gateway's own pages.
    expect(backOf({ ...paid, left: 650 }, null)).toEqual({ amount: 650, beside: 0 });
    // What is owed besides is tried again with it.
    expect(backOf({ ...paid, owed: 60 }, [1])).toEqual({ amount: 360, beside: 0 });
    expect(backOf({ ...paid, owed: 60 }, null)).toEqual({ amount: 910, beside: 150 });
    for (const nothing of [[], [0]]) expect(backOf(paid, nothing).amount).toBe(0);
    expect(backOf({ ...paid, isPaid: false }, null).amount).toBe(0);
  });
});

describe('what is known of an order', () => {
  const board = {
    stallid: order('one').stallid,
    name: 'North',
    isPaused: false,
    isMore: false,
    couriers: [],
    orders: [order('one', { revision: 3 })],
  };
  const known = (revision: number) => {
    const moved = order('one', { revision, status: 'ready' });
    return withMoved(board, new Map([[moved.orderid, moved]])).orders[0]?.status;
  };

  it('counts where it is newer than the board', () => {
    expect(known(4)).toBe('ready');
    expect(known(3)).toBe('placed');
    expect(known(2)).toBe('placed');
  });

  it('needs no other look where the board is as new as the news', () => {
    const { orderid } = order('one');
    expect(isKnown(board.orders, { orderid, revision: 3 })).toBe(true);
    expect(isKnown(board.orders, { orderid, revision: 4 })).toBe(false);
    expect(isKnown(board.orders, { orderid: order('two').orderid, revision: 1 })).toBe(false);
  });
});

describe('what has come in', () => {
  it('is what was not there before, and nothing of the first board', () => {
    expect(newcomers(null, [order('one')])).toEqual([]);
    expect(names(newcomers([order('one')], [order('one'), order('two')]))).toEqual(['two']);
  });

  it('is not what came back to the beginning', () => {
    expect(newcomers([order('one', { status: 'accepted' })], [order('one')])).toEqual([]);
  });

  it('is an order by card once its money is there', () => {
    const unpaid = order('one', { pay: 'card' });
    expect(newcomers([], [unpaid])).toEqual([]);
    expect(names(newcomers([unpaid], [{ ...unpaid, status: 'paid', isPaid: true }]))).toEqual([
      'one',
    ]);
  });
});
