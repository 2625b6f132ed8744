import { fail, ok, type Result } from '../../core/result.ts';
import { type Change, type Rule } from './order-change.ts';
import { cancel, expire } from './order-calling-off.ts';
import { comesAfter, type Effect, waitsForUndo, type WantedEffect } from './order-effects.ts';
import { withCredits } from './crediting.ts';
import { isDisputed } from './ledger.ts';
import { moneyNews } from './money-news.ts';
import { allowed, type OrderEvent, type OrderEventType } from './order-events.ts';
import { deliver, here, hereAfter, takeMoney } from './order-handing-over.ts';
import { accept, endsUndoing, prepare, ready, setOut, undo } from './order-kitchen.ts';
import { pageFailed, paymentBegun, paymentSeen, refundFailed } from './order-payments.ts';
import { answer, refund } from './order-refunding.ts';
import { settled } from './order-settling.ts';
import type { Doer, OrderState } from './order-state.ts';
import { orderLimits } from './order.limits.ts';

const rules: { readonly [Type in OrderEventType]: Rule<Type> } = {
  accept,
  prepare,
  ready,
  'set-out': setOut,
  'take-money': takeMoney,
  deliver,
  undo,
  here,
  cancel,
  refund,
  answer,
  'payment-begun': paymentBegun,
  'page-failed': pageFailed,
  'payment-seen': paymentSeen,
  'refund-failed': refundFailed,
  expire,
};

/** What has become of an order. `effects` are new; they stand in its outbox, too. */
export interface Decided {
  readonly order: OrderState;
  readonly effects: readonly Effect[];
}

/** An effect with its name, which is the same however often this is decided. */
export const named = (
  wanted: WantedEffect,
  place: number,
  { orderid, step, at }: { readonly orderid: string; readonly step: string; readonly at: number },
): Effect => {
  const { waits = false, pause = 0, key = `${orderid}:${step}:${place}`, ...rest } = wanted;
  const notBefore = at + (waits ? orderLimits.undo : pause);
  return { ...rest, key, step, notBefore, claim: null };
};

/** What a server or a gateway brings is told apart by what it says, not by a name: an event may come twice with news. */
const stepOf = (order: OrderState, event: OrderEvent, { role }: Doer): string =>
  role === 'gateway' || role === 'server' ? `${role}:${order.steps.length}` : event.id;

/** What waited for an undoing that cannot come any more waits no longer: it is told before what has come since. */
const released = (outbox: readonly Effect[], at: number): Effect[] =>
  outbox.map((each) => (waitsForUndo(each, at) ? { ...each, notBefore: at } : each));

const written = (
  before: OrderState,
  event: OrderEvent,
  { order, effects }: Change,
  by: Doer,
  at: number,
): Decided => {
  const step = stepOf(before, event, by);
  const back = event.type === 'refund-failed' ? { order, effects: [] } : settled(order);
  const { outbox } = back.order;
  // What is made of a step that can be undone waits with its invoice.
  const waits = effects.some((each) => each.type === 'invoice' && each.waits === true);
  const credited = withCredits(back.order, waits);
  const wanted = [...effects, ...back.effects, ...moneyNews(before, back.order, at)];
  const made = wanted
    .concat(credited.effects)
    .map((each, place) => named(each, place, { orderid: order.orderid, step, at }));
  const noted = { id: step, type: event.type, by, at, from: before.status, isUndone: false };
  return {
    order: {
      ...credited.order,
      here: hereAfter(before, credited.order),
      steps: [...order.steps, noted],
      outbox: [...(endsUndoing(event) ? released(outbox, at) : outbox), ...made],
    },
    effects: made,
  };
};

/** Possible however much was done: else a kitchen that plays with its buttons would keep the money. None can be done often. */
const endsOrder: ReadonlySet<OrderEventType> = new Set(['cancel', 'answer', 'refund']);

/** What an event makes of an order: what it is then and what is to be done outside, or why it cannot be. */
export const decide = (
  order: OrderState,
  event: OrderEvent,
  by: Doer,
  at: number,
): Result<Decided> => {
  const may = allowed(order, event.type, by);
  if (!may.ok) return may;
  const isByPerson = by.role !== 'gateway' && by.role !== 'server';
  if (isByPerson && order.steps.some(({ id }) => id === event.id)) {
    return ok({ order, effects: [] });
  }
  const change = (rules[event.type] as Rule<OrderEventType>)(order, event, by, at);
  if (!change.ok) return change;
  if (change.value === null) return ok({ order, effects: [] });
  if (isByPerson && !endsOrder.has(event.type) && order.steps.length >= orderLimits.steps) {
    return fail('FULL', 'That is enough done with one order.');
  }
  return ok(written(order, event, change.value, by, at));
};

/** The order once this was done outside. */
export const carriedOut = (order: OrderState, key: string): OrderState => ({
  ...order,
  outbox: order.outbox.filter((each) => each.key !== key),
});

/** The order once somebody has this to do until a time in ms, under a name of their own: once that is stored, they do it. */
export const claimed = (order: OrderState, key: string, by: string, until: number): OrderState => ({
  ...order,
  outbox: order.outbox.map((each) => (each.key === key ? { ...each, claim: { by, until } } : each)),
});

/** What waits for no other one, nor for a bank: while one decides of a payment, nothing of it is asked back. */
const next = ({ outbox, ledger }: OrderState): Effect[] =>
  outbox.filter(
    (each, place) =>
      !(each.type === 'refund' && isDisputed(ledger, each.paymentid)) &&
      !outbox.slice(0, place).some((earlier) => comesAfter(each, earlier)),
  );

/** When somebody may do it who has not claimed it. */
const freeFrom = ({ notBefore, claim }: Effect): number =>
  Math.max(notBefore, claim?.until ?? notBefore);

/** What is to be done outside by now, in the order of the steps that led to it; not what is claimed at this moment. */
export const dueOf = (order: OrderState, at: number): Effect[] =>
  next(order).filter((each) => freeFrom(each) <= at);

/** When something of it is due next, in ms; null where nothing is to be done, or a bank is waited for. */
export const nextDueOf = (order: OrderState): number | null => {
  const free = next(order);
  return free.length === 0 ? null : Math.min(...free.map(freeFrom));
};
