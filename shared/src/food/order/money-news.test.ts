import { describe, expect, test } from 'vitest';
import { callsInVain } from './money-news.ts';
import { claimed } from './order-machine.ts';
import type { OrderState } from './order-state.ts';
import {
  accept,
  after,
  ann,
  cancel,
  deliver,
  gateway,
  lookedAt,
  noon,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  ready,
  readyOrder,
  refund,
  type RefundShown,
  seen,
  undo,
  vendor,
} from './testing/orders.ts';

/*
 * Who is told that money did not go back, and whether it goes out again by itself; and who is called to a counter or
 * a door.
 */

const { total } = orderOf();
type Try = readonly [RefundShown['key'], RefundShown['status']];
const look = (order: OrderState, tries: readonly Try[]): OrderState =>
  lookedAt(
    order,
    tries.map(([key, status]) => ({ key, amount: total, status })),
  );
const own = (attempt: number): string => `${orderid}:back:pi:${attempt}`;
const failed = (count: number) =>
  Array.from({ length: count }, (_none, at) => [own(at + 1), 'failed'] as const);
const cancelled = after(paidOrder(), cancel(vendor));
/** Whose refund failed so often. */
const failing = (count: number): OrderState =>
  Array.from({ length: count }, (_none, at) => at + 1).reduce(
    (order, tries) => look(order, failed(tries)),
    cancelled,
  );
const news = (before: OrderState, order: OrderState) =>
  order.outbox
    .slice(before.outbox.length)
    .flatMap((each) => (each.type === 'tell' ? [[each.whom, each.what]] : []));

const toVendor = ['vendor', 'refund-failed'];
const isStuck = [toVendor, ['student', 'refund-stuck']];

test('who waits for it is told once nothing goes out by itself any more', () => {
  expect(news(failing(1), failing(2))).toEqual([toVendor]);
  expect(news(failing(2), failing(3))).toEqual(isStuck);
});

test('also where the last one had arrived, and a bank sent it back', () => {
  const arrived = look(failing(2), [...failed(2), [own(3), 'succeeded']]);
  expect(news(arrived, look(arrived, failed(3)))).toEqual(isStuck);
});

test('and so they are where a try by hand fails after that', () => {
  const deed = refund(vendor, []);
  const key = `${orderid}:${deed[0].id}:pi`;
  const again = after(failing(3), deed);
  expect(again.outbox.at(-1)).toMatchObject({ type: 'refund', key });
  expect(news(again, look(again, [...failed(3), [key, 'failed']]))).toEqual(isStuck);
  expect(news(again, look(again, [...failed(3), [key, 'succeeded']]))).toEqual([
    ['student', 'money-back'],
  ]);
});

describe('what its card has paid is gone, and there again', () => {
  const dispute = (order: OrderState, status: 'open' | 'won' | 'lost'): OrderState =>
    after(order, [seen(total, { disputes: [{ disputeid: 'd', amount: total, status }] }), gateway]);
  const isDisputed = ['vendor', 'disputed'];
  const isHeldUp = ['student', 'disputed'];
  const isOver = ['vendor', 'dispute-over'];
  const goesOn = ['student', 'dispute-over'];
  const isReady = ['student', 'ready'];
  const preparing = after(paidOrder(), accept(), prepare());
  const isHere = (id: string) => [{ id, type: 'here' as const }, ann] as const;

  test('whoever ordered is told that it is ready once its money is there', () => {
    const told = { ...readyOrder(), outbox: [] };
    const gone = dispute(told, 'open');
    expect(news(told, gone)).toEqual([isDisputed, isHeldUp]);
    expect(news(gone, dispute(gone, 'won'))).toEqual([isOver, isReady]);
    expect(news(gone, dispute(gone, 'lost'))).toEqual([isOver, ['student', 'money-back']]);
    const back = look(told, [[null, 'succeeded']]);
    expect(news(back, look(back, [[null, 'failed']]))).toContainEqual(isReady);
  });

  test('not where it is not ready, or was so long ago: then that it goes on', () => {
    for (const order of [paidOrder(), preparing]) {
      const gone = dispute(order, 'open');
      expect(news(order, gone)).toEqual([isDisputed, isHeldUp]);
      expect(news(gone, dispute(gone, 'won'))).toEqual([isOver, goesOn]);
    }
    const gone = dispute({ ...readyOrder(), outbox: [] }, 'open');
    const wonAfter = (hours: number) => {
      const won = seen(total, { disputes: [{ disputeid: 'd', amount: total, status: 'won' }] });
      return news(gone, after(gone, [won, gateway, noon + hours * 3_600_000]));
    };
    expect(wonAfter(11)).toEqual([isOver, isReady]);
    expect(wonAfter(13)).toEqual([isOver, goesOn]);
  });

  test('that a bank decides is told where one does: not of what it has decided, nor where money bounced', () => {
    const lost = dispute(preparing, 'lost');
    expect(news(preparing, lost)).toEqual([isOver, ['student', 'money-back']]);
    const back = look(preparing, [[null, 'succeeded']]);
    const there = news(back, look(back, [[null, 'failed']]));
    expect(there).toContainEqual(['student', 'refund-failed']);
    expect(there).not.toContainEqual(goesOn);
  });

  test('nobody but the vendor is told of what was handed over, or is disputed in part', () => {
    const handed = after(readyOrder(), deliver());
    const gone = dispute(handed, 'open');
    expect(news(handed, gone)).toEqual([isDisputed]);
    expect(news(gone, dispute(gone, 'won'))).toEqual([isOver]);
    const some = [{ disputeid: 'd', amount: 100, status: 'open' as const }];
    expect(news(preparing, after(preparing, [seen(total, { disputes: some }), gateway]))).toEqual([
      isDisputed,
    ]);
  });

  test('who had come before says anew that they are there', () => {
    const come = after(readyOrder(), isHere('h'));
    expect(come.here.student).toBe(noon);
    const gone = dispute(come, 'open');
    expect(gone.here).toEqual({ student: null, courier: null });
    const again = after(dispute(gone, 'won'), isHere('again'));
    expect(again.here.student).toBe(noon);
    const handed = after(come, deliver());
    expect(dispute(handed, 'open').here).toEqual(handed.here);
  });

  test('and once: not where the kitchen has just said so, and nobody has begun to tell it', () => {
    const made = after(dispute(preparing, 'open'), ready());
    const waiting = made.outbox.at(-1)!;
    expect(waiting).toMatchObject({ type: 'tell', whom: 'student', what: 'ready' });
    expect(news(made, dispute(made, 'won'))).toEqual([isOver]);
    // Whoever has begun may have seen that its money is gone, and told nobody.
    const begun = claimed(made, waiting.key, 'one', noon + 60_000);
    expect(news(begun, dispute(begun, 'won'))).toEqual([isOver, isReady]);
  });

  test('nobody is called until then, and what called them can be undone', () => {
    const made = after(dispute(preparing, 'open'), ready());
    const tell = (what: 'ready' | 'here' | 'cancelled', whom: 'student' | 'vendor' = 'student') =>
      ({ whom, what }) as const;
    for (const each of [tell('ready'), tell('here')]) {
      expect(callsInVain(made, each)).toBe(true);
      expect(callsInVain(dispute(made, 'won'), each)).toBe(false);
      expect(callsInVain(readyOrder(), each)).toBe(false);
      expect(callsInVain(after(readyOrder(), cancel(vendor)), each)).toBe(true);
      expect(callsInVain(after(readyOrder(), deliver()), each)).toBe(false);
    }
    expect(callsInVain(made, tell('cancelled'))).toBe(false);
    expect(callsInVain(made, tell('here', 'vendor'))).toBe(false);
    expect(after(made, undo(made, noon + 1)).status).toBe('preparing');
  });
});
