import type { OrderState, StoredLine } from './order-state.ts';
import type { Totals } from './order.contract.ts';
import { totalsOf } from './pricing.ts';

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
