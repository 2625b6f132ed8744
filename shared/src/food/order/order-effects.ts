import * as z from 'zod/mini';
import { itemid } from '../stall.contract.ts';

/** What somebody is told. */
export const orderNews = z.enum([
  'placed',
  'paid',
  'accepted',
  'preparing',
  'ready',
  'under-way',
  'delivered',
  'cancelled',
  'refunded',
  'here',
  'cancel-asked',
  'cancel-refused',
  'refund-asked',
  'refund-refused',
  'money-back',
  'refund-failed',
  'refund-stuck',
  'disputed',
  'dispute-over',
]);
export type OrderNews = z.infer<typeof orderNews>;

/**
 * What is to be done outside. Whoever does it may do it twice, after a crash: `key` is the same then, and the other
 * side goes by it. Not before `notBefore`, in ms: until then the step that led to it may be undone. Whoever does it
 * claims it first by a write: so of several processes one does it, and another one when that does not end.
 */
const done = {
  key: z.string(),
  step: z.string(),
  notBefore: z.int(),
  claim: z.nullable(z.strictObject({ by: z.string(), until: z.int() })),
};

export const effect = z.discriminatedUnion('type', [
  z.strictObject({
    ...done,
    type: z.literal('tell'),
    whom: z.enum(['student', 'vendor', 'courier']),
    what: orderNews,
  }),
  /** The gateway gives so much back; `key` is the idempotency key, and stands in the refund's own data there. */
  z.strictObject({
    ...done,
    type: z.literal('refund'),
    paymentid: z.string(),
    amount: z.int().check(z.gte(1)),
  }),
  /** Look at it at the gateway: what it refused has a reason there. */
  z.strictObject({ ...done, type: z.literal('look'), paymentid: z.string() }),
  /** The gateway takes no money for this order any more. */
  z.strictObject({ ...done, type: z.literal('stop-payment'), paymentid: z.string() }),
  /** What it has taken: these items and, where the whole order was called off, its place in a time to pick up. */
  z.strictObject({
    ...done,
    type: z.literal('give-back-stock'),
    items: z.array(z.strictObject({ itemid, count: z.int().check(z.gte(1)) })),
  }),
  /** Give what was handed over its invoice, with the next number. */
  z.strictObject({ ...done, type: z.literal('invoice') }),
  /** Give a credit of the order, by its name, a note with the next number; less than nothing where a refund came back. */
  z.strictObject({
    ...done,
    type: z.literal('credit'),
    refund: z.string(),
    amount: z.int(),
  }),
]);
export type Effect = z.infer<typeof effect>;

type Without<Each, Keys extends PropertyKey> = Each extends unknown ? Omit<Each, Keys> : never;
/** As a rule asks for it. `waits`: it is not done while its step can be undone. `pause`: it waits for so many ms. */
export type WantedEffect = Without<Effect, 'key' | 'step' | 'notBefore' | 'claim'> & {
  readonly key?: string;
  readonly waits?: boolean;
  readonly pause?: number;
};

/** Whether it waits because its step, of that time, may be undone. A refund never does: it waits for its next try. */
export const waitsForUndo = ({ type, notBefore }: Effect, since: number): boolean =>
  type !== 'refund' && notBefore > since;

/**
 * Whether one waits until an earlier one of the same order is done: what one side is told comes in its order, and
 * what takes back something of an invoice is written after it, and each after the other.
 */
export const comesAfter = (one: Effect, earlier: Effect): boolean => {
  if (one.type === 'tell') return earlier.type === 'tell' && earlier.whom === one.whom;
  return one.type === 'credit' && (earlier.type === 'invoice' || earlier.type === 'credit');
};

export const telling = (
  whom: 'student' | 'vendor' | 'courier',
  what: OrderNews,
  waits = false,
): WantedEffect => ({ type: 'tell', whom, what, waits });
