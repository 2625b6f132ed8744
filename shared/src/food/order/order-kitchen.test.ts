import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lacksMoney, moneyIsGone } from './order-change.ts';
import { undoableStep } from './order-kitchen.ts';
import { dueOf } from './order-machine.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';
import {
  accept,
  after,
  ann,
  cancel,
  courier,
  deliver,
  done,
  gateway,
  line,
  nameOf,
  noon,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  ready,
  readyOrder,
  refund,
  seen,
  setOut,
  takeMoney,
  undo,
  vendor,
} from './testing/orders.ts';

const refused = (code: string) => ({ ok: false, error: { code } });
const delivery = { had: { type: 'delivery', place: 'Library' } } as const;

test('an order goes its way, one step after the other', () => {
  expect(after(paidOrder(), accept(), prepare(), ready(), deliver()).status).toBe('delivered');
  const brought = after(paidOrder(delivery), accept(), prepare(), ready(), setOut());
  expect(brought).toMatchObject({ status: 'under-way', courier: courier.userid });
  expect(after(brought, deliver(null, courier)).status).toBe('delivered');
});

test('no step is left out, and none is done with what is over', () => {
  const paid = paidOrder();
  for (const step of [prepare(), ready(), deliver()]) {
    expect(done(paid, step)).toMatchObject(refused('WRONG_PHASE'));
  }
  expect(done(after(paid, accept()), ready())).toMatchObject(refused('WRONG_PHASE'));
  expect(done(readyOrder(), accept())).toMatchObject(refused('WRONG_PHASE'));
  expect(done(readyOrder(), setOut())).toMatchObject(refused('WRONG_PHASE'));
  expect(done(readyOrder(delivery), deliver())).toMatchObject(refused('WRONG_PHASE'));
  const cancelled = after(paid, cancel(ann));
  for (const step of [accept(), prepare(), ready(), deliver()]) {
    expect(done(cancelled, step)).toMatchObject(refused('TOO_LATE'));
  }
  expect(done(after(readyOrder(), deliver()), prepare())).toMatchObject(refused('TOO_LATE'));
});

test('an order by card is accepted once its money is there, and no sooner', () => {
  const order = orderOf();
  expect(done(order, accept())).toMatchObject({
    error: { code: 'WRONG_PHASE', msg: 'This order is not paid yet.' },
  });
  const less = after(order, [seen(order.total - 1), gateway]);
  expect(done(less, accept())).toMatchObject(refused('WRONG_PHASE'));
  expect(after(order, [seen(order.total), gateway], accept()).status).toBe('accepted');
  const all = { refundid: 're', key: null, amount: order.total, status: 'succeeded' } as const;
  const back = after(
    order,
    [seen(order.total), gateway],
    [seen(order.total, { refunds: [all] }), gateway],
  );
  expect(done(back, accept())).toMatchObject(refused('WRONG_PHASE'));
});

test('what a card has paid is not begun, nor set out with, once that is gone; what is cooked is finished', () => {
  const disputed = (order: OrderState, status: 'open' | 'won' = 'open') =>
    after(order, [
      seen(order.total, { disputes: [{ disputeid: 'd', amount: order.total, status }] }),
      gateway,
    ]);
  const gone = { error: { code: 'WRONG_PHASE', msg: moneyIsGone } };
  const accepted = disputed(after(paidOrder(delivery), accept()));
  expect(done(accepted, prepare())).toMatchObject(gone);
  const made = after(disputed(after(paidOrder(delivery), accept(), prepare())), ready());
  expect(made.status).toBe('ready');
  expect(done(made, setOut())).toMatchObject(gone);
  const brought = after(readyOrder(delivery), setOut());
  const other = [{ id: 'dora', type: 'set-out', courier: 'dora' }, vendor] as const;
  expect(done(disputed(brought), other)).toMatchObject(gone);
  // Sent again it is what was done before.
  expect(done(disputed(brought), setOut())).toMatchObject({ ok: true });
  expect(after(disputed(made, 'won'), setOut()).status).toBe('under-way');
});

test('what costs something went back, and what is free is cooked and handed over all the same', () => {
  const lines = [line({ price: 900 }), line({ itemid: nameOf('sauce'), price: 0, total: 0 })];
  const given = refund(vendor, [0]);
  const refunds = [
    { refundid: 're', key: `${orderid}:${given[0].id}`, amount: 900, status: 'succeeded' as const },
  ];
  for (const tip of [0, 50]) {
    const order = after(paidOrder({ lines, tip }), given, [seen(900 + tip, { refunds }), gateway]);
    expect(lacksMoney(order)).toBe(false);
    expect(after(order, accept(), prepare(), ready(), deliver()).status).toBe('delivered');
  }
  // Of what went back in the gateway's own pages nobody knows what it was for.
  const byHand = [{ ...refunds[0]!, key: null }];
  const gone = after(paidOrder({ lines, tip: 0 }), [seen(900, { refunds: byHand }), gateway]);
  expect(lacksMoney(gone)).toBe(true);
  expect(done(gone, accept())).toMatchObject(refused('WRONG_PHASE'));
});

test('an order at the counter is accepted unpaid, and handed over paid', () => {
  const order = orderOf({ pay: 'counter' });
  expect(done(order, takeMoney())).toMatchObject(refused('WRONG_PHASE'));
  const made = after(order, accept(), prepare(), ready());
  expect(done(made, deliver())).toMatchObject(refused('WRONG_PHASE'));
  const paid = after(made, takeMoney());
  expect(paid).toMatchObject({ paymentid: 'counter', paidAt: noon });
  expect(after(paid, takeMoney())).toBe(paid);
  expect(after(paid, deliver()).status).toBe('delivered');
  expect(done(paidOrder(), takeMoney())).toMatchObject(refused('WRONG_PHASE'));
});

test('what costs nothing is paid', () => {
  const lines = [{ ...orderOf().lines[0]!, price: 0, total: 0 }];
  const free = orderOf({ lines, tip: 0 });
  expect(free).toMatchObject({ status: 'paid', paidAt: noon, total: 0 });
  expect(after(free, accept(), prepare(), ready(), deliver()).status).toBe('delivered');
});

describe('undoing', () => {
  test('takes back what waits alone: a refund that a step has tried again is still asked for', () => {
    const accepted = after(paidOrder(), accept());
    const step = accepted.steps.at(-1)?.id ?? '';
    const twice = { type: 'refund', paymentid: 'twice', amount: 400 } as const;
    const asked = { ...twice, key: 'back', step, notBefore: noon, claim: null };
    const back = after(
      { ...accepted, outbox: [...accepted.outbox, asked] },
      undo(accepted, noon + 1),
    );
    expect(back.status).toBe('paid');
    expect(back.outbox).toContainEqual(asked);
    expect(back.outbox).not.toContainEqual(expect.objectContaining({ what: 'accepted' }));
  });

  test('goes back within 10 seconds, and not after', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -10, max: 30_000 }),
          fc.constantFrom(0, 9_999, orderLimits.undo, 10_001),
        ),
        (later) => {
          const accepted = after(paidOrder(), accept());
          const undone = done(accepted, undo(accepted, noon + later));
          if (later >= 0 && later < 10_000) {
            expect(undone).toMatchObject({ ok: true, value: { order: { status: 'paid' } } });
          } else {
            expect(undone).toMatchObject(refused('TOO_LATE'));
          }
        },
      ),
    );
  });

  test('takes back all that the step did, and nobody is told of it', () => {
    const start = paidOrder(delivery);
    let order = start;
    const steps = [accept, prepare, ready, setOut, () => deliver(null, courier)];
    for (const step of steps) {
      const before = order;
      order = after(before, step());
      expect(order.outbox.length).toBeGreaterThan(before.outbox.length);
      const back = after(order, undo(order, noon + 1));
      const { steps: _after, ...rest } = back;
      const { steps: _before, ...was } = before;
      expect(rest).toEqual(was);
      expect(dueOf(order, noon + 9_999)).toEqual(dueOf(before, noon + 9_999));
      expect(dueOf(order, noon + 10_000).length).toBeGreaterThan(
        dueOf(before, noon + 10_000).length - 1,
      );
    }
  });

  test('one step after the other goes back, and forward again', () => {
    const preparing = after(paidOrder(), accept(), prepare());
    const accepted = after(preparing, undo(preparing, noon));
    const step = accepted.steps.find(({ type }) => type === 'accept')?.id ?? '';
    const paid = after(accepted, [{ id: 'u', type: 'undo', step }, undo(accepted, noon)[1], noon]);
    expect(paid.status).toBe('paid');
    expect(after(paid, accept()).status).toBe('accepted');
  });

  test('a second tap on a step that was undone does not do it again', () => {
    const step = accept();
    const accepted = after(paidOrder(), step);
    const back = after(accepted, undo(accepted, noon));
    expect(after(back, step)).toBe(back);
    expect(after(back, [{ id: 'again', type: 'undo', step: step[0].id }, step[1]])).toBe(back);
  });

  test('is over once anything else happened: somebody came, or asked, or money moved', () => {
    const accepted = after(paidOrder(), accept());
    const one = { refundid: 're', key: null, amount: 1, status: 'pending' } as const;
    for (const event of [
      [{ id: 'h', type: 'here' }, ann] as const,
      cancel(ann),
      [seen(accepted.total, { refunds: [one] }), gateway] as const,
    ]) {
      const order = after(accepted, event);
      const step = accepted.steps.at(-1)?.id ?? '';
      expect(undoableStep(order, noon)).toBeNull();
      expect(done(order, [{ id: 'u', type: 'undo', step }, undo(order, noon)[1]])).toMatchObject(
        refused('TOO_LATE'),
      );
    }
  });

  test('is not for what was handed over with a code', () => {
    const order = after(readyOrder(), deliver('code'));
    expect(done(order, undo(order, noon))).toMatchObject(refused('TOO_LATE'));
  });

  test('is for steps of the kitchen alone', () => {
    const paid = paidOrder();
    expect(done(paid, undo(paid, noon))).toMatchObject(refused('TOO_LATE'));
    const none = [{ id: 'u', type: 'undo', step: 'none' }, undo(paid, noon)[1]] as const;
    expect(done(paid, none)).toMatchObject(refused('NOT_FOUND'));
  });
});

test('somebody else goes on with what is under way, and is told; who set out first is there no more', () => {
  const first = after(paidOrder(delivery), accept(), prepare(), ready(), setOut());
  const here = after(first, [{ id: 'here', type: 'here' }, courier]);
  const second = after(here, [{ id: 'dora', type: 'set-out', courier: 'dora' }, vendor]);
  expect(second).toMatchObject({ status: 'under-way', courier: 'dora', here: { courier: null } });
  expect(second.outbox.at(-1)).toMatchObject({ type: 'tell', whom: 'courier', what: 'under-way' });
  expect(undoableStep(second, noon)).toBeNull();
  expect(done(second, deliver(null, courier))).toMatchObject(refused('NOT_FOUND'));
});

test('whoever brings an order is told that it is called off', () => {
  const underWay = after(paidOrder(delivery), accept(), prepare(), ready(), setOut());
  const told = (order: OrderState) =>
    order.outbox.filter((each) => each.type === 'tell' && each.whom === 'courier');
  const cancelled = after(underWay, cancel(vendor));
  expect(told(cancelled).at(-1)).toMatchObject({ what: 'cancelled' });
  expect(told(after(readyOrder(delivery), cancel(vendor)))).toEqual([]);
});
