import { hasOpenDispute } from './ledger.ts';
import {
  isCalledOff,
  isHeldUp,
  isOver,
  lacksMoney,
  leftOfOrder,
  openAsk,
  refundedLines,
} from './order-change.ts';
import { isFreeToCancel } from './order-calling-off.ts';
import { undoableStep } from './order-kitchen.ts';
import { owedBack, owedOfLines, retryOf, sumOf } from './order-owed.ts';
import { reasonOf } from './order-reason.ts';
import { backOfOrder, waitsForNextTry } from './order-settling.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';
import type { KitchenOrder, OwnOrder, ToldHad } from './own-order.contract.ts';
import { sumsOfOrder } from './order-sums.ts';
import { totalsOf } from './pricing.ts';

const textOf = (at: number): string => new Date(at).toISOString();
const textOrNull = (at: number | null): string | null => (at === null ? null : textOf(at));

/** What is still to be paid at the counter. */
export const toPayOf = (order: OrderState): number =>
  order.pay === 'counter' && order.paidAt === null && !isOver(order) ? order.total : 0;

const hadOf = ({ deliverTo }: OrderState): ToldHad =>
  deliverTo === null ? { type: 'pick-up' } : { type: 'delivery', place: deliverTo };

/** The lines of an order as people read them. */
export const orderLinesOf = (order: OrderState): KitchenOrder['lines'] => {
  const gone = refundedLines(order);
  return order.lines.map(({ itemid, name, choices, note, count, price, total, tax }, place) => ({
    itemid,
    name,
    choices: choices.map((each) => ({ name: each.name, price: each.price })),
    note,
    count,
    price,
    total,
    tax,
    isRefunded: gone.has(place),
  }));
};

/** The same for whoever ordered them: which are back, and not only on their way. */
const ownLinesOf = (order: OrderState): OwnOrder['lines'] => {
  const arrived = order.ledger.refunds.filter(({ status }) => status === 'succeeded');
  const back = new Set(arrived.flatMap(({ lines }) => lines ?? []));
  return orderLinesOf(order).map((line, place) =>
    back.has(place) ? Object.assign(line, { isBack: true as const }) : line,
  );
};

const commonOf = (order: OrderState) => {
  const { orderid, number, status, note, pay, here } = order;
  const asked = openAsk(order);
  return {
    orderid,
    number,
    status,
    had: hadOf(order),
    slot: textOrNull(order.slot),
    note,
    pay,
    toPay: toPayOf(order),
    placedAt: textOf(order.placedAt),
    asked: asked === null ? null : { ...asked, at: textOf(asked.at) },
    here: { student: textOrNull(here.student), courier: textOrNull(here.courier) },
  };
};

/** What whoever placed it may do now; `decide` does not refuse them that. */
export const mayOf = (order: OrderState, at: number): OwnOrder['may'] => {
  const { status, deliveredAt, refused } = order;
  const asked = openAsk(order);
  const isFree = isFreeToCancel(order);
  return {
    cancel: isFree,
    askCancel:
      !isFree && !isOver(order) && status !== 'under-way' && asked === null && !refused.cancel,
    askRefund:
      deliveredAt !== null &&
      at <= deliveredAt + orderLimits.askRefund &&
      !isCalledOff(order) &&
      asked === null &&
      !refused.refund &&
      leftOfOrder(order) > 0 &&
      refundedLines(order).size < order.lines.length,
  };
};

/** Whether what was at this status waited for its payment, and not for its stall. */
const isUnpaid = ({ pay }: OrderState, from: OrderState['status']): boolean =>
  from === 'placed' && pay === 'card';

/** Who has called an order off: what came after that has changed nothing of it. */
const endedByOf = (order: OrderState): OwnOrder['endedBy'] => {
  if (!isCalledOff(order)) return null;
  const last = order.steps.findLast(({ from }) => from !== order.status);
  // One that was paid has waited for its stall, however it was paid.
  if (last?.type === 'expire') {
    if (isUnpaid(order, last.from)) return 'unpaid';
    // One with a reason had lost its money: its stall could not answer.
    return order.reason === '' ? 'time' : null;
  }
  const enders = { student: 'owner', vendor: 'stall' } as const;
  const role = last?.by.role;
  return role === 'student' || role === 'vendor' ? enders[role] : null;
};

/** What only the server knows of an order besides. */
export interface OwnBeside {
  readonly revision: number;
  readonly stall: OwnOrder['stall'];
  /** What its code says, signed. */
  readonly proof: string;
  readonly hasInvoice: boolean;
}

/** An order as whoever placed it sees it at a time in ms. */
export const ownOrderOf = (order: OrderState, beside: OwnBeside, at: number): OwnOrder => {
  const { currency, lines, fee, tip, paymentid, deliveredAt, reason } = order;
  const owed = sumOf(owedBack(order)) + sumOf(owedOfLines(order));
  const ofWhat = reason === '' ? null : reasonOf(order);
  return {
    ...commonOf(order),
    lines: ownLinesOf(order),
    revision: beside.revision,
    stall: beside.stall,
    currency,
    totals: totalsOf(lines, fee, tip),
    sums: sumsOfOrder(order),
    paymentid: paymentid ?? '',
    deliveredAt: textOrNull(deliveredAt),
    reason,
    ...(ofWhat !== null && { reasonOf: ofWhat }),
    endedBy: endedByOf(order),
    refused: order.refused,
    may: mayOf(order, at),
    proof: isOver(order) ? null : beside.proof,
    hasInvoice: beside.hasInvoice,
    ...(owed > 0 && { owed }),
    ...(isHeldUp(order) && { lacksMoney: true as const }),
  };
};

/** Money that should go back and does not by itself: the vendor sees to it. While the payer's bank decides, nobody can. */
const failedOf = (order: OrderState): Pick<KitchenOrder, 'owed' | 'failed'> => {
  const { lines, areLast, ...retry } = retryOf(order);
  const owed = sumOf(retry.owed);
  return { owed, failed: owed + (areLast ? leftOfOrder(order) : sumOf(lines)) };
};

/** It is there once what was to be done for it is done. */
export const hasInvoice = ({ invoiced, outbox }: OrderState): boolean =>
  invoiced !== null && !outbox.some(({ type }) => type === 'invoice');

/** An order as a card of the board in the kitchen, at a time in ms. */
export const kitchenOrderOf = (
  order: OrderState,
  beside: { readonly revision: number; readonly username: string },
  at: number,
): KitchenOrder => {
  const step = undoableStep(order, at);
  return {
    ...commonOf(order),
    lines: orderLinesOf(order),
    ...beside,
    stallid: order.stallid,
    currency: order.currency,
    total: order.total,
    isPaid: order.paidAt !== null && !lacksMoney(order),
    undo: step === null ? null : { step: step.id, until: textOf(step.at + orderLimits.undo) },
    left: leftOfOrder(order),
    back: backOfOrder(order),
    ...failedOf(order),
    refundWaits: waitsForNextTry(order),
    hasDispute: hasOpenDispute(order.ledger),
    hasInvoice: hasInvoice(order),
  };
};
