import * as z from 'zod/mini';

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217, as `EUR`. */
export const currencyCode = z.string().check(
  z.regex(/^[A-Z]{3}$/, 'Three letters, as EUR.'),
  z.refine((code) => known.has(code), 'There is no such currency.'),
);

/** The same as it is told: not every browser knows every currency, and a new one hides no stall. */
export const toldCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));
