import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { kitchenStep } from '@sets/shared/food/order/own-order.contract.ts';
import type * as z from 'zod/mini';
import { ask } from '../../../../core/api.ts';
import { newKey } from '../../../../core/new-id.ts';
import type { Deed } from './deeds.ts';

type Sent = z.input<typeof kitchenStep>;
type Nameless<Each> = Each extends unknown ? Omit<Each, 'attempt'> : never;
/** A step of the kitchen before it has the name of its attempt. */
export type Step = Nameless<Sent>;

/** What is tapped becomes a deed: its attempt is named once, whatever becomes of it. */
export const deedsOf = (token: string) => ({
  step: (step: Step): Deed => {
    const attempt = newKey();
    const body = { ...step, attempt };
    const { orderid } = step;
    return { orderid, attempt, send: () => ask(orderCalls.step, { token, body }) };
  },
  /** By word: what is handed over by its code goes by `Scanning`. */
  deliver: (orderid: string): Deed => {
    const attempt = newKey();
    const body = { orderId: orderid, attempt };
    return { orderid, attempt, send: () => ask(orderCalls.delivered, { token, body }) };
  },
  /** Tries again to give back what is owed of it, and nothing else. */
  giveOwed: (orderid: string, reason: string): Deed => {
    const attempt = newKey();
    const body = { orderid, reason, lines: [], attempt };
    return { orderid, attempt, send: () => ask(orderCalls.refund, { token, body }) };
  },
  /** Whoever brings it is at the door. To say so again changes nothing. */
  here: (orderid: string): Deed => ({
    orderid,
    attempt: newKey(),
    send: () => ask(orderCalls.iAmHere, { token, body: { orderid } }),
  }),
});
