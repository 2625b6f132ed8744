import { describe, expect, test } from 'vitest';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';
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
  lookedAt,
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

  test('and once it is answered the same answer changes nothing, and the other one comes too late', () => {
    const asked = after(deliveredOrder(), refund(ann, [0]));
    for (const agrees of [true, false]) {
      const answered = after(asked, answer('refund', agrees));
      expect(after(answered, answer('refund', agrees))).toBe(answered);
      expect(done(answered, answer('refund', !agrees))).toMatchObject(refused('CONFLICT'));
    }
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

describe('a line whose refund failed', () => {
  const given = refund(vendor, [0]);
  const root = `${orderid}:${given[0].id}`;
  const keys = [root, `${root}:again:2`, `${root}:again:3`];
  const failed = (count: number) =>
    keys.slice(0, count).map((key) => ({ key, amount: 400, status: 'failed' as const }));
  const look = (order: OrderState, count: number) => lookedAt(order, failed(count));
  const asked = after(deliveredOrder(), given);
  const stuck = [1, 2, 3].reduce(look, asked);
  const refunds = ({ outbox }: OrderState) =>
    outbox.flatMap((each) => (each.type === 'refund' ? [each] : []));
  const toldStudent = ({ outbox }: OrderState) =>
    outbox.flatMap((each) => (each.type === 'tell' && each.whom === 'student' ? each.what : []));

  test('goes out again by itself, an hour and a day later, and then it is told to who waits for it', () => {
    expect(refunds(stuck).map(({ key }) => key)).toEqual(keys);
    const hour = 3_600_000;
    const pauses = refunds(stuck).map(({ notBefore }) => notBefore - noon);
    expect(pauses).toEqual([0, hour, 24 * hour]);
    expect(stuck.ledger.refunds.map(({ lines }) => lines)).toEqual([[0], [0], [0]]);
    expect(toldStudent(look(look(asked, 1), 2))).not.toContain('refund-stuck');
    expect(toldStudent(stuck).filter((what) => what === 'refund-stuck')).toHaveLength(1);
    expect(look(stuck, 3)).toBe(stuck);
  });

  test('is tried again by hand, also where no line is named', () => {
    for (const lines of [[0], []]) {
      const byHand = refund(vendor, lines);
      const order = after(stuck, byHand);
      const key = `${orderid}:${byHand[0].id}${lines.length === 0 ? ':owed' : ''}`;
      expect(refunds(order).at(-1)).toMatchObject({ key, paymentid: 'pi', amount: 400 });
      expect(order.ledger.refunds.at(-1)).toMatchObject({ key, lines: [0], status: 'asked' });
      // Once: what is on its way is not owed any more.
      expect(after(order, refund(vendor, []))).toBe(order);
    }
  });

  test('that goes back otherwise goes back once', () => {
    const once = look(asked, 1);
    expect(refunds(once).at(-1)?.key).toBe(keys[1]);
    const no = after(asked, [{ id: 'n', type: 'refund-failed', key: root }, gateway]);
    expect(refunds(no)).toEqual([]);
    // Somebody did something before it was looked at, and it was done after all.
    const waits = after(no, refund(ann, [1]));
    expect(refunds(waits).map(({ key }) => key)).toEqual([keys[1]]);
    const did = [{ ...failed(1)[0]!, status: 'succeeded' as const }];
    const back = lookedAt(waits, did);
    expect(refunds(back)).toEqual([]);
    expect(back.ledger.refunds).toMatchObject([{ key: root, status: 'succeeded' }]);
  });

  test('waits for a bank that decides of its payment', () => {
    const dispute = (status: 'open' | 'won') => [{ disputeid: 'd', amount: 100, status }];
    const held = after(stuck, [seen(total, { disputes: dispute('open') }), gateway]);
    expect(done(held, refund(vendor, []))).toMatchObject(refused('WRONG_PHASE'));
    const won = after(held, [seen(total, { disputes: dispute('won') }), gateway]);
    expect(refunds(after(won, refund(vendor, []))).at(-1)).toMatchObject({ amount: 400 });
  });
});
