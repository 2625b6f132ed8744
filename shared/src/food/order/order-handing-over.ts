import { fail, type Result } from '../../core/result.ts';
import {
  asItIs,
  type Change,
  changed,
  isCalledOff,
  isHeldUp,
  isOver,
  lacksMoney,
  moneyIsGone,
  refundedLines,
  type Rule,
} from './order-change.ts';
import { telling } from './order-effects.ts';
import type { OrderState } from './order-state.ts';
import type { OrderStatus } from './order.contract.ts';

/** What was paid at the counter is a payment of this name. */
export const counterPayment = 'counter';

const canBePaidAtCounter: ReadonlySet<OrderStatus> = new Set([
  'accepted',
  'preparing',
  'ready',
  'under-way',
]);

export const takeMoney: Rule<'take-money'> = (order, _event, _by, at) => {
  if (order.pay !== 'counter') return fail('WRONG_PHASE', 'This order is paid by card.');
  if (order.paidAt !== null) return asItIs;
  if (isCalledOff(order)) return fail('TOO_LATE', 'This order was called off.');
  if (!canBePaidAtCounter.has(order.status)) return fail('WRONG_PHASE', 'Accept it first.');
  const payment = { paymentid: counterPayment, by: 'counter' as const, amount: order.total };
  return changed(
    order,
    {
      paymentid: counterPayment,
      paidAt: at,
      ledger: { ...order.ledger, payments: [...order.ledger.payments, payment] },
    },
    [telling('student', 'paid')],
  );
};

/** Who had come before its money was gone went away for nothing: once it is there, they say anew that they are there. */
export const hereAfter = (before: OrderState, after: OrderState): OrderState['here'] =>
  isHeldUp(after) && !isHeldUp(before) ? { student: null, courier: null } : after.here;

/** Says that one is there: a student at the counter, a courier at the door. The other side is told, once. */
export const here: Rule<'here'> = (order, _event, { role }, at) => {
  const isOfCourier = role === 'courier';
  if (isOfCourier ? order.status !== 'under-way' : order.deliverTo !== null) {
    return fail('WRONG_PHASE', 'There is nobody to meet now.');
  }
  if (isOver(order)) return fail('TOO_LATE', 'This order is over.');
  const side = isOfCourier ? 'courier' : 'student';
  if (order.here[side] !== null) return asItIs;
  // Nobody is called to a counter or a door where nothing is handed over.
  if (isHeldUp(order)) return fail('WRONG_PHASE', moneyIsGone);
  return changed(order, { here: { ...order.here, [side]: at } }, [
    telling(isOfCourier ? 'student' : 'vendor', 'here'),
  ]);
};

/** Whether the code that was read is that of this order and was not used; null is no code. */
const judgedCode = ({ code }: OrderState, read: string | null): Result<null> => {
  if (read === null) return { ok: true, value: null };
  if (read !== code.id) return fail('FORBIDDEN', 'This code is not of this order.');
  return code.usedAt === null
    ? { ok: true, value: null }
    : fail('CONFLICT', 'This code was used before.');
};

/** Handed over: what paid for it is the stall's now. */
export const deliver: Rule<'deliver'> = (order, { code }, _by, at): Result<Change | null> => {
  const judged = judgedCode(order, code);
  if (!judged.ok) return judged;
  // Without a code it is a second tap; with one it is told whose code was good.
  if (order.status === 'delivered') {
    return code === null ? asItIs : fail('TOO_LATE', 'This order was handed over.');
  }
  if (isCalledOff(order)) return fail('TOO_LATE', 'This order was called off.');
  const from: OrderStatus = order.deliverTo === null ? 'ready' : 'under-way';
  if (order.status !== from) return fail('WRONG_PHASE', 'It cannot be handed over yet.');
  if (order.paidAt === null) return fail('WRONG_PHASE', 'Take the money first.');
  if (lacksMoney(order)) return fail('WRONG_PHASE', moneyIsGone);
  // Without a code it can be undone, so what is made of it waits.
  const waits = code === null;
  const gone = refundedLines(order);
  return changed(
    order,
    {
      status: 'delivered',
      deliveredAt: at,
      invoiced: [...order.lines.keys()].filter((place) => !gone.has(place)),
      code: { ...order.code, usedAt: code === null ? order.code.usedAt : at },
    },
    [telling('student', 'delivered', waits), { type: 'invoice', waits }],
  );
};
