import { describe, expect, test } from 'vitest';
import { orderLimits } from './order.limits.ts';
import {
  accept,
  after,
  ann,
  answer,
  deliver,
  deliveredOrder,
  done,
  gateway,
  line,
  noon,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  ready,
  refund,
  seen,
  takeMoney,
  twoLines,
  vendor,
} from './testing/orders.ts';

const refused = (code: string) => ({ ok: false, error: { code } });
const { total } = orderOf();

describe('the vendor gives money back', () => {
  test('of single lines, each once', () => {
    const order = deliveredOrder();
    const given = refund(vendor, [1]);
    expect(done(order, given)).toMatchObject({
      value: {
        order: { status: 'delivered', ledger: { refunds: [{ lines: [1], amount: 600 }] } },
        effects: [
          { type: 'refund', key: `${orderid}:${given[0].id}`, paymentid: 'pi', amount: 600 },
          { type: 'tell', whom: 'student', what: 'refunded' },
        ],
      },
    });
    const one = after(order, given);
    expect(after(one, refund(vendor, [1]))).toBe(one);
    expect(done(one, refund(vendor, [0, 1]))).toMatchObject(refused('CONFLICT'));
    expect(done(one, refund(vendor, [7]))).toMatchObject(refused('BAD_REQUEST'));
    expect(done(one, refund(vendor, [0, 0]))).toMatchObject(refused('BAD_REQUEST'));
  });

  test('of the last line with all that is left: fee, and tip', () => {
    const order = after(deliveredOrder(), refund(vendor, [1]), refund(vendor, [0]));
    expect(order.status).toBe('refunded');
    expect(order.ledger.refunds.map(({ amount }) => amount)).toEqual([600, total - 600]);
  });

  test('of all of it, before or after it is handed over', () => {
    for (const order of [paidOrder(), after(paidOrder(), accept(), prepare()), deliveredOrder()]) {
      const back = after(order, refund(vendor));
      expect(back).toMatchObject({ status: 'refunded', ledger: { refunds: [{ amount: total }] } });
      expect(after(back, refund(vendor))).toBe(back);
    }
  });

  test('and gets back what is not cooked yet', () => {
    const stock = (order: typeof givenBack) =>
      order.outbox.flatMap((each) => (each.type === 'give-back-stock' ? each.items : []));
    const givenBack = after(paidOrder(), accept(), refund(vendor, [1]));
    expect(stock(givenBack)).toEqual([{ itemid: twoLines[1]!.itemid, count: 2 }]);
    expect(stock(after(givenBack, refund(vendor)))).toHaveLength(2);
    const cooked = after(paidOrder(), accept(), prepare(), refund(vendor, [1]));
    expect(stock(cooked)).toEqual([]);
  });

  test('never more than was paid, nor of nothing', () => {
    expect(done(orderOf(), refund(vendor))).toMatchObject(refused('WRONG_PHASE'));
    const lines = [line({ price: 0, total: 0 }), line(), line()];
    const order = paidOrder({ lines });
    expect(done(order, refund(vendor, [0]))).toMatchObject(refused('BAD_REQUEST'));
    const ledger = {
      ...order.ledger,
      disputes: [{ disputeid: 'd', paymentid: 'pi', amount: 600, status: 'lost' as const }],
    };
    expect(done({ ...order, ledger }, refund(vendor, [1]))).toMatchObject(refused('CONFLICT'));
  });

  test('not after half a year', () => {
    const order = deliveredOrder();
    const end = noon + orderLimits.refund;
    expect(done(order, refund(vendor, null, end + 1))).toMatchObject(refused('TOO_LATE'));
    expect(done(order, refund(vendor, null, end)).ok).toBe(true);
  });

  test('that was paid at the counter from hand to hand', () => {
    const counter = after(orderOf({ pay: 'counter' }), accept(), prepare(), ready(), takeMoney());
    const given = done(after(counter, deliver('code')), refund(vendor, [0]));
    expect(given).toMatchObject({
      value: { order: { ledger: { refunds: [{ status: 'succeeded', amount: 400 }] } } },
    });
    const types = given.ok ? given.value.effects.map(({ type }) => type) : [];
    expect(types).toEqual(['tell', 'tell', 'credit']);
  });
});

describe('a student asks for money back', () => {
  test('of what was handed over, within two days', () => {
    const order = deliveredOrder();
    const end = noon + orderLimits.askRefund;
    expect(done(paidOrder(), refund(ann))).toMatchObject(refused('WRONG_PHASE'));
    expect(done(order, refund(ann, null, end + 1))).toMatchObject(refused('TOO_LATE'));
    const asked = after(order, refund(ann, [0], end));
    expect(asked).toMatchObject({
      status: 'delivered',
      asked: { type: 'refund', lines: [0], reason: 'cold', at: end },
      ledger: { refunds: [] },
    });
    expect(after(asked, refund(ann, [1]))).toBe(asked);
    expect(done(order, refund(ann, [7]))).toMatchObject(refused('BAD_REQUEST'));
  });

  test('and the vendor agrees, or not', () => {
    const asked = after(deliveredOrder(), refund(ann, [0]));
    expect(after(asked, answer('refund', true))).toMatchObject({
      asked: null,
      ledger: { refunds: [{ lines: [0], amount: 400 }] },
    });
    const all = after(deliveredOrder(), refund(ann), answer('refund', true));
    expect(all).toMatchObject({ status: 'refunded', asked: null });
    const not = after(asked, answer('refund', false));
    expect(not).toMatchObject({ asked: null, ledger: { refunds: [] } });
    expect(done(not, refund(ann))).toMatchObject(refused('TOO_LATE'));
  });

  test('and the vendor answers what they have read, and nothing that was asked since', () => {
    const later = noon + 60_000;
    const asked = after(
      deliveredOrder(),
      refund(ann, [0], noon),
      refund(vendor, [0]),
      refund(ann, [1], later),
    );
    expect(asked.asked).toMatchObject({ lines: [1], at: later });
    for (const agrees of [true, false]) {
      expect(done(asked, answer('refund', agrees, noon))).toMatchObject(refused('CONFLICT'));
      expect(after(asked, answer('refund', agrees, later)).asked).toBeNull();
    }
  });

  test('which went back in the meantime, though it was refused: the answer ends the question', () => {
    const given = refund(vendor, [0]);
    const key = `${orderid}:${given[0].id}`;
    const refunds = [{ refundid: 're', key, amount: 400, status: 'succeeded' as const }];
    const asked = after(
      deliveredOrder(),
      given,
      [{ id: 'n', type: 'refund-failed', key }, gateway],
      refund(ann, [0]),
      [seen(total, { refunds }), gateway],
    );
    expect(asked.asked).toMatchObject({ type: 'refund', lines: [0] });
    const answered = after(asked, answer('refund', true));
    expect(answered).toMatchObject({ asked: null, ledger: asked.ledger });
  });

  test('of one line, and what else was asked for still waits', () => {
    const asked = after(deliveredOrder(), refund(ann, [0, 1]), refund(vendor, [1]));
    expect(asked.asked).toMatchObject({ type: 'refund', lines: [0] });
    const agreed = after(asked, answer('refund', true));
    expect(agreed).toMatchObject({ asked: null, status: 'refunded' });
    expect(after(deliveredOrder(), refund(ann, [0]), refund(vendor, [1])).asked).toMatchObject({
      lines: [0],
    });
  });

  test('which the vendor may do at once: then nothing is asked any more', () => {
    const asked = after(deliveredOrder(), refund(ann, [0]), refund(vendor, [0]));
    expect(asked).toMatchObject({ asked: null, ledger: { refunds: [{ amount: 400 }] } });
    expect(after(asked, answer('refund', true))).toBe(asked);
    expect(after(asked, refund(ann, [0]))).toBe(asked);
  });
});
