import type { OrderState, StoredLine } from './order-state.ts';
import type { TaxLine, Totals } from './order.contract.ts';
import { totalsOf } from './pricing.ts';
import { taxIn } from './tax.ts';

/** What was handed over, and what it came to: what had gone back before is not in it. Nothing, before that. */
export const invoiced = (
  order: OrderState,
): { readonly lines: readonly StoredLine[]; readonly totals: Totals } => {
  const lines = (order.invoiced ?? []).flatMap((place) => order.lines[place] ?? []);
  return order.invoiced === null
    ? { lines, totals: totalsOf([], null, 0) }
    : { lines, totals: totalsOf(lines, order.fee, order.tip) };
};

/** Shares out a sum by weights in whole units: the shares make the sum, and none is more than its weight. */
export const sharedOut = (sum: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((total, each) => total + each, 0);
  let [rest, weight] = [Math.min(sum, all), all];
  return weights.map((each) => {
    // Of what is left, by the weights that are left: so what is rounded off here comes later.
    const share = weight === 0 ? 0 : Number((BigInt(rest) * BigInt(each)) / BigInt(weight));
    rest -= share;
    weight -= each;
    return share;
  });
};

/** Of which rate a credit note takes back how much: of lines by their own, of a mere sum of each its part. */
const creditedOf = (
  amount: number,
  lines: readonly StoredLine[] | null,
  left: ReadonlyMap<number | null, number>,
): Map<number | null, number> => {
  const credited = new Map<number | null, number>();
  if (lines !== null) {
    for (const { tax, total } of lines) credited.set(tax, (credited.get(tax) ?? 0) + total);
    return credited;
  }
  const rates = [...left.keys()];
  const shares = sharedOut(amount, [...left.values()]);
  for (const [place, rate] of rates.entries()) credited.set(rate, shares[place] ?? 0);
  return credited;
};

export interface Credit {
  /** The key of the refund. */
  readonly refund: string;
  readonly amount: number;
  readonly taxes: readonly TaxLine[];
}

/**
 * What was given back since it was handed over, in the order in which it was asked for. The tax of each is what it
 * takes away from the tax of the rest: all together never take back more tax than was in it, and the whole takes
 * back exactly that. The tip, which has no tax, stands under null.
 */
export const creditsOf = (order: OrderState): Credit[] => {
  const { totals } = invoiced(order);
  const inIt = new Set(order.invoiced);
  const left = new Map<number | null, number>(totals.taxes.map(({ rate, gross }) => [rate, gross]));
  if (totals.tip > 0) left.set(null, totals.tip);
  const refunds = order.ledger.refunds.filter(
    ({ isAfter, status, paymentid }) =>
      isAfter && status === 'succeeded' && paymentid === order.paymentid,
  );
  return refunds.map(({ key, amount, lines: places }) => {
    const lines =
      places?.flatMap((place) => (inIt.has(place) ? (order.lines[place] ?? []) : [])) ?? null;
    const taxes: TaxLine[] = [];
    for (const [rate, wanted] of creditedOf(amount, lines, left)) {
      const before = left.get(rate) ?? 0;
      const gross = Math.min(wanted, before);
      left.set(rate, before - gross);
      if (rate === null || gross === 0) continue;
      const tax = taxIn({ gross: before, rate }) - taxIn({ gross: before - gross, rate });
      taxes.push({ rate, net: gross - tax, tax, gross });
    }
    return { refund: key, amount, taxes: taxes.toSorted((one, other) => one.rate - other.rate) };
  });
};
