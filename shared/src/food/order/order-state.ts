import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { toldCurrency } from '../../core/currency.ts';
import { itemid, optionid, stallid } from '../stall.contract.ts';
import { credit } from './credit.contract.ts';
import { effect } from './order-effects.ts';
import { ledger } from './ledger.ts';
import { orderid, orderStatus, payBy } from './order.contract.ts';

const money = z.int().check(z.gte(0));
const time = z.int();

/** Who does something: `gateway` takes payments, `server` is the clock and what this server does by itself. */
export const orderRole = z.enum(['student', 'vendor', 'courier', 'gateway', 'server']);
export type OrderRole = z.infer<typeof orderRole>;
/** `userid` is '' for the gateway and the server, and where an account is deleted. */
export const doer = z.strictObject({ role: orderRole, userid: z.string() });
export type Doer = z.infer<typeof doer>;

/** What was ordered, with the names and prices of that moment: a menu changes, an order does not. */
export const storedLine = z.strictObject({
  itemid,
  name: z.string(),
  choices: z.array(z.strictObject({ id: optionid, name: z.string(), price: money })),
  note: z.string(),
  count: z.int().check(z.gte(1)),
  /** Of one, with its choices. */
  price: money,
  total: money,
  /** In hundredths of a percent. */
  tax: z.int().check(z.gte(0)),
  /** Stock was taken for it and not given back. */
  holdsStock: z.boolean(),
});
export type StoredLine = z.infer<typeof storedLine>;

/** What was done, the newest last. An undone step stays, so that its repeat is known. */
export const orderStep = z.strictObject({
  id: z.string(),
  type: z.string(),
  by: doer,
  at: time,
  /** The status before it. */
  from: orderStatus,
  isUndone: z.boolean(),
});
export type OrderStep = z.infer<typeof orderStep>;

/** What a student asks of the vendor. `lines` null: the whole order. */
export const asking = z.strictObject({
  type: z.enum(['cancel', 'refund']),
  lines: z.nullable(z.array(z.int())),
  reason: z.string(),
  at: time,
});

/** An order as it is stored and as the rules of orders see it. Times in ms. */
export const orderState = z.strictObject({
  orderid,
  stallid,
  /** Whose it is; '' where their account is deleted. */
  userid: z.string(),
  /** What is called out at the counter. */
  number: z.int().check(z.gte(1)),
  currency: toldCurrency,
  placedAt: time,
  status: orderStatus,
  lines: z.array(storedLine),
  /** What it costs to bring it, and its tax; null where it is picked up. */
  fee: z.nullable(z.strictObject({ price: money, tax: z.int().check(z.gte(0)) })),
  tip: money,
  total: money,
  /** Where it is brought to; null where it is picked up. */
  deliverTo: z.nullable(z.string()),
  /** The time to pick up that was taken; null for as soon as possible. */
  slot: z.nullable(time),
  note: z.string(),
  pay: payBy,
  /** The payment that is to pay it, or did; null where none has begun. */
  paymentid: z.nullable(z.string()),
  paidAt: z.nullable(time),
  deliveredAt: z.nullable(time),
  /** The places of lines that were handed over, as its invoice has them; null before that. */
  invoiced: z.nullable(z.array(z.int())),
  /** What each refund has taken of the invoice, each worked out once. */
  credits: z.array(credit),
  /** Why what was decided last was: that it is called off, that lines go back, or a refusal; '' where nobody said. */
  reason: z.string(),
  /** Who brings it, by userid. */
  courier: z.nullable(z.string()),
  /** When they said that they are there. */
  here: z.strictObject({ student: z.nullable(time), courier: z.nullable(time) }),
  /** What the proof for picking it up names; it is good once. */
  code: z.strictObject({ id, usedAt: z.nullable(time) }),
  asked: z.nullable(asking),
  /** What the vendor has refused is not asked again. */
  refused: z.strictObject({ cancel: z.boolean(), refund: z.boolean() }),
  ledger,
  steps: z.array(orderStep),
  /** What is to be done outside: stored in one write with what led to it, and taken out once it is done. */
  outbox: z.array(effect),
});
export type OrderState = z.infer<typeof orderState>;
