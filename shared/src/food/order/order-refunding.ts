import { fail, type Failure, ok, type Result } from '../../core/result.ts';
import {
  asItIs,
  type Change,
  changed,
  isCalledOff,
  leftOfOrder,
  openAsk,
  refundedLines,
  type Rule,
  withRefund,
  withStockBack,
} from './order-change.ts';
import { calledOff } from './order-calling-off.ts';
import { hasOpenDispute } from './ledger.ts';
import { telling } from './order-effects.ts';
import type { EventOf } from './order-events.ts';
import { owedBack, type OwedOfLines, type Retry, retryOf, sumOf } from './order-owed.ts';
import { reasonOf } from './order-reason.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';

type Wanted = {
  readonly id: string;
  /** None of them: what is owed alone. */
  readonly lines: readonly number[] | null;
  readonly reason: string;
};

/** Which lines are meant that were not refunded yet: none where all of them were. */
const openLines = (
  order: OrderState,
  lines: readonly number[] | null,
): Result<readonly number[]> => {
  const gone = refundedLines(order);
  const rest = [...order.lines.keys()].filter((place) => !gone.has(place));
  if (lines === null) return ok(rest);
  if (new Set(lines).size !== lines.length || lines.some((place) => !(place in order.lines))) {
    return fail('BAD_REQUEST', 'There is no such line.');
  }
  const open = lines.filter((place) => !gone.has(place));
  return open.length === 0 || open.length === lines.length
    ? ok(open)
    : fail('CONFLICT', 'Some of these lines were refunded before. Look at it again.');
};

const disputed = () =>
  fail('WRONG_PHASE', 'The payer disputes this payment at their bank, which decides of it.');

/** Tries again by hand what the stall may not keep and what did not go back by itself, as a second payment. */
const retried = (order: OrderState, id: string, owed: Retry['owed']): Change => {
  let { ledger } = order;
  const effects = owed.flatMap(({ paymentid, amount }) => {
    const key = `${order.orderid}:${id}:${paymentid}`;
    const back = withRefund(ledger, { key, paymentid, amount, lines: null });
    ({ ledger } = back);
    return back.effects;
  });
  return { order: { ...order, ledger }, effects };
};

/** The same of single lines whose refund failed, in one refund. Its key is not that of a refund with a reason (`reasonOf`). */
const linesRetried = (change: Change, id: string, owed: readonly OwedOfLines[]): Change => {
  const { order, effects } = change;
  const [first] = owed;
  if (first === undefined) return change;
  const back = withRefund(order.ledger, {
    key: `${order.orderid}:${id}:owed`,
    paymentid: first.paymentid,
    amount: sumOf(owed),
    lines: first.lines && owed.flatMap(({ lines }) => lines ?? []),
  });
  return { order: { ...order, ledger: back.ledger }, effects: [...effects, ...back.effects] };
};

/** What is owed alone, of what a bank does not decide at this moment. With the last line all that is left goes back. */
const retriedAlone = (
  order: OrderState,
  id: string,
  { owed, lines, areLast }: Retry,
): Result<Change | null> => {
  if (owed.length === 0 && lines.length === 0) {
    return hasOpenDispute(order.ledger) ? disputed() : asItIs;
  }
  const change = retried(order, id, owed);
  if (!areLast) return ok(linesRetried(change, id, lines));
  // Why was said when lines were given back, where nothing was decided since.
  const reason = reasonOf(order) === 'lines' ? order.reason : '';
  const off = calledOff(change.order, 'refunded', reason);
  return ok({ order: off.order, effects: [...change.effects, ...off.effects] });
};

/** What a student has asked for and these lines are not: more of it waits for an answer. */
const askedBeside = ({ asked }: OrderState, places: ReadonlySet<number>): OrderState['asked'] => {
  if (asked?.type !== 'refund' || asked.lines === null) return asked;
  const lines = asked.lines.filter((place) => !places.has(place));
  return lines.length === 0 ? null : { ...asked, lines };
};

const ofLines = (
  order: OrderState,
  { id, reason }: Wanted,
  open: readonly number[],
): Result<Change> => {
  const amount = open.reduce((sum, place) => sum + (order.lines[place]?.total ?? 0), 0);
  if (amount > leftOfOrder(order) || order.paymentid === null) {
    return fail('CONFLICT', 'There is less left of its money than that.');
  }
  if (amount === 0) return fail('BAD_REQUEST', 'These lines cost nothing.');
  const { paymentid, orderid } = order;
  const refund = { key: `${orderid}:${id}`, paymentid, amount, lines: [...open] };
  const back = withRefund(order.ledger, refund);
  const places = new Set(open);
  const stock = withStockBack(order, places);
  const asked = askedBeside(order, places);
  return changed(order, { ledger: back.ledger, lines: stock.lines, asked, reason }, [
    ...back.effects,
    ...stock.effects,
    telling('student', 'refunded'),
  ]);
};

const whyNot = (order: OrderState, at: number): { ok: false; error: Failure } | null => {
  if (order.paidAt === null) return fail('WRONG_PHASE', 'Nothing was paid for it.');
  if (at > order.placedAt + orderLimits.refund) {
    return fail('TOO_LATE', 'That is too long ago for money to go back.');
  }
  return hasOpenDispute(order.ledger) ? disputed() : null;
};

/** What the vendor wants of the order itself: lines of it, or all of it, which calls it off. */
const givenOfOrder = (order: OrderState, wanted: Wanted, at: number): Result<Change | null> => {
  const refused = whyNot(order, at);
  if (refused !== null) return refused;
  const open = openLines(order, wanted.lines);
  if (!open.ok) return open;
  // Of lines that went back before it is a second tap.
  if (open.value.length === 0 && wanted.lines !== null) return asItIs;
  const rest = order.lines.length - refundedLines(order).size;
  return open.value.length === rest
    ? ok(calledOff(order, 'refunded', wanted.reason))
    : ofLines(order, wanted, open.value);
};

/** The vendor gives money back at once. Whatever they want, what is owed is tried again; where they name no line, that alone. */
const given = (order: OrderState, wanted: Wanted, at: number): Result<Change | null> => {
  const retry = retryOf(order);
  const isOfOrder = !isCalledOff(order) && wanted.lines?.length !== 0;
  if (!isOfOrder || (order.paidAt === null && owedBack(order).length > 0)) {
    return retriedAlone(order, wanted.id, retry);
  }
  const own = givenOfOrder(order, wanted, at);
  if (!own.ok || retry.owed.length === 0) return own;
  const change = own.value ?? { order, effects: [] };
  const again = retried(change.order, wanted.id, retry.owed);
  return ok({ order: again.order, effects: [...change.effects, ...again.effects] });
};

/** A student asks for money back of what they were handed, within some time. */
const askedFor = (
  order: OrderState,
  { lines, reason }: Wanted,
  at: number,
): Result<Change | null> => {
  if (isCalledOff(order)) return asItIs;
  if (order.deliveredAt === null) {
    return fail('WRONG_PHASE', 'It was not handed over yet: you can cancel it.');
  }
  if (at > order.deliveredAt + orderLimits.askRefund) {
    return fail('TOO_LATE', 'The time to ask for money back is over.');
  }
  if (order.asked?.type === 'refund') return asItIs;
  if (order.refused.refund) return fail('TOO_LATE', 'The vendor has refused to give money back.');
  if (leftOfOrder(order) === 0) return fail('WRONG_PHASE', 'There is no money left of it.');
  const open = openLines(order, lines);
  if (!open.ok) return open;
  if (open.value.length === 0) return asItIs;
  const asked = { type: 'refund' as const, lines: lines === null ? null : [...lines], reason, at };
  return changed(order, { asked }, [telling('vendor', 'refund-asked')]);
};

export const refund: Rule<'refund'> = (order, event, { role }, at) =>
  role === 'vendor' ? given(order, event, at) : askedFor(order, event, at);

/** It is as this answer wants it. What was handed over in the meantime was not cancelled. */
const isAnswered = (order: OrderState, { asked, agrees }: EventOf<'answer'>): boolean => {
  if (!agrees) return order.refused[asked];
  return asked === 'cancel' ? isCalledOff(order) : !order.refused.refund;
};

/** What the vendor says to what a student has asked for. */
export const answer: Rule<'answer'> = (order, event, _by, at) => {
  const { id, asked: type, askedAt, agrees, reason } = event;
  const asked = openAsk(order);
  if (asked === null) {
    // The same answer once more changes nothing; another one comes too late, as where its reply was lost.
    if (isAnswered(order, event)) return asItIs;
    const isHandedOver = type === 'cancel' && order.status === 'delivered';
    if (isHandedOver) return fail('TOO_LATE', 'This order was handed over.');
    return fail('CONFLICT', 'Nothing is asked any more. Look at it again.');
  }
  const isRead = asked.type === type && (askedAt === null || asked.at === askedAt);
  if (!isRead) return fail('CONFLICT', 'Something else is asked. Look at it again.');
  if (!agrees) {
    const refused = { ...order.refused, [type]: true };
    return changed(order, { asked: null, refused, reason }, [
      telling('student', `${type}-refused`),
    ]);
  }
  if (type === 'cancel') return ok(calledOff(order, 'cancelled', reason));
  const back = given(order, { id, lines: asked.lines, reason }, at);
  if (!back.ok) return back;
  // Nothing is asked any more, though it had gone back in the meantime.
  const change = back.value ?? { order, effects: [] };
  return ok({ ...change, order: { ...change.order, asked: null } });
};
