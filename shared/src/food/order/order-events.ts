import { fail, ok, type Result } from '../../core/result.ts';
import type { PaymentSeen } from './ledger.ts';
import type { Doer, OrderRole, OrderState } from './order-state.ts';

/**
 * What happens to an order. `id` names the attempt: the same one again changes nothing. `lines` are places in the
 * order; null for all of it, none for what is owed alone.
 */
export type OrderEvent = { readonly id: string } & (
  | { readonly type: 'accept' | 'prepare' | 'ready' | 'take-money' }
  | { readonly type: 'set-out'; readonly courier: string }
  /** `code`: what the scanner read, where its signature is right; null without one. */
  | { readonly type: 'deliver'; readonly code: string | null }
  | { readonly type: 'undo'; readonly step: string }
  | { readonly type: 'here' }
  /** `paymentid` as whoever cancels was told; null where it does not matter, as for the vendor. */
  | { readonly type: 'cancel'; readonly paymentid: string | null; readonly reason: string }
  | { readonly type: 'refund'; readonly lines: readonly number[] | null; readonly reason: string }
  /** `askedAt` is when that was asked which the vendor has read; null where it does not matter. */
  | {
      readonly type: 'answer';
      readonly asked: 'cancel' | 'refund';
      readonly askedAt: number | null;
      readonly agrees: boolean;
      readonly reason: string;
    }
  /** The gateway was asked to take the money, and names it so. */
  | { readonly type: 'payment-begun'; readonly paymentid: string }
  /** The gateway gave no page to pay on: it was away, or does not take this sum. */
  | { readonly type: 'page-failed' }
  /** A payment was looked at at the gateway, because an event said so, or to be sure. */
  | { readonly type: 'payment-seen'; readonly payment: PaymentSeen }
  /** The gateway does not do what was asked of it, and never will. */
  | { readonly type: 'refund-failed'; readonly key: string }
  /** The time of `deadlineOf` has come. */
  | { readonly type: 'expire' }
);
export type OrderEventType = OrderEvent['type'];
export type EventOf<Type extends OrderEventType> = Extract<OrderEvent, { readonly type: Type }>;

/** Who may do what at all; in which status the rule of each event says. */
export const doersOf: Readonly<Record<OrderEventType, readonly OrderRole[]>> = {
  accept: ['vendor'],
  prepare: ['vendor'],
  ready: ['vendor'],
  'set-out': ['vendor'],
  'take-money': ['vendor', 'courier'],
  deliver: ['vendor', 'courier'],
  undo: ['vendor'],
  here: ['student', 'courier'],
  cancel: ['student', 'vendor'],
  refund: ['student', 'vendor'],
  answer: ['vendor'],
  'payment-begun': ['server'],
  'page-failed': ['server'],
  'payment-seen': ['gateway'],
  'refund-failed': ['gateway'],
  expire: ['server'],
};

const isTheirs = (order: OrderState, { role, userid }: Doer): boolean => {
  if (role === 'student') return userid !== '' && userid === order.userid;
  if (role === 'courier') return userid !== '' && userid === order.courier;
  // That a vendor is one of this stall the server knows.
  return true;
};

/** Whether they may do this with this order; NOT_FOUND where it is not theirs. */
export const allowed = (order: OrderState, type: OrderEventType, by: Doer): Result<null> => {
  if (!isTheirs(order, by)) return fail('NOT_FOUND', 'There is no such order.');
  return doersOf[type].includes(by.role)
    ? ok(null)
    : fail('FORBIDDEN', 'That is for others to do.');
};
