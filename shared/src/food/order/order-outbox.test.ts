import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDisputed } from './ledger.ts';
import type { Effect } from './order-effects.ts';
import { undoableStep } from './order-kitchen.ts';
import { carriedOut, claimed, dueOf, nextDueOf } from './order-machine.ts';
import type { OrderState } from './order-state.ts';
import { happenings } from './testing/happenings.ts';
import { OrderWorld } from './testing/order-world.ts';
import {
  accept,
  after,
  ann,
  cancel,
  deliver,
  done,
  gateway,
  noon,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  ready,
  readyOrder,
  refund,
  seen,
  takeMoney,
  undo,
  vendor,
} from './testing/orders.ts';

const told = (effects: readonly Effect[], whom = 'student') =>
  effects.flatMap((each) => (each.type === 'tell' && each.whom === whom ? [each.what] : []));

/** All that is done by a time, one after the other, as a worker does it. */
const workedOff = (given: OrderState, at: number): Effect[] => {
  const all: Effect[] = [];
  let order = given;
  for (;;) {
    const [effect] = dueOf(order, at);
    if (effect === undefined) return all;
    all.push(effect);
    order = carriedOut(order, effect.key);
  }
};

describe('in order', () => {
  test('nobody is told that it was accepted after it was cancelled: both are told at once', () => {
    const order = after(paidOrder(), accept(), [cancel(vendor)[0], vendor, noon + 5_000]);
    expect(told(workedOff(order, noon + 4_999))).toEqual(['paid']);
    expect(told(workedOff(order, noon + 5_000))).toEqual(['paid', 'accepted', 'cancelled']);
  });

  test('what can still be undone goes on waiting, whatever other step comes', () => {
    const order = after(paidOrder(), accept(), prepare());
    expect(told(workedOff(order, noon + 9_999))).toEqual(['paid']);
    const undone = after(order, undo(order, noon + 1));
    expect(told(workedOff(undone, noon + 10_000))).toEqual(['paid', 'accepted']);
  });

  test('each side is told in the order of what happened, though one waits and the other does not', () => {
    fc.assert(
      fc.property(happenings, fc.nat(20_000), (all, later) => {
        const world = new OrderWorld(orderOf({ pay: 'counter' }));
        for (const each of all) if (each.type !== 'carries-out') world.happens(each);
        const { order } = world;
        const worked = workedOff(order, world.at + later);
        for (const whom of ['student', 'vendor', 'courier']) {
          const stood = order.outbox.filter((each) => each.type === 'tell' && each.whom === whom);
          const came = worked.filter((each) => each.type === 'tell' && each.whom === whom);
          expect(came).toEqual(stood.slice(0, came.length));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('nobody is told that it was cancelled while somebody is telling them that it was accepted', () => {
    const made = after(orderOf({ pay: 'counter' }), accept());
    const order = after(made, [cancel(vendor)[0], vendor, noon + 1]);
    const { key } = order.outbox.find((each) => told([each]).includes('accepted'))!;
    const busy = claimed(order, key, 'one', noon + 60_000);
    expect(told(dueOf(busy, noon + 59_999))).toEqual([]);
    // The other side waits for nothing of that.
    expect(told(workedOff(busy, noon + 59_999), 'vendor')).toEqual(['placed', 'cancelled']);
    expect(told(workedOff(busy, noon + 60_000))).toEqual(['accepted', 'cancelled']);
  });

  test('a credit note waits for its invoice, though that waits for an undoing, or somebody works at it', () => {
    const made = after(orderOf({ pay: 'counter' }), accept(), prepare(), ready(), takeMoney());
    const order = after(made, deliver(), refund(vendor, [1], noon + 1));
    const papers = (given: OrderState, at: number) =>
      dueOf(given, at).flatMap(({ type }) =>
        type === 'invoice' || type === 'credit' ? [type] : [],
      );
    expect(papers(order, noon + 1)).toEqual(['invoice']);
    const key = order.outbox.find(({ type }) => type === 'invoice')?.key ?? '';
    const busy = claimed(order, key, 'one', noon + 60_000);
    expect(papers(busy, noon + 2)).toEqual([]);
    expect(papers(busy, noon + 60_000)).toEqual(['invoice']);
    expect(papers(carriedOut(busy, key), noon + 2)).toEqual(['credit']);
    // Nobody looks again and again for what waits for another one.
    const outbox = busy.outbox.filter(({ type }) => type !== 'tell');
    expect(nextDueOf({ ...busy, outbox })).toBe(noon + 60_000);
  });

  test('credit notes are written one after the other', () => {
    const made = after(orderOf({ pay: 'counter' }), accept(), prepare(), ready(), takeMoney());
    const order = after(made, deliver('code'), refund(vendor, [1]), refund(vendor, [0]));
    const papers = workedOff(order, noon).filter(({ type }) => type !== 'tell');
    expect(papers.map(({ type }) => type)).toEqual(['invoice', 'credit', 'credit']);
    const [, first] = papers;
    const written = carriedOut(order, papers[0]?.key ?? '');
    expect(dueOf(written, noon).filter(({ type }) => type === 'credit')).toEqual([first]);
  });
});

describe('a refund that failed', () => {
  const { total } = orderOf();
  const second = (attempt: number): string => `${orderid}:back:second:${attempt}`;
  const twice = after(paidOrder(), [seen(total, { paymentid: 'second' }), gateway]);
  const no = { id: 'n', type: 'refund-failed' as const, key: second(1) };
  // Somebody goes on in the kitchen before it was looked at: the next try is of this step.
  const order = after(twice, [no, gateway], accept());
  const next = ({ outbox }: OrderState) => outbox.find(({ key }) => key === second(2));

  test('waits for its next try, whatever comes after it', () => {
    expect(next(order)?.notBefore).toBe(noon + 3_600_000);
    const refunded = after(order, [refund(vendor, [0])[0], vendor, noon + 1]);
    expect(next(refunded)).toEqual(next(order));
  });

  test('is not undone with a step of the kitchen, nor keeps that from being undone', () => {
    const undone = after(order, undo(order, noon + 1));
    expect(undone.status).toBe('paid');
    expect(next(undone)).toEqual(next(order));
    expect(undoableStep(claimed(order, second(2), 'one', noon + 60_000), noon)).not.toBeNull();
  });
});

describe('what somebody has claimed', () => {
  const order = paidOrder();
  const [first, second] = order.outbox;

  test('is due for nobody until that time, then for everybody', () => {
    const busy = claimed(order, first!.key, 'one', noon + 60_000);
    expect(busy.outbox[0]?.claim).toEqual({ by: 'one', until: noon + 60_000 });
    expect(dueOf(busy, noon + 59_999)).toEqual([second]);
    expect(dueOf(busy, noon + 60_000)).toEqual(busy.outbox);
    const other = claimed(busy, first!.key, 'other', noon + 90_000);
    expect(dueOf(other, noon + 60_000)).toEqual([second]);
    expect(carriedOut(other, first!.key).outbox).toEqual([second]);
  });

  test('is known by its time: that is when to look again', () => {
    expect(nextDueOf(order)).toBe(noon);
    const busy = [first, second].reduce(
      (state, each, place) => claimed(state, each!.key, 'one', noon + 60_000 + place),
      order,
    );
    expect(nextDueOf(busy)).toBe(noon + 60_000);
    expect(nextDueOf({ ...order, outbox: [] })).toBeNull();
    fc.assert(
      fc.property(happenings, (all) => {
        const world = new OrderWorld(orderOf());
        for (const each of all) world.happens(each);
        const due = nextDueOf(world.order);
        const { ledger, outbox } = world.order;
        const isHeld = (each: Effect): boolean =>
          each.type === 'refund' && isDisputed(ledger, each.paymentid);
        expect(due === null).toBe(outbox.every(isHeld));
        if (due === null) return;
        expect(dueOf(world.order, due).length).toBeGreaterThan(0);
        expect(dueOf(world.order, due - 1)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('cannot be undone any more, nor what was told, though the clock of the vendor’s server is late', () => {
    for (const make of [() => after(paidOrder(), accept()), () => after(readyOrder(), deliver())]) {
      const made = make();
      const step = made.steps.at(-1)!;
      const waiting = made.outbox.filter((each) => each.step === step.id);
      expect(undoableStep(made, noon)?.id).toBe(step.id);
      for (const { key } of waiting) {
        const busy = claimed(made, key, 'one', noon + 60_000);
        expect(undoableStep(busy, noon)).toBeNull();
        expect(done(busy, undo(busy, noon))).toMatchObject({ error: { code: 'TOO_LATE' } });
      }
      expect(undoableStep(carriedOut(made, waiting[0]!.key), noon)).toBeNull();
    }
  });

  test('stays theirs when the order moves on', () => {
    const busy = claimed(order, first!.key, 'one', noon + 60_000);
    expect(after(busy, cancel(ann)).outbox[0]).toEqual(busy.outbox[0]);
  });
});
