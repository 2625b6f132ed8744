import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { listUpTo } from '../../core/list-up-to.ts';
import { lineUpTo, requiredLine } from '../../core/text.ts';
import { toldCurrency } from '../../core/currency.ts';
import { itemid, stallid } from '../stall.contract.ts';
import { orderid, orderStatus, payBy, totals } from './order.contract.ts';
import { orderLimits } from './order.limits.ts';
import { proofText } from './proof.ts';

const time = z.iso.datetime();
const revision = z.int().check(z.gte(0));

/** A line of an order, with the names and prices of when it was placed. */
export const orderLine = z.strictObject({
  itemid,
  name: z.string(),
  choices: z.array(z.strictObject({ name: z.string(), price: z.int() })),
  note: z.string(),
  count: z.int(),
  /** Of one, with its choices. */
  price: z.int(),
  total: z.int(),
  /** In hundredths of a percent. */
  tax: z.int(),
  isRefunded: z.boolean(),
});

/** The same for whoever ordered it. */
const ownLine = z.extend(orderLine, {
  /** There where its own refund has arrived: that of others, or of the whole order, may be on its way or owed still. */
  isBack: z.optional(z.literal(true)),
});

/**
 * Where the money of an order is, in words of who paid: `open` is what the stall holds for what is to come, or did not
 * come. Of `refunded`, credit notes say `credited`; the rest came and went without anything being sold.
 */
export const orderSums = z.strictObject({
  paid: z.int(),
  delivered: z.int(),
  refunded: z.int(),
  returning: z.int(),
  disputed: z.int(),
  open: z.int(),
  credited: z.int(),
});

/** What a student has asked of the vendor, who has not answered yet. `lines` null: all of it. */
const asked = z.nullable(
  z.strictObject({
    type: z.enum(['cancel', 'refund']),
    lines: z.nullable(z.array(z.int())),
    reason: z.string(),
    at: time,
  }),
);

/** How somebody gets it; `place` is '' where the account of whoever placed it is deleted. */
const toldHad = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick-up') }),
  z.strictObject({ type: z.literal('delivery'), place: z.string() }),
]);
export type ToldHad = z.infer<typeof toldHad>;

/** What owner and kitchen are both told. */
const common = {
  orderid,
  revision,
  /** What is called out at the counter. */
  number: z.int(),
  status: orderStatus,
  lines: z.array(orderLine),
  had: toldHad,
  slot: z.nullable(time),
  note: z.string(),
  pay: payBy,
  /** To the vendor, when it is handed over; 0 where nothing is. */
  toPay: z.int(),
  placedAt: time,
  asked,
  /** When each said that they are there. */
  here: z.strictObject({ student: z.nullable(time), courier: z.nullable(time) }),
};

/** What a stall decided last of an order that has not come to nothing: what it has refused, or lines that go back. */
const reasonOf = z.enum(['cancel-refused', 'refund-refused', 'lines']);
export type ReasonOf = z.infer<typeof reasonOf>;

/** An order as whoever placed it sees it. */
export const ownOrder = z.strictObject({
  ...common,
  lines: z.array(ownLine),
  stall: z.strictObject({ stallid, name: z.string(), place: z.string(), timeZone: z.string() }),
  currency: toldCurrency,
  totals,
  sums: orderSums,
  /** As `POST /api/food/cancelorder` names it; '' as long as none has begun. */
  paymentid: z.string(),
  deliveredAt: z.nullable(time),
  /** Why what was decided last was decided: that it comes to nothing, or `reasonOf`; '' where nobody said. */
  reason: z.string(),
  /** There where it has a reason and has not come to nothing. */
  reasonOf: z.optional(reasonOf),
  /**
   * Who has cancelled or refunded it. Where nobody did and it waited too long: `unpaid` for its payment, `time` for its
   * stall. Null where it has not ended so.
   */
  endedBy: z.nullable(z.enum(['owner', 'stall', 'time', 'unpaid'])),
  /** What the vendor has refused that was asked of them. */
  refused: z.strictObject({ cancel: z.boolean(), refund: z.boolean() }),
  /** What they may do now: cancel it at once, ask for that, ask for money back. */
  may: z.strictObject({ cancel: z.boolean(), askCancel: z.boolean(), askRefund: z.boolean() }),
  /** What the code says that is shown at the counter; null where there is nothing to hand over. */
  proof: z.nullable(proofText),
  /** There is one, for `GET /api/food/invoice/:id`. */
  hasInvoice: z.boolean(),
  /** There where money of it should be back with them and is not on its way. */
  owed: z.optional(z.int()),
  /** What a card had paid is not there: it went back, or its payer disputes it. Its stall begins nothing of it and hands nothing over. Not where it is over. */
  lacksMoney: z.optional(z.literal(true)),
});
export type OwnOrder = z.infer<typeof ownOrder>;

/** Reply of `GET /api/food/orders`: the newest first. */
export const ownOrders = z.strictObject({
  orders: z.array(ownOrder),
  /** `before` of the page after this; null at the end. */
  next: z.nullable(z.string()),
});

/** An order as a card of the board in the kitchen. */
export const kitchenOrder = z.strictObject({
  ...common,
  stallid,
  /** Of whoever placed it; '' where their account is deleted. */
  username: z.string(),
  currency: toldCurrency,
  total: z.int(),
  /** Its money is there: not where what a card had paid went back, or is disputed. */
  isPaid: z.boolean(),
  /** The last step can be undone until then; null where it cannot. */
  undo: z.nullable(z.strictObject({ step: z.string(), until: time })),
  /** What can still be given back of what paid it. */
  left: z.int(),
  /** What is back of that, or on its way. */
  back: z.int(),
  /**
   * What goes back where it is tried again, as it does not by itself any more: the vendor sees to it. With the last line
   * that is all that is left.
   */
  failed: z.int(),
  /** Of that, what the stall may not keep, as a second payment: a refund of any kind tries it again. */
  owed: z.int(),
  /** What did not go back and goes out again by itself, an hour or a day later: nobody needs to do anything. */
  refundWaits: z.int(),
  hasDispute: z.boolean(),
  hasInvoice: z.boolean(),
});
export type KitchenOrder = z.infer<typeof kitchenOrder>;

/** Made for each thing that somebody does, and sent again with its repeat: then it is done once. */
const attempt = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'No name of an attempt.'));
const reason = lineUpTo(orderLimits.reason);
const lines = listUpTo(
  z.int().check(z.gte(0), z.lt(orderLimits.lines)),
  orderLimits.lines,
  `At most ${orderLimits.lines} lines.`,
).check(z.refine((places) => new Set(places).size === places.length, 'A line stands twice.'));

export const orderRef = z.strictObject({ orderid });
/** Params of `GET /api/food/invoice/:id`: the id of an order. */
export const invoiceRef = z.strictObject({ id: orderid });

/** Body of `POST /api/food/iamhere`. */
export const iAmHere = z.strictObject({ orderid });

/** Body of `POST /api/food/delivered`: with what the scanner read, where it read something. */
export const delivered = z.strictObject({
  orderId: orderid,
  proof: z.optional(proofText),
  attempt: z.optional(attempt),
});

/**
 * Body of `POST /api/food/refund`: of lines by their places, or whole where `lines` is left out. With no line in it
 * what did not go back alone is tried again: what has `failed`.
 */
export const refundAsked = z.strictObject({
  orderid,
  reason: requiredLine(orderLimits.reason),
  lines: z.optional(lines),
  attempt: z.optional(attempt),
});

/** Body of `POST /api/food/cancelorder`: `paymentid` as `ownOrder` tells it. */
export const orderCancelled = z.strictObject({
  orderid,
  paymentid: z.string().check(z.maxLength(orderLimits.paymentid)),
  reason: z.optional(reason),
  attempt: z.optional(attempt),
});

/** Body of what the vendor answers to what was asked of them, and when that was: they mean what they have read. */
export const askAnswered = z.strictObject({
  orderid,
  asked: z.enum(['cancel', 'refund']),
  askedAt: time,
  agrees: z.boolean(),
  reason,
  attempt,
});

/** Body of a step in the kitchen. Who sets out with it is `courier`; null for the vendor themselves. */
export const kitchenStep = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['accept', 'prepare', 'ready', 'take-money']),
    orderid,
    attempt,
  }),
  z.strictObject({ type: z.literal('set-out'), orderid, attempt, courier: z.nullable(id) }),
  z.strictObject({
    type: z.literal('undo'),
    orderid,
    attempt,
    step: z.string().check(z.maxLength(80)),
  }),
]);
