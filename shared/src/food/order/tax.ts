import type { TaxLine } from './order.contract.ts';

/** So much of something, with its tax in it. */
export interface Taxed {
  readonly gross: number;
  /** In hundredths of a percent. */
  readonly rate: number;
}

/** The tax that is in a sum, to the nearest whole unit; of a half, the larger. In whole numbers: 7 % of 107 is 7. */
export const taxIn = ({ gross, rate }: Taxed): number => {
  const whole = 10_000 + rate;
  return Math.floor((2 * gross * rate + whole) / (2 * whole));
};

/**
 * What is in these by rates, the lowest first. Rounded once for each rate, not for each thing: so net and tax make
 * exactly what was paid, and many small things are taxed as one large one.
 */
export const taxLinesOf = (parts: readonly Taxed[]): TaxLine[] => {
  const grossOf = new Map<number, number>();
  for (const { gross, rate } of parts) grossOf.set(rate, (grossOf.get(rate) ?? 0) + gross);
  return [...grossOf]
    .filter(([, gross]) => gross > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([rate, gross]) => {
      const tax = taxIn({ gross, rate });
      return { rate, net: gross - tax, tax, gross };
    });
};
