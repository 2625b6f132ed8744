import type { Credit } from './credit.contract.ts';
import { invoiced, sharedOut } from './invoice.ts';
import { hasFailed, type Refund } from './ledger.ts';
import type { WantedEffect } from './order-effects.ts';
import type { OrderState } from './order-state.ts';
import type { TaxLine } from './order.contract.ts';
import { taxIn } from './tax.ts';

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** Of what paid the order, what has nothing in the invoice, and did not go back or was lost to a bank. */
export const unsoldLeft = (order: OrderState): number => {
  const { ledger, paymentid, credits, total } = order;
  if (order.invoiced === null) return 0;
  const gone = credits.flatMap(({ refund: key, amount }) => {
    const refund = ledger.refunds.find((each) => each.key === key);
    return refund === undefined || hasFailed(refund) ? [] : [refund.amount - amount];
  });
  const lost = ledger.disputes
    .filter((each) => each.status === 'lost' && each.paymentid === paymentid)
    .map(({ amount }) => amount);
  return Math.max(0, total - invoiced(order).totals.total - sum(gone) - sum(lost));
};

/** What is in the invoice of a rate, and was not taken back. The tip stands under null. */
interface Left {
  readonly rate: number | null;
  readonly gross: number;
  readonly tax: number;
}

const leftInInvoice = (order: OrderState): Left[] => {
  const { totals } = invoiced(order);
  const rates = totals.taxes.map(({ rate, gross, tax }) => {
    const back = order.credits.flatMap(({ taxes }) => taxes.filter((each) => each.rate === rate));
    return {
      rate,
      gross: gross - sum(back.map((each) => each.gross)),
      tax: tax - sum(back.map((each) => each.tax)),
    };
  });
  const tip = totals.tip - sum(order.credits.map((each) => each.tip));
  return [...rates, { rate: null, gross: tip, tax: 0 }];
};

/** How much of each is taken: of lines first what is their own, of a mere sum, and of more than that, of each its part. */
const takenOf = (
  amount: number,
  left: readonly Left[],
  lines: readonly { readonly tax: number; readonly total: number }[],
): number[] => {
  let rest = amount;
  const own = left.map(({ rate, gross }) => {
    const wanted = sum(lines.filter(({ tax }) => tax === rate).map(({ total }) => total));
    const taken = Math.min(wanted, gross, rest);
    rest -= taken;
    return taken;
  });
  const shares = sharedOut(
    rest,
    left.map(({ gross }, place) => gross - (own[place] ?? 0)),
  );
  return own.map((taken, place) => taken + (shares[place] ?? 0));
};

/**
 * What is taken of a rate. Its tax is what it takes away from the tax of the rest, so all together never take back
 * more tax than was in it, and the whole takes back exactly that.
 */
const taxTaken = (left: Left & { readonly rate: number }, gross: number): TaxLine => {
  const { rate } = left;
  const net = left.gross - left.tax;
  const wanted = left.tax - taxIn({ gross: left.gross - gross, rate });
  // What a refund that came back has given again was rounded with others: nothing is less than nothing all the same.
  const tax = Math.min(Math.max(wanted, 0, gross - net), gross, left.tax);
  return { rate, net: gross - tax, tax, gross };
};

const creditFor = (order: OrderState, { key, amount, lines: places }: Refund): Credit => {
  const inIt = new Set(order.invoiced);
  const lines = places?.filter((place) => inIt.has(place)) ?? null;
  const totalOf = (place: number): number => order.lines[place]?.total ?? 0;
  const beside = places?.filter((place) => !inIt.has(place)).map(totalOf);
  const unsold = Math.min(beside === undefined ? amount : sum(beside), unsoldLeft(order), amount);
  const left = leftInInvoice(order);
  const of = Math.min(amount - unsold, sum(left.map(({ gross }) => gross)));
  const taken = takenOf(
    of,
    left,
    (lines ?? []).flatMap((place) => order.lines[place] ?? []),
  );
  const taxes = left.flatMap(({ rate, ...each }, place): TaxLine[] => {
    const gross = taken[place] ?? 0;
    return rate === null || gross === 0 ? [] : [taxTaken({ rate, ...each }, gross)];
  });
  return { refund: key, amount: of, tip: taken.at(-1) ?? 0, taxes, lines };
};

/** A refund that came back: what its credit had taken is in the invoice again. */
const bouncedOf = ({ refund, amount, tip, taxes, lines }: Credit): Credit => ({
  refund: `${refund}:bounced`,
  amount: 0 - amount,
  tip: 0 - tip,
  taxes: taxes.map(({ rate, net, tax, gross }) => ({
    rate,
    net: 0 - net,
    tax: 0 - tax,
    gross: 0 - gross,
  })),
  lines,
});

const fresh = (order: OrderState, refund: Refund): Credit | null => {
  const known = (name: string) => order.credits.find((each) => each.refund === name);
  const credit = known(refund.key);
  if (credit === undefined) return refund.status === 'succeeded' ? creditFor(order, refund) : null;
  const isBack = refund.status === 'failed' && known(`${refund.key}:bounced`) === undefined;
  return isBack ? bouncedOf(credit) : null;
};

/**
 * Notes what was given back of what paid an order that has an invoice, once it has arrived, and what of that has come
 * back. A credit is worked out here and nowhere else: what comes later changes none that is there.
 */
export const withCredits = (
  given: OrderState,
  waits = false,
): { readonly order: OrderState; readonly effects: WantedEffect[] } => {
  const effects: WantedEffect[] = [];
  if (given.invoiced === null) return { order: given, effects };
  const credits = [...given.credits];
  const order = { ...given, credits };
  // What came back first: a look may show it together with what was given of the same money since.
  const { refunds } = given.ledger;
  for (const refund of [
    ...refunds.filter(hasFailed),
    ...refunds.filter((each) => !hasFailed(each)),
  ]) {
    const made = refund.paymentid === given.paymentid ? fresh(order, refund) : null;
    if (made === null) continue;
    credits.push(made);
    const { refund: name, amount } = made;
    if (amount !== 0) effects.push({ type: 'credit', refund: name, amount, waits });
  }
  return { order, effects };
};

/** The credits that get a note, with a number each, in the order in which they came. */
export const creditsOf = ({ credits }: Pick<OrderState, 'credits'>): Credit[] =>
  credits.filter(({ amount }) => amount !== 0);

/** The credit that an effect names; null where there is none. */
export const creditOf = (order: Pick<OrderState, 'credits'>, refund: string): Credit | null =>
  creditsOf(order).find((each) => each.refund === refund) ?? null;
