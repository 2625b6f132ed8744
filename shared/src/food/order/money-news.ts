import { hasFailed, type Refund } from './ledger.ts';
import { isCalledOff, isHeldUp, isOver } from './order-change.ts';
import { type Effect, telling, type WantedEffect } from './order-effects.ts';
import { isGivenUp } from './order-settling.ts';
import type { OrderState } from './order-state.ts';
import { orderLimits } from './order.limits.ts';

/** Whether nothing goes out by itself any more of what it was for, also where it was tried by hand after that. */
const isLast = (order: OrderState, refund: Refund): boolean => {
  // A sum is of whatever did not go back of its payment.
  const ofSame = (each: Refund): boolean =>
    each.paymentid === refund.paymentid && refund.lines === null;
  return [refund, ...order.ledger.refunds.filter(ofSame)].some((each) => isGivenUp(order, each));
};

/** What is new of refunds: what went back, and what did not. */
const newsOfRefunds = (before: OrderState, after: OrderState): WantedEffect[] => {
  const known = new Map(before.ledger.refunds.map(({ key, status }) => [key, status]));
  const fresh = after.ledger.refunds.filter(({ key, status }) => known.get(key) !== status);
  return fresh.flatMap((refund): WantedEffect[] => {
    if (hasFailed(refund)) {
      const toVendor = telling('vendor', 'refund-failed');
      // Who waits for it is told once it does not go out by itself any more.
      if (isLast(after, refund)) return [toVendor, telling('student', 'refund-stuck')];
      // So is whoever was told that it is back.
      const wasBack = known.get(refund.key) === 'succeeded';
      return wasBack ? [toVendor, telling('student', 'refund-failed')] : [toVendor];
    }
    return refund.status === 'succeeded' ? [telling('student', 'money-back')] : [];
  });
};

type Disputes = OrderState['ledger']['disputes'];

/** The disputes that are new, or decided since. */
const newDisputes = (before: OrderState, after: OrderState): Disputes => {
  const known = new Map(before.ledger.disputes.map((each) => [each.disputeid, each.status]));
  return after.ledger.disputes.filter(({ disputeid, status }) => known.get(disputeid) !== status);
};

/** What a dispute does to an order that is not handed over: it holds it up, or its payer has the money again. */
const newsOfHold = (before: OrderState, after: OrderState, fresh: Disputes): WantedEffect[] => {
  if (!isHeldUp(after)) return [];
  if (fresh.some(({ status }) => status === 'lost')) return [telling('student', 'money-back')];
  const isNew = !isHeldUp(before) && fresh.some(({ status }) => status === 'open');
  return isNew ? [telling('student', 'disputed')] : [];
};

/** The vendor is told of each, and whoever ordered where it holds their order up. */
const newsOfDisputes = (before: OrderState, after: OrderState, fresh: Disputes): WantedEffect[] => [
  ...fresh.map(({ status }) => telling('vendor', status === 'open' ? 'disputed' : 'dispute-over')),
  ...newsOfHold(before, after, fresh),
];

type Telling = Extract<Effect, { readonly type: 'tell' }>;

const calling: ReadonlySet<Telling['what']> = new Set(['ready', 'here']);

/** Whether this would call whoever ordered to a counter or a door where nothing is handed over. */
export const callsInVain = (
  order: OrderState,
  { whom, what }: Pick<Telling, 'whom' | 'what'>,
): boolean => whom === 'student' && calling.has(what) && (isCalledOff(order) || isHeldUp(order));

/** It is told that it is ready all the same: nobody has begun to, so whoever does sees what its money has come to. */
const willBeCalled = ({ outbox }: OrderState): boolean =>
  outbox.some(
    (each) =>
      each.type === 'tell' &&
      each.whom === 'student' &&
      each.what === 'ready' &&
      each.claim === null,
  );

/** It waits at the counter, and is still worth coming for. */
const canBeHad = ({ status, steps, slot }: OrderState, at: number): boolean => {
  const madeAt = steps.findLast(({ type, isUndone }) => type === 'ready' && !isUndone)?.at ?? 0;
  return status === 'ready' && at - Math.max(madeAt, slot ?? 0) < orderLimits.callsWithin;
};

/** Its money is there again: whoever ordered was told that it is not handed over, or was not told that it is ready. */
const newsOfGoingOn = (
  before: OrderState,
  after: OrderState,
  { fresh, at }: { readonly fresh: Disputes; readonly at: number },
): WantedEffect[] => {
  if (!isHeldUp(before) || isOver(after) || isHeldUp(after) || willBeCalled(after)) return [];
  if (canBeHad(after, at)) return [telling('student', 'ready')];
  const isWon = fresh.some(({ status }) => status === 'won');
  return isWon ? [telling('student', 'dispute-over')] : [];
};

/** What is to be told of the money of an order at a time in ms, whatever has moved it. */
export const moneyNews = (before: OrderState, after: OrderState, at: number): WantedEffect[] => {
  const fresh = newDisputes(before, after);
  return [
    ...newsOfRefunds(before, after),
    ...newsOfDisputes(before, after, fresh),
    ...newsOfGoingOn(before, after, { fresh, at }),
  ];
};
