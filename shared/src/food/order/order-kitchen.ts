import { fail, type Failure } from '../../core/result.ts';
import {
  asItIs,
  changed,
  isCalledOff,
  lacksMoney,
  moneyIsGone,
  type Rule,
  waitsForCard,
} from './order-change.ts';
import { type OrderNews, telling, waitsForUndo } from './order-effects.ts';
import type { OrderEvent } from './order-events.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState, OrderStep } from './order-state.ts';
import type { OrderStatus } from './order.contract.ts';

const isTooEarly = (msg: string): { ok: false; error: Failure } => fail('WRONG_PHASE', msg);

/** What was called off, or is over, has no more steps; null where it goes on. */
const whyOver = (order: OrderState): { ok: false; error: Failure } | null => {
  if (isCalledOff(order)) return fail('TOO_LATE', 'This order was called off.');
  return order.status === 'delivered' ? fail('TOO_LATE', 'This order was handed over.') : null;
};

/** A card's order is accepted once its money is there, whatever a browser says. */
export const accept: Rule<'accept'> = (order) => {
  if (order.status === 'accepted') return asItIs;
  const over = whyOver(order);
  if (over !== null) return over;
  if (waitsForCard(order)) return isTooEarly('This order is not paid yet.');
  if (order.status !== 'placed' && order.status !== 'paid') {
    return isTooEarly('This order was accepted before.');
  }
  if (lacksMoney(order)) return isTooEarly(moneyIsGone);
  return changed(order, { status: 'accepted' }, [telling('student', 'accepted', true)]);
};

/** A step that leads from one status to the next. `needsMoney`: not where what a card has paid is gone. */
const leads =
  (from: OrderStatus, to: OrderStatus & OrderNews, msg: string, needsMoney: boolean) =>
  (order: OrderState): ReturnType<Rule<'prepare'>> => {
    if (order.status === to) return asItIs;
    const over = whyOver(order);
    if (over !== null) return over;
    if (order.status !== from) return isTooEarly(msg);
    if (needsMoney && lacksMoney(order)) return isTooEarly(moneyIsGone);
    return changed(order, { status: to }, [telling('student', to, true)]);
  };

export const prepare: Rule<'prepare'> = leads('accepted', 'preparing', 'Accept it first.', true);
// What is on the stove is finished: its payer may lose the dispute, and come for it. Whether they are told that it is
// ready is decided when they are (`callsInVain`): as long as that waits, the step can be undone.
export const ready: Rule<'ready'> = leads('preparing', 'ready', 'Nobody prepares it yet.', false);
const leave = leads('ready', 'under-way', 'It is not ready yet.', true);

export const setOut: Rule<'set-out'> = (order, { courier }) => {
  if (order.deliverTo === null) return fail('WRONG_PHASE', 'This order is picked up.');
  // Somebody else goes on with it.
  if (order.status === 'under-way' && courier !== order.courier) {
    if (lacksMoney(order)) return isTooEarly(moneyIsGone);
    return changed(order, { courier, here: { ...order.here, courier: null } }, [
      telling('courier', 'under-way'),
    ]);
  }
  const step = leave(order);
  if (!step.ok || step.value === null) return step;
  return changed(step.value.order, { courier }, [
    ...step.value.effects,
    telling('courier', 'under-way', true),
  ]);
};

/** Steps that the kitchen may take back: all of them happen on this server alone. */
const undoable: ReadonlySet<string> = new Set(['accept', 'prepare', 'ready', 'set-out', 'deliver']);

/** Whether what happened cannot be undone, and with it nothing before it any more. */
export const endsUndoing = (event: OrderEvent): boolean =>
  event.type === 'deliver'
    ? event.code !== null
    : event.type !== 'undo' && !undoable.has(event.type);

/** Nobody has begun to tell of it: clocks of two processes differ, so the time alone does not say so. */
const isUntold = ({ orderid, outbox }: OrderState, step: OrderStep): boolean => {
  const waiting = outbox.filter((each) => each.step === step.id && waitsForUndo(each, step.at));
  return (
    waiting.some(({ key }) => key === `${orderid}:${step.id}:0`) &&
    waiting.every(({ claim }) => claim === null)
  );
};

/** The step that could be undone at this time; null where none can. Whatever came after it, of anybody, keeps it. */
export const undoableStep = (order: OrderState, at: number): OrderStep | null => {
  const last = order.steps.findLast(({ isUndone, type }) => !isUndone && type !== 'undo');
  if (last === undefined || !undoable.has(last.type)) return null;
  if (at < last.at || at >= last.at + orderLimits.undo) return null;
  // A code that was used cannot become unused: somebody may have seen that it was good.
  if (last.type === 'deliver' && order.code.usedAt !== null) return null;
  return isUntold(order, last) ? last : null;
};

export const undo: Rule<'undo'> = (order, { step: id }, _by, at) => {
  const known = order.steps.find((step) => step.id === id);
  if (known === undefined) return fail('NOT_FOUND', 'There is no such step.');
  if (known.isUndone) return asItIs;
  if (undoableStep(order, at)?.id !== id) {
    return fail('TOO_LATE', 'That cannot be undone any more.');
  }
  return changed(order, {
    status: known.from,
    courier: known.type === 'set-out' ? null : order.courier,
    deliveredAt: known.type === 'deliver' ? null : order.deliveredAt,
    invoiced: known.type === 'deliver' ? null : order.invoiced,
    credits: known.type === 'deliver' ? [] : order.credits,
    steps: order.steps.map((step) => (step.id === id ? { ...step, isUndone: true } : step)),
    // What waited for it is not done. What did not, as a refund that had failed before, is of the order, not of the step.
    outbox: order.outbox.filter((each) => each.step !== id || !waitsForUndo(each, known.at)),
  });
};
