import type { Result } from '../../../core/result.ts';
import { decide, type Decided } from '../order-machine.ts';
import type { OrderEvent } from '../order-events.ts';
import type { Doer, OrderState, StoredLine } from '../order-state.ts';
import type { Cart } from '../order.contract.ts';
import { placed } from '../placing.ts';
import { totalsOf } from '../pricing.ts';

export const noon = Date.parse('2031-05-06T12:00:00Z');
export const nameOf = (beginning: string): string => beginning.padEnd(22, '_');
export const orderid = nameOf('order');

export const ann: Doer = { role: 'student', userid: 'ann' };
export const vendor: Doer = { role: 'vendor', userid: 'vic' };
export const courier: Doer = { role: 'courier', userid: 'cora' };
export const gateway: Doer = { role: 'gateway', userid: '' };
export const server: Doer = { role: 'server', userid: '' };

export const line = (given: Partial<StoredLine> = {}): StoredLine => {
  const { price = 400, count = 1 } = given;
  return {
    itemid: nameOf('item'),
    name: 'Flat white',
    choices: [],
    note: '',
    count,
    price,
    total: price * count,
    tax: 1_900,
    holdsStock: true,
    ...given,
  };
};

export interface OrderGiven {
  readonly pay?: Cart['pay'];
  readonly had?: Cart['had'];
  readonly lines?: readonly StoredLine[];
  readonly tip?: number;
  readonly slot?: string | null;
}

/** Two lines, 400 and 2 × 300, and a tip of 50; 200 more where it is brought. */
export const twoLines = [line(), line({ itemid: nameOf('other'), price: 300, count: 2, tax: 700 })];

export const orderOf = (given: OrderGiven = {}): OrderState => {
  const {
    pay = 'card',
    had = { type: 'pick-up' },
    lines = twoLines,
    tip = 50,
    slot = null,
  } = given;
  const fee = had.type === 'delivery' ? { price: 200, tax: 1_900 } : null;
  const totals = totalsOf(lines, fee, tip);
  const { total } = totals;
  const currency = 'EUR';
  const cart = {
    stallid: nameOf('stall'),
    lines: [],
    had,
    slot,
    tip,
    note: '',
    pay,
    currency,
    total,
  };
  const quote = { currency, lines: [], totals, faults: [], canBePlaced: true };
  const placing = { orderid, userid: ann.userid, number: 1, codeid: 'code', at: noon };
  return placed(cart, { quote, lines, fee }, placing).order;
};

/** A payment as the gateway shows it. */
export const seen = (
  amount: number,
  more: Partial<Extract<OrderEvent, { type: 'payment-seen' }>['payment']> = {},
): OrderEvent => ({
  id: 'look',
  type: 'payment-seen',
  payment: { paymentid: 'pi', amount, refunds: [], disputes: [], ...more },
});

/** A refund as the gateway shows it; without a key where it was made in its own pages. */
export interface RefundShown {
  readonly key: string | null;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/** What somebody does, with the time; each under a name of its own. */
export type Deed = readonly [OrderEvent, Doer, number?];

export const done = (order: OrderState, [event, by, at = noon]: Deed): Result<Decided> =>
  decide(order, event, by, at);

/** The order after all of these, none of which may be refused. */
export const after = (order: OrderState, ...deeds: readonly Deed[]): OrderState =>
  deeds.reduce((state, deed) => {
    const decided = done(state, deed);
    if (!decided.ok) throw new Error(`${deed[0].type}: ${decided.error.msg}`);
    return decided.value.order;
  }, order);

/** The order once its payment was looked at, with these refunds and the sum of which a bank decides. */
export const lookedAt = (
  order: OrderState,
  refunds: readonly RefundShown[],
  disputed = 0,
): OrderState =>
  after(order, [
    seen(order.total, {
      refunds: refunds.map((each, place) => ({ ...each, refundid: each.key ?? `hand${place}` })),
      disputes:
        disputed === 0 ? [] : [{ disputeid: 'd', amount: disputed, status: 'open' as const }],
    }),
    gateway,
  ]);

let names = 0;
const named = <Event extends object>(event: Event) => {
  names += 1;
  return { id: `deed${names}`, ...event };
};
export const accept = (): Deed => [named({ type: 'accept' as const }), vendor];
export const prepare = (): Deed => [named({ type: 'prepare' as const }), vendor];
export const ready = (): Deed => [named({ type: 'ready' as const }), vendor];
export const takeMoney = (): Deed => [named({ type: 'take-money' as const }), vendor];
export const setOut = (): Deed => [
  named({ type: 'set-out' as const, courier: courier.userid }),
  vendor,
];
export const deliver = (code: string | null = null, by = vendor): Deed => [
  named({ type: 'deliver' as const, code }),
  by,
];
export const cancel = (by: Doer, paymentid: string | null = null): Deed => [
  named({ type: 'cancel' as const, paymentid, reason: '' }),
  by,
];
export const refund = (by: Doer, lines: readonly number[] | null = null, at = noon): Deed => [
  named({ type: 'refund' as const, lines, reason: 'cold' }),
  by,
  at,
];
export const answer = (
  asked: 'cancel' | 'refund',
  agrees: boolean,
  askedAt: number | null = null,
  reason = '',
): Deed => [named({ type: 'answer' as const, asked, askedAt, agrees, reason }), vendor];
export const undo = (order: OrderState, at: number): Deed => [
  named({ type: 'undo' as const, step: order.steps.at(-1)?.id ?? '' }),
  vendor,
  at,
];

export const paidOrder = (given: OrderGiven = {}): OrderState => {
  const order = orderOf(given);
  return after(order, [seen(order.total), gateway]);
};
export const readyOrder = (given: OrderGiven = {}): OrderState =>
  after(paidOrder(given), accept(), prepare(), ready());
export const deliveredOrder = (): OrderState => after(readyOrder(), deliver('code'));
