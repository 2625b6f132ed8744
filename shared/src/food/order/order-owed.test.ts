import { describe, expect, test } from 'vitest';
import { claimed } from './order-machine.ts';
import { owedOfLines, owesBack } from './order-owed.ts';
import { settled } from './order-settling.ts';
import type { OrderState } from './order-state.ts';
import { kitchenOrderOf } from './order-views.ts';
import {
  after,
  ann,
  answer,
  cancel,
  deliver,
  deliveredOrder,
  gateway,
  line,
  lookedAt,
  noon,
  orderid,
  paidOrder,
  readyOrder,
  refund,
  type RefundShown,
  seen,
  twoLines,
  vendor,
} from './testing/orders.ts';

const byHand = (amount: number): RefundShown => ({ key: null, amount, status: 'succeeded' });

/** The refund of these lines by the vendor, with what the gateway shows of so many failures of it. */
const failing = (places: readonly number[], amount: number) => {
  const given = refund(vendor, places);
  const root = `${orderid}:${given[0].id}`;
  const keys = [root, `${root}:again:2`, `${root}:again:3`];
  const failed = (count: number): RefundShown[] =>
    keys.slice(0, count).map((key) => ({ key, amount, status: 'failed' }));
  const stuck = (order: OrderState): OrderState =>
    [1, 2, 3].reduce((state, count) => lookedAt(state, failed(count)), after(order, given));
  return { given, keys, failed, stuck };
};
const asked = ({ ledger }: OrderState): (readonly [string, number])[] =>
  ledger.refunds.flatMap(({ key, amount, status }) =>
    status === 'asked' ? [[key, amount] as const] : [],
  );
const told = (order: OrderState) => kitchenOrderOf(order, { revision: 1, username: 'Ann' }, noon);

describe('what was given back in the gateway’s own pages since', () => {
  const { given, keys, failed, stuck } = failing([0], 400);
  const waits = lookedAt(after(deliveredOrder(), given), failed(1));

  test('takes back the try that waits: no line goes back twice', () => {
    expect(asked(waits)).toEqual([[keys[1], 400]]);
    expect(told(waits)).toMatchObject({ refundWaits: 400, failed: 0 });
    const back = lookedAt(waits, [...failed(1), byHand(400)]);
    expect(asked(back)).toEqual([]);
    expect(back.outbox.some(({ key }) => key === keys[1])).toBe(false);
    expect(told(back)).toMatchObject({ refundWaits: 0, failed: 0 });
    expect(owesBack(back)).toBe(false);
    expect(after(back, refund(vendor, []))).toBe(back);
  });

  test('ends it where it did not go out by itself any more, too', () => {
    const back = lookedAt(stuck(deliveredOrder()), [...failed(3), byHand(400)]);
    expect(owesBack(back)).toBe(false);
    expect(after(back, refund(vendor, []))).toBe(back);
  });

  test('is too late for what somebody is sending at this moment', () => {
    const busy = claimed(waits, keys[1]!, 'one', noon);
    expect(asked(lookedAt(busy, [...failed(1), byHand(400)]))).toEqual([[keys[1], 400]]);
  });

  test('in part: the rest of it goes out as a mere sum, as often as a line would', () => {
    const part = lookedAt(waits, [...failed(1), byHand(300)]);
    expect(asked(part)).toEqual([[keys[1], 100]]);
    expect(part.ledger.refunds.at(-1)).toMatchObject({ lines: null });
    expect(told(part)).toMatchObject({ refundWaits: 100, failed: 0 });
    const rest = (count: number): RefundShown[] =>
      keys.slice(1, count).map((key) => ({ key, amount: 100, status: 'failed' }));
    const twice = lookedAt(part, [...failed(1), byHand(300), ...rest(2)]);
    expect(asked(twice)).toEqual([[keys[2], 100]]);
    const last = lookedAt(twice, [...failed(1), byHand(300), ...rest(3)]);
    expect(told(last)).toMatchObject({ refundWaits: 0, failed: 100, owed: 0 });
    const again = after(last, refund(vendor, []));
    expect(asked(again).map(([, amount]) => amount)).toEqual([100]);
    expect(told(again).failed).toBe(0);
  });

  test('before it was asked for is of something else', () => {
    const before = lookedAt(deliveredOrder(), [byHand(400)]);
    const again = lookedAt(after(before, given), [byHand(400), ...failed(1)]);
    expect(asked(again)).toEqual([[keys[1], 400]]);
    expect(again.ledger.refunds.at(-1)).toMatchObject({ lines: [0] });
  });

  test('and came back to the stall is owed again: under one name each try once, when it was due', () => {
    const three = readyOrder({ lines: [...twoLines, line()] });
    const both = failing([0, 1], 1_000);
    const bounced: RefundShown = { key: null, amount: 600, status: 'failed' };
    const one = lookedAt(after(three, both.given), [...both.failed(1), byHand(600)]);
    expect(asked(one)).toEqual([[both.keys[1], 400]]);
    const shown: RefundShown = { key: both.keys[1]!, amount: 400, status: 'failed' };
    const all = lookedAt(one, [...both.failed(1), bounced, shown]);
    expect(asked(all)).toEqual([[both.keys[2], 1_000]]);
    expect(lookedAt(all, [...both.failed(1), bounced, shown])).toBe(all);
    expect(settled(all)).toEqual({ order: all, effects: [] });
  });

  test('counts for one line once', () => {
    const other = failing([1], 600);
    const three = readyOrder({ lines: [...twoLines, line()] });
    const one = lookedAt(after(three, given), failed(1));
    const both = lookedAt(after(one, other.given), [...failed(1), ...other.failed(1)]);
    expect(asked(both)).toEqual([
      [keys[1], 400],
      [other.keys[1], 600],
    ]);
    const back = lookedAt(both, [...failed(1), ...other.failed(1), byHand(600)]);
    expect(asked(back)).toEqual([[keys[1], 400]]);
  });

  test('by a bank that decides for the payer counts, too', () => {
    const disputes = (status: 'open' | 'lost') => [{ disputeid: 'd', amount: 400, status }];
    const shown = [{ refundid: 're', key: keys[0]!, amount: 400, status: 'failed' as const }];
    const [open, lost] = (['open', 'lost'] as const).map((status) =>
      seen(waits.total, { refunds: shown, disputes: disputes(status) }),
    );
    expect(asked(after(waits, [open!, gateway]))).toEqual([]);
    const over = after(waits, [open!, gateway], [lost!, gateway]);
    expect(asked(over)).toEqual([]);
    expect(owesBack(over)).toBe(false);
  });

  test('makes less of a whole that waits: no try is used up', () => {
    const off = after(paidOrder(), cancel(vendor));
    const [first, second] = [1, 2].map((count) => `${orderid}:back:pi:${count}`);
    const fault: RefundShown = { key: first!, amount: off.total, status: 'failed' };
    const next = lookedAt(off, [fault]);
    expect(asked(next)).toEqual([[second, off.total]]);
    expect(told(next)).toMatchObject({ refundWaits: off.total, owed: 0 });
    const less = lookedAt(next, [fault, byHand(400)]);
    expect(asked(less)).toEqual([[second, off.total - 400]]);
    expect(asked(lookedAt(less, [fault, byHand(400), byHand(off.total - 400)]))).toEqual([]);
  });
});

test('a refund of lines that fails once all is called off, and nothing goes out by itself any more, is told as the last', () => {
  const { given, failed } = failing([0], 400);
  const off = after(paidOrder(), given, cancel(vendor));
  const backs = [1, 2, 3].map((count): RefundShown => ({
    key: `${orderid}:back:pi:${count}`,
    amount: 650,
    status: 'failed',
  }));
  const stuck = [1, 2, 3].reduce((state, count) => lookedAt(state, backs.slice(0, count)), off);
  const tellings = ({ outbox }: OrderState) =>
    outbox.filter((each) => each.type === 'tell' && each.what === 'refund-stuck').length;
  expect(tellings(lookedAt(stuck, [...backs, ...failed(1)]))).toBe(tellings(stuck) + 1);
});

describe('lines whose refund failed', () => {
  test('one that is free keeps nothing open', () => {
    const lines = [...twoLines, line({ price: 0 })];
    const order = failing([0, 2], 400).stuck(readyOrder({ lines }));
    expect(told(order)).toMatchObject({ failed: 400 });
    const off = after(order, cancel(vendor));
    expect(told(off)).toMatchObject({ failed: 0, owed: 0 });
    expect(owesBack(off)).toBe(false);
  });

  test.each([
    [600, [0], 400],
    [400, [1], 600],
  ])('are those whose price the stall still has: of 1000, %i by hand', (hand, lines, amount) => {
    const { failed, stuck } = failing([0, 1], 1_000);
    // A third line keeps it from being called off with these.
    const order = stuck(after(readyOrder({ lines: [...twoLines, line()] }), deliver('code')));
    const back = lookedAt(order, [...failed(3), byHand(hand)]);
    expect(owedOfLines(back)).toMatchObject([{ lines, amount }]);
  });

  test('between which somebody gave by hand go out as a mere sum, which stays so once it has gone', () => {
    const [older, newer] = [failing([1], 600), failing([0], 400)];
    const lines = [...twoLines, line({ price: 250 })];
    const one = lookedAt(after(readyOrder({ lines }), older.given), older.failed(1));
    const hand = lookedAt(one, [...older.failed(1), byHand(400)]);
    const shown = [...older.failed(1), byHand(400), ...newer.failed(1)];
    const both = lookedAt(after(hand, newer.given), shown);
    expect(asked(both)).toEqual([[newer.keys[1], 600]]);
    expect(both.ledger.refunds.at(-1)).toMatchObject({ lines: null });
    expect(lookedAt(both, shown)).toBe(both);
    const sent: RefundShown = { key: newer.keys[1]!, amount: 600, status: 'succeeded' };
    const back = lookedAt(both, [...shown, sent]);
    expect(asked(back)).toEqual([]);
    expect(told(back)).toMatchObject({ failed: 0, refundWaits: 0, back: 1_000 });
  });

  test('are tried again with what is free among them, and as lines however many they are', () => {
    const prices = Array.from({ length: 30 }, (_none, place) => 199 + 17 * place * place);
    const lines = [0, ...prices, 999].map((price) => line({ price }));
    const amount = prices.reduce((all, price) => all + price);
    const places = [...prices.keys(), prices.length];
    const { given, failed } = failing(places, amount);
    const again = lookedAt(after(readyOrder({ lines }), given), failed(1));
    expect(again.ledger.refunds.at(-1)).toMatchObject({ amount, lines: places });
  });

  test('of which some came back by hand keep what is free among them', () => {
    const { failed, stuck } = failing([0, 1, 2], 1_000);
    const lines = [...twoLines, line({ price: 0 }), line()];
    const back = lookedAt(stuck(readyOrder({ lines })), [...failed(3), byHand(600)]);
    expect(owedOfLines(back)).toMatchObject([{ lines: [0, 2], amount: 400 }]);
  });

  test('nobody can see to while a bank decides', () => {
    const { failed, stuck } = failing([0], 400);
    const order = lookedAt(stuck(deliveredOrder()), failed(3), 100);
    expect(told(order)).toMatchObject({ failed: 0, hasDispute: true });
    expect(owesBack(order)).toBe(true);
  });

  test('with the last of them all that is left goes back, which the card names; why stays what was said', () => {
    const { stuck } = failing([0], 400);
    const order = after(stuck(deliveredOrder()), refund(vendor, [1]));
    expect(order).toMatchObject({ status: 'delivered', reason: 'cold' });
    expect(told(order).failed).toBe(order.total - 600);
    const all = after(order, [
      { id: 'again', type: 'refund', lines: [], reason: 'Tried again' },
      vendor,
    ]);
    expect(all).toMatchObject({ status: 'refunded', reason: 'cold' });
    expect(asked(all).map(([, amount]) => amount)).toEqual([600, order.total - 600]);
  });

  test('go back with the last of them without a reason that was one for a refusal', () => {
    const { stuck } = failing([0], 400);
    const no = answer('refund', false, null, 'Nothing more goes back');
    const order = after(stuck(deliveredOrder()), refund(vendor, [1]), refund(ann, [0]), no);
    expect(order.reason).toBe('Nothing more goes back');
    expect(after(order, refund(vendor, []))).toMatchObject({ status: 'refunded', reason: '' });
  });

  test('what a bank decides of is not back; what waits for its next try is not, either', () => {
    const order = deliveredOrder();
    expect(told(lookedAt(order, [], 500)).back).toBe(0);
    const { given, failed } = failing([0], 400);
    const asking = after(order, given);
    expect(told(asking).back).toBe(400);
    expect(told(lookedAt(asking, failed(1))).back).toBe(0);
    expect(told(lookedAt(lookedAt(asking, failed(1)), [...failed(1), byHand(100)])).back).toBe(100);
  });

  test('whose rest is tried again by hand as a sum, and fails again, are told to who waits for them', () => {
    const { failed, stuck } = failing([0], 400);
    const shown = [...failed(3), byHand(100)];
    const part = lookedAt(stuck(deliveredOrder()), shown);
    const again = after(part, refund(vendor, []));
    const key = again.ledger.refunds.at(-1)?.key ?? '';
    const stuckAgain = lookedAt(again, [...shown, { key, amount: 300, status: 'failed' }]);
    const tellings = ({ outbox }: OrderState) =>
      outbox.filter((each) => each.type === 'tell' && each.what === 'refund-stuck').length;
    expect(tellings(stuckAgain)).toBe(tellings(again) + 1);
  });
});
