import { refundedLines } from '@sets/shared/food/order/order-change.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';
import type { AuditedAs } from './change-order.service.ts';
import { auditTexts } from './moving.messages.ts';

/** Which lines went back by it, by their names. */
const newlyRefunded = (before: OrderState, after: OrderState): string[] => {
  const known = refundedLines(before);
  const gone = [...refundedLines(after)].filter((place) => !known.has(place));
  return gone.flatMap((place) => after.lines[place]?.name ?? []);
};

const whatOf = (before: OrderState, after: OrderState): [AuditAction, string] | null => {
  if (after.status !== before.status && after.status === 'cancelled') {
    return ['order.cancelled', auditTexts.cancelled];
  }
  if (after.status !== before.status && after.status === 'refunded') {
    return ['order.refunded', auditTexts.refunded];
  }
  return after.ledger.refunds.length > before.ledger.refunds.length
    ? ['order.refunded', auditTexts.ofLines(newlyRefunded(before, after))]
    : null;
};

/** What a vendor does with the money of others, and orders that they call off, is written down with the reason. */
export const auditedOrder =
  (by: Doer, stall: string, reason: string): AuditedAs =>
  (before, after) => {
    const what = by.role === 'vendor' ? whatOf(before, after) : null;
    if (what === null) return null;
    const [action, text] = what;
    return {
      // Nobody where the server calls off what a stall has left.
      by: by.userid === '' ? null : by.userid,
      action,
      subject: auditTexts.order(after.number, stall),
      details: auditTexts.because(text, reason),
    };
  };
