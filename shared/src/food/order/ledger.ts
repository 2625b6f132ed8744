import * as z from 'zod/mini';

const money = z.int().check(z.gte(0));

/**
 * Each only ever moves on in this order. `asked`: of the gateway, which has not said yet that it knows of it.
 * `refused`: it would not do it, as far as this server knows; what the gateway shows of it counts more. What
 * succeeded may fail still, when the bank of the payer sends it back.
 */
export const refundStatuses = ['asked', 'refused', 'pending', 'succeeded', 'failed'] as const;
export const disputeStatuses = ['open', 'won', 'lost'] as const;

const payment = z.strictObject({
  paymentid: z.string(),
  by: z.enum(['card', 'counter']),
  /** What was taken of the payer. */
  amount: money,
});
const refund = z.strictObject({
  /** The idempotency key; `gateway:` and the gateway's id where it was made there by hand. */
  key: z.string(),
  paymentid: z.string(),
  amount: money,
  /** Which lines it is for; null where it is for none by itself. */
  lines: z.nullable(z.array(z.int())),
  status: z.enum(refundStatuses),
});
const dispute = z.strictObject({
  disputeid: z.string(),
  paymentid: z.string(),
  amount: money,
  status: z.enum(disputeStatuses),
});

/** What is known of the money of one order. */
export const ledger = z.strictObject({
  payments: z.array(payment),
  refunds: z.array(refund),
  disputes: z.array(dispute),
});
export type Ledger = z.infer<typeof ledger>;
export type Refund = z.infer<typeof refund>;

const ofHand = 'gateway:';
/** Whether it was made in the gateway's own pages, and not asked for here. */
export const isByHand = ({ key }: Pick<Refund, 'key'>): boolean => key.startsWith(ofHand);

export const emptyLedger: Ledger = { payments: [], refunds: [], disputes: [] };

/** A payment as the gateway shows it when it is looked at; what an event says of it is not used (decision 12). */
export const paymentSeen = z.strictObject({
  paymentid: z.string().check(z.minLength(1)),
  /** What was taken; 0 as long as nothing was. */
  amount: money,
  refunds: z.array(
    z.strictObject({
      refundid: z.string(),
      /** The idempotency key that this server gave it; null where it was made at the gateway by hand. */
      key: z.nullable(z.string()),
      amount: money,
      status: z.enum(['pending', 'succeeded', 'failed']),
    }),
  ),
  disputes: z.array(
    z.strictObject({ disputeid: z.string(), amount: money, status: z.enum(disputeStatuses) }),
  ),
});
export type PaymentSeen = z.infer<typeof paymentSeen>;

const later = <Status extends string>(
  order: readonly Status[],
  one: Status,
  other: Status,
): Status => (order.indexOf(one) >= order.indexOf(other) ? one : other);

/** The same list with this in it once: joined with what has its name already. */
const joined = <Each>(
  list: readonly Each[],
  given: NoInfer<Each>,
  isSame: (one: Each) => boolean,
  join: (known: Each) => Each,
): Each[] =>
  list.some(isSame) ? list.map((each) => (isSame(each) ? join(each) : each)) : [...list, given];

/**
 * What is known once a payment was looked at. Nothing known goes back, so an old look that comes late, or the same
 * one twice, changes nothing: whatever the order, it comes to the same.
 */
export const withPayment = (known: Ledger, seen: PaymentSeen): Ledger => {
  const { paymentid, amount } = seen;
  // What has taken no money has nothing to give back.
  if (amount === 0) return known;
  const payments = joined(
    known.payments,
    { paymentid, by: 'card', amount },
    (each) => each.paymentid === paymentid,
    (each) => ({ ...each, amount: Math.max(each.amount, amount) }),
  );
  let { refunds, disputes } = known;
  for (const { refundid, key: own, amount: back, status } of seen.refunds) {
    const key = own ?? `${ofHand}${refundid}`;
    refunds = joined(
      refunds,
      { key, paymentid, amount: back, lines: null, status },
      (each) => each.key === key,
      (each) => ({ ...each, status: later(refundStatuses, each.status, status) }),
    );
  }
  for (const each of seen.disputes) {
    disputes = joined(
      disputes,
      { ...each, paymentid },
      ({ disputeid }) => disputeid === each.disputeid,
      (before) => ({ ...before, status: later(disputeStatuses, before.status, each.status) }),
    );
  }
  return { payments, refunds, disputes };
};

/** Whether a refund came to nothing: its money stayed. */
export const hasFailed = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'refused' || status === 'failed';

/** While a bank decides, the gateway gives nothing back of a payment. */
export const isDisputed = ({ disputes }: Pick<Ledger, 'disputes'>, paymentid: string): boolean =>
  disputes.some((each) => each.paymentid === paymentid && each.status === 'open');

/** A bank decides of some of its money at this moment. */
export const hasOpenDispute = ({ disputes }: Pick<Ledger, 'disputes'>): boolean =>
  disputes.some(({ status }) => status === 'open');

const sum = (list: readonly { readonly amount: number }[]): number =>
  list.reduce((total, { amount }) => total + amount, 0);

/** What can still be given back of a payment: neither gone back, nor on its way, nor taken by a dispute. */
export const leftOf = ({ payments, refunds, disputes }: Ledger, paymentid: string): number => {
  const of = (each: { readonly paymentid: string }): boolean => each.paymentid === paymentid;
  const taken =
    sum(refunds.filter((each) => of(each) && !hasFailed(each))) +
    sum(disputes.filter((each) => of(each) && each.status !== 'won'));
  return Math.max(0, sum(payments.filter(of)) - taken);
};

/** Where the money of an order is. `paid` is always the sum of the others. */
export interface Sums {
  readonly paid: number;
  /** Of what was handed over: the stall has earned it. */
  readonly delivered: number;
  /** It is back with the payer, by a refund or by a dispute that was lost. */
  readonly refunded: number;
  /** On its way back. */
  readonly returning: number;
  /** The gateway holds it while a dispute is open. */
  readonly disputed: number;
  /** The stall holds it, and nothing was handed over for it. */
  readonly open: number;
}

/** What a payment has come to. A gateway never gives back more than it took: what goes beyond is not counted. */
const partsOf = (known: Ledger, paymentid: string) => {
  const of = (each: { readonly paymentid: string }): boolean => each.paymentid === paymentid;
  let rest = sum(known.payments.filter(of));
  const take = (wanted: number): number => {
    const taken = Math.min(rest, wanted);
    rest -= taken;
    return taken;
  };
  const refunds = known.refunds.filter(of);
  const disputes = known.disputes.filter(of);
  const refunded = take(
    sum(refunds.filter(({ status }) => status === 'succeeded')) +
      sum(disputes.filter(({ status }) => status === 'lost')),
  );
  const disputed = take(sum(disputes.filter(({ status }) => status === 'open')));
  const returning = take(
    sum(refunds.filter(({ status }) => status === 'asked' || status === 'pending')),
  );
  return { refunded, disputed, returning, rest };
};

/**
 * `paymentid`: the payment that paid the order. `isDelivered`: what it paid for was handed over, but for `unsold`,
 * where some of it was not.
 */
export const sumsOf = (
  known: Ledger,
  {
    paymentid,
    isDelivered,
    unsold = 0,
  }: {
    readonly paymentid: string | null;
    readonly isDelivered: boolean;
    readonly unsold?: number;
  },
): Sums => {
  const sums = { paid: 0, delivered: 0, refunded: 0, returning: 0, disputed: 0, open: 0 };
  for (const each of known.payments) {
    const { refunded, disputed, returning, rest } = partsOf(known, each.paymentid);
    sums.paid += each.amount;
    sums.refunded += refunded;
    sums.disputed += disputed;
    sums.returning += returning;
    const open = isDelivered && each.paymentid === paymentid ? Math.min(rest, unsold) : rest;
    sums.open += open;
    sums.delivered += rest - open;
  }
  return sums;
};
