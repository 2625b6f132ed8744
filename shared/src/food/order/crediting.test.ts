import { describe, expect, test } from 'vitest';
import { creditOf, creditsOf } from './crediting.ts';
import { invoiced } from './invoice.ts';
import { claimed, dueOf } from './order-machine.ts';
import type { OrderState } from './order-state.ts';
import { sumsOfOrder } from './order-sums.ts';
import {
  accept,
  after,
  deliver,
  deliveredOrder,
  gateway,
  line,
  lookedAt,
  noon,
  orderid,
  orderOf,
  prepare,
  ready,
  readyOrder,
  refund,
  type RefundShown,
  seen,
  takeMoney,
  undo,
  vendor,
} from './testing/orders.ts';

const { total } = orderOf();
type Shown = readonly [RefundShown['key'], RefundShown['amount'], RefundShown['status']];
const look = (order: OrderState, ...refunds: readonly Shown[]): OrderState =>
  lookedAt(
    order,
    refunds.map(([key, amount, status]) => ({ key, amount, status })),
  );
/** All that was asked of the gateway has arrived. */
const arrived = (order: OrderState): OrderState =>
  look(
    order,
    ...order.ledger.refunds
      .filter(({ status }) => status === 'asked')
      .map(({ key, amount }) => [key, amount, 'succeeded'] as const),
  );
const notes = (order: OrderState) =>
  order.outbox.flatMap((each) => (each.type === 'credit' ? [each] : []));

test('a credit of a line takes back its tax, and the whole takes back all of it', () => {
  const given = refund(vendor, [1]);
  const one = after(deliveredOrder(), given);
  expect(creditsOf(one)).toEqual([]);
  const first = {
    refund: `${orderid}:${given[0].id}`,
    amount: 600,
    tip: 0,
    taxes: [{ rate: 700, net: 561, tax: 39, gross: 600 }],
    lines: [1],
  };
  expect(creditsOf(arrived(one))).toEqual([first]);
  const all = creditsOf(arrived(after(arrived(one), refund(vendor, [0]))));
  expect(all).toEqual([
    first,
    {
      refund: `${orderid}:back:pi:1`,
      amount: total - 600,
      tip: 50,
      taxes: [{ rate: 1_900, net: 336, tax: 64, gross: 400 }],
      lines: null,
    },
  ]);
});

test('a mere sum takes back of each rate its part, and of the tip', () => {
  const half = look(deliveredOrder(), [null, total / 2, 'succeeded']);
  expect(creditsOf(half)).toMatchObject([
    {
      amount: 525,
      tip: 25,
      taxes: [
        { rate: 700, gross: 300 },
        { rate: 1_900, gross: 200 },
      ],
      lines: null,
    },
  ]);
});

test('a line of which a part went back as a mere sum takes the rest of what went back from the others', () => {
  const half = look(deliveredOrder(), [null, total / 2, 'succeeded']);
  const order = arrived(after(half, refund(vendor, [0])));
  expect(creditsOf(order).at(-1)).toMatchObject({
    amount: 400,
    taxes: [{ gross: 184 }, { gross: 200 }],
  });
  expect(sumsOfOrder(order)).toMatchObject({ delivered: 125, credited: 925 });
  const all = arrived(after(order, refund(vendor)));
  expect(sumsOfOrder(all)).toMatchObject({ delivered: 0, refunded: total, credited: total });
});

describe('what is noted once stays as it is', () => {
  test('though a refund that was asked for before it arrives later', () => {
    const [early, late] = [refund(vendor, [0]), refund(vendor, [1])];
    const lines = [line(), line({ price: 333 }), line()];
    const asked = after(deliveredOrder(), early, late);
    expect(asked.ledger.refunds).toHaveLength(2);
    const three = after(readyOrder({ lines }), deliver('code'), early, late);
    const [one, two] = three.ledger.refunds;
    const second = look(three, [two!.key, two!.amount, 'succeeded']);
    const [known] = creditsOf(second);
    expect(known).toMatchObject({ refund: two!.key });
    const both = look(
      second,
      [one!.key, one!.amount, 'succeeded'],
      [two!.key, two!.amount, 'succeeded'],
    );
    expect(creditsOf(both)[0]).toBe(known);
    expect(creditOf(both, two!.key)).toBe(known);
    expect(creditOf(both, one!.key)).toMatchObject({ amount: 400 });
    expect(creditOf(both, 'none')).toBeNull();
  });

  test('though the refund comes back: that is a credit of its own, and the line can go back again', () => {
    const given = refund(vendor, [1]);
    const key = `${orderid}:${given[0].id}`;
    const back = look(after(deliveredOrder(), given), [key, 600, 'succeeded']);
    const bounced = look(back, [key, 600, 'failed']);
    expect(creditsOf(bounced)).toEqual([
      ...creditsOf(back),
      {
        refund: `${key}:bounced`,
        amount: -600,
        tip: 0,
        taxes: [{ rate: 700, net: -561, tax: -39, gross: -600 }],
        lines: [1],
      },
    ]);
    expect(notes(bounced)).toMatchObject([
      { refund: key, amount: 600 },
      { refund: `${key}:bounced`, amount: -600 },
    ]);
    // It goes out again by itself.
    expect(sumsOfOrder(bounced)).toMatchObject({
      delivered: total - 600,
      returning: 600,
      credited: 0,
    });
    expect(look(bounced, [key, 600, 'succeeded'])).toBe(bounced);
    const again = arrived(bounced);
    expect(creditsOf(again).at(-1)).toMatchObject({ amount: 600, taxes: [{ tax: 39 }] });
  });
});

test('what came back, and went back again as part of more, is in the credit of that, though one look shows both', () => {
  const order = look(deliveredOrder(), [null, 1, 'succeeded']);
  const key = 'later';
  const both = look(order, [null, 1, 'failed'], [key, total, 'succeeded']);
  expect(sumsOfOrder(both)).toMatchObject({ delivered: 0, refunded: total, credited: total });
  // The same where it had been asked for before this server knew of the first.
  const asked = after(deliveredOrder(), refund(vendor));
  const own = asked.ledger.refunds[0]?.key ?? '';
  // Somebody is sending it at this moment.
  const first = look(claimed(asked, own, 'one', noon), [null, 1, 'succeeded']);
  const last = look(first, [null, 1, 'failed'], [own, total, 'succeeded']);
  expect(creditsOf(last).map(({ amount }) => amount)).toEqual([1, -1, total]);
  expect(sumsOfOrder(last)).toMatchObject({ delivered: 0, refunded: total, credited: total });
});

test('tax that was rounded with a part that came back is never less than nothing, and comes out in the end', () => {
  let order = after(readyOrder({ lines: [line({ price: 6 })], tip: 0 }), deliver('code'));
  const [two, one] = [[null, 2, 'succeeded'] as const, [null, 1, 'succeeded'] as const];
  const bounced = [null, 2, 'failed'] as const;
  for (const all of [[two], [two, one], [bounced, one], [bounced, one, one]]) {
    order = look(order, ...all);
  }
  expect(creditsOf(order).map(({ taxes }) => taxes[0]!.tax)).toEqual([0, 1, 0, 0]);
  order = arrived(after(order, refund(vendor)));
  const taxes = creditsOf(order).map(({ taxes: [each] }) => each!.tax);
  expect(taxes.reduce((sum, each) => sum + each, 0)).toBe(invoiced(order).totals.taxes[0]!.tax);
});

describe('money that came and went before anything was handed over', () => {
  const counter = () =>
    after(orderOf({ pay: 'counter' }), accept(), prepare(), ready(), takeMoney());

  test('at the counter is in no invoice and has no note: the sums say that it was', () => {
    const order = after(counter(), refund(vendor, [1]), deliver('code'));
    expect(invoiced(order).totals.total).toBe(450);
    expect(creditsOf(order)).toEqual([]);
    expect(notes(order)).toEqual([]);
    const sums = { paid: total, delivered: 450, refunded: 600, credited: 0, open: 0 };
    expect(sumsOfOrder(order)).toMatchObject(sums);
    const since = after(order, refund(vendor, [0]));
    expect(sumsOfOrder(since)).toMatchObject({ delivered: 0, refunded: total, credited: 450 });
  });

  test('as a mere sum is no line that the invoice could leave out: it has a note at once', () => {
    const order = look(readyOrder(), [null, 100, 'succeeded']);
    expect(order.credits).toEqual([]);
    const over = after(order, deliver('code'));
    expect(invoiced(over).totals.total).toBe(total);
    expect(notes(over)).toMatchObject([{ amount: 100 }]);
    expect(sumsOfOrder(over)).toMatchObject({ delivered: total - 100, credited: 100 });
  });

  test('is noted no sooner than it cannot be undone that it was handed over', () => {
    const order = look(readyOrder(), [null, 100, 'succeeded']);
    const over = after(order, deliver());
    expect(notes(over)).toHaveLength(1);
    expect(dueOf(over, noon + 9_999).some(({ type }) => type === 'credit')).toBe(false);
    const back = after(over, undo(over, noon + 1));
    expect(back).toMatchObject({ credits: [], invoiced: null });
    expect(notes(back)).toEqual([]);
    expect(notes(after(back, deliver('code')))).toMatchObject([{ amount: 100 }]);
  });
});

describe('a line that was left out of the invoice, and whose refund failed', () => {
  const early = refund(vendor, [1]);
  const key = `${orderid}:${early[0].id}`;
  const tries = [key, `${key}:again:2`, `${key}:again:3`];
  /** It went out as often as it does by itself. */
  const failedOf = (order: OrderState, amount: number) =>
    tries.reduce(
      (state, _key, last) =>
        look(state, ...tries.slice(0, last + 1).map((each) => [each, amount, 'failed'] as const)),
      order,
    );
  const failed = () => failedOf(after(readyOrder(), early, deliver('code')), 600);

  test('is money that the stall holds, and did not earn', () => {
    expect(sumsOfOrder(failed())).toMatchObject({ delivered: 450, open: 600 });
    expect(sumsOfOrder(after(failed(), refund(vendor, [1])))).toMatchObject({
      delivered: 450,
      returning: 600,
      open: 0,
    });
  });

  test('is so, too, when it failed after it had arrived: nothing of the invoice is given again', () => {
    const over = after(readyOrder(), early, deliver('code'));
    const bounced = look(look(over, [key, 600, 'succeeded']), [key, 600, 'failed']);
    // It goes out again by itself.
    expect(sumsOfOrder(bounced)).toMatchObject({
      delivered: 450,
      returning: 600,
      open: 0,
      credited: 0,
    });
    expect(notes(bounced)).toEqual([]);
  });

  test('has no note when it goes back, by itself, with the rest, or as a mere sum', () => {
    expect(creditsOf(arrived(after(failed(), refund(vendor, [1]))))).toEqual([]);
    expect(creditsOf(look(failed(), [null, 600, 'succeeded']))).toEqual([]);
    const all = arrived(after(failed(), refund(vendor)));
    expect(creditsOf(all)).toMatchObject([{ amount: 450, taxes: [{ rate: 1_900, gross: 400 }] }]);
    expect(sumsOfOrder(all)).toMatchObject({ refunded: total, credited: 450, open: 0 });
  });

  test('is what a bank took first, when it took as much: all that was sold is still in the invoice', () => {
    const disputes = [{ disputeid: 'd', amount: 600, status: 'lost' as const }];
    const lost = after(failed(), [seen(total, { disputes }), gateway]);
    expect(sumsOfOrder(lost)).toMatchObject({ delivered: 450, refunded: 600, open: 0 });
    const all = arrived(after(lost, refund(vendor)));
    expect(creditsOf(all)).toMatchObject([{ amount: 450, tip: 50 }]);
    expect(sumsOfOrder(all)).toMatchObject({ delivered: 0, refunded: total, credited: 450 });
  });

  test('with one that was in it: that alone has a note', () => {
    const lines = [line(), line(), line()];
    const three = after(readyOrder({ lines }), early, deliver('code'));
    const order = after(failedOf(three, 400), refund(vendor, [0, 1]));
    expect(creditsOf(arrived(order))).toMatchObject([
      { amount: 400, taxes: [{ rate: 1_900, gross: 400 }], lines: [0] },
    ]);
  });
});

test('a line that was handed over, as its refund was refused, has a note when it was done after all', () => {
  const early = refund(vendor, [1]);
  const key = `${orderid}:${early[0].id}`;
  const no = [{ id: 'n', type: 'refund-failed' as const, key }, gateway] as const;
  const order = after(readyOrder(), early, no, deliver('code'));
  expect(order.invoiced).toEqual([0, 1]);
  const did = look(order, [key, 600, 'succeeded']);
  expect(creditsOf(did)).toMatchObject([{ amount: 600, lines: [1] }]);
});
