import type { PaymentSeen } from '@sets/shared/food/order/ledger.ts';
import type Stripe from 'stripe';
import { fromStripe } from './stripe-money.ts';

/** What Stripe shows of one payment. */
interface ShownPayment {
  readonly orderid: string;
  /** The id of its checkout session. */
  readonly paymentid: string;
  readonly intent: Pick<Stripe.PaymentIntent, 'amount_received' | 'currency'>;
  readonly refunds: readonly Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'>[];
  readonly disputes: readonly Pick<Stripe.Dispute, 'id' | 'amount' | 'status'>[];
}

type RefundSeen = PaymentSeen['refunds'][number];
type DisputeSeen = PaymentSeen['disputes'][number];

const refundStatusOf = (status: string | null): RefundSeen['status'] => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

/** Whether a bank has taken the money. It does not where it only asks, or where Stripe has prevented the dispute. */
const takesMoney = (status: string): boolean =>
  !status.startsWith('warning_') && status !== 'prevented';

const disputeStatusOf = (status: string): DisputeSeen['status'] =>
  status === 'won' || status === 'lost' ? status : 'open';

/** The name under which this server asked for a refund; null for one that was made by hand. */
const keyOf = (metadata: Stripe.Metadata | null, orderid: string): string | null => {
  const key = metadata?.['key'];
  return key?.startsWith(`${orderid}:`) === true ? key : null;
};

/** A payment as the rules of orders see it. */
export const paymentSeenOf = ({
  orderid,
  paymentid,
  intent: { amount_received: taken, currency: code },
  refunds,
  disputes,
}: ShownPayment): PaymentSeen => {
  const amountOf = (amount: number): number => fromStripe(amount, code.toUpperCase());
  return {
    paymentid,
    amount: amountOf(taken),
    refunds: refunds.map(({ id, amount, status, metadata }) => ({
      refundid: id,
      key: keyOf(metadata, orderid),
      amount: amountOf(amount),
      status: refundStatusOf(status),
    })),
    disputes: disputes
      .filter(({ status }) => takesMoney(status))
      .map(({ id, amount, status }) => ({
        disputeid: id,
        amount: amountOf(amount),
        status: disputeStatusOf(status),
      })),
  };
};

/** What is there of a payment of which nothing was taken yet. */
export const nothingSeen = (paymentid: string): PaymentSeen => ({
  paymentid,
  amount: 0,
  refunds: [],
  disputes: [],
});
