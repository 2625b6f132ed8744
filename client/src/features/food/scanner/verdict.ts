import type { Failure } from '@sets/shared/core/result.ts';
import { isCalledOff } from '@sets/shared/food/order/order-change.ts';
import type { ScannedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { orderStatuses } from '@sets/shared/food/order/order.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import * as z from 'zod/mini';
import { codeState } from '../parts/order-state.ts';

/**
 * Why something is not handed over. `used`: the code was, before; `given`: the order was handed over without a code.
 * `twice`: it was read here before, and nobody has heard what came of that. `not-theirs`: of another stall, or of an
 * order that is gone. `forged` has the form of a code, and was made elsewhere. `not-kept`: this device keeps nothing.
 */
const reason = z.enum([
  'no-code',
  'forged',
  'not-theirs',
  'used',
  'given',
  'cancelled',
  'not-yet',
  'not-paid-yet',
  'to-pay',
  'twice',
  'not-kept',
  'refused',
]);

/** What is said of an order that is not handed over. */
export const refusal = z.object({
  why: reason,
  /** What is called out; null where nobody knows. */
  number: z.nullable(z.int()),
  /** When it was used, handed over or read; null where that is not why. */
  at: z.nullable(z.string()),
  status: z.nullable(z.enum(orderStatuses)),
  /** Of the server, where it alone knows why; else ''. */
  msg: z.string(),
});
export type Refusal = Readonly<z.infer<typeof refusal>>;

/** What is to be done with whoever showed a code. */
export type Verdict =
  | { readonly answer: 'yes'; readonly number: number | null; readonly order: KitchenOrder | null }
  /** It is ready and not paid: whether the money is there is asked. */
  | { readonly answer: 'ask'; readonly order: KitchenOrder }
  | { readonly answer: 'no'; readonly refusal: Refusal; readonly order: KitchenOrder | null }
  /** Nobody knows yet: it is sent once the server is there. */
  | { readonly answer: 'kept'; readonly at: string };

const nothing = { number: null, at: null, status: null, msg: '' } as const;

/** No, and nothing more is known of the order. */
export const no = (why: Refusal['why'], more: Partial<Refusal> = {}): Verdict => ({
  answer: 'no',
  refusal: { ...nothing, ...more, why },
  order: null,
});

const reasonOf = (read: ScannedOrder): Pick<Refusal, 'why' | 'at'> => {
  const { usedAt, deliveredAt, status, kitchen } = read;
  if (usedAt !== null) return { why: 'used', at: usedAt };
  if (deliveredAt !== null) return { why: 'given', at: deliveredAt };
  if (isCalledOff({ status })) return { why: 'cancelled', at: null };
  // Of one that was accepted, too: its payer may have it back from the bank.
  const lacksCard = kitchen !== null && kitchen.pay === 'card' && !kitchen.isPaid;
  return { why: lacksCard ? 'not-paid-yet' : 'not-yet', at: null };
};

/** What is to be done with an order that the server did not hand over; `told` is why, in its words. */
export const verdictOf = (read: ScannedOrder, told: Failure): Verdict => {
  const { kitchen, number, status } = read;
  const state = kitchen === null ? 'not-yet' : codeState(kitchen);
  if (kitchen !== null && state === 'to-pay') return { answer: 'ask', order: kitchen };
  // It can be handed over by now: what the server said then is all that is known.
  const isReady = state === 'ready' && read.usedAt === null && kitchen?.isPaid === true;
  const why = isReady ? { why: 'refused' as const, at: null } : reasonOf(read);
  const msg = why.why === 'refused' ? told.msg : '';
  return { answer: 'no', refusal: { ...why, number, status, msg }, order: kitchen };
};

/** The same where the server does not say how it stands with the order. */
export const verdictOfFailure = ({ code, msg }: Failure): Verdict => {
  if (code === 'NOT_FOUND') return no('not-theirs');
  if (code === 'FORBIDDEN') return no('forged');
  return no('refused', { msg });
};
