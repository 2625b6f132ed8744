import * as z from 'zod/mini';
import { foodLimits } from './food.limits.ts';

/**
 * Money is whole numbers of the smallest unit of a currency everywhere, as 350 for € 3.50 or ¥ 350. Only what
 * people read and type has a decimal sign.
 */
export const mostMoney = 100_000_000;

/** An amount in minor units. */
export const amount = z.int().check(z.gte(0), z.lte(mostMoney, 'That is too much money.'));

/** A share of a price, in hundredths of a percent. */
export const taxRate = z.int().check(z.gte(0), z.lte(foodLimits.tax));

/**
 * Those that do not have two (ISO 4217). Browsers disagree, and change their minds: what is stored would be another
 * amount in another one.
 */
const otherDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const digits: ReadonlyMap<string, number> = new Map(
  Object.entries(otherDigits).flatMap(([count, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(count)] as const),
  ),
);

/** How many digits a currency has behind its decimal sign: 2 for EUR, 0 for JPY, 3 for KWD. */
export const digitsOf = (currency: string): number => digits.get(currency) ?? 2;

/** As somebody reads it, as `€3.50`. */
export const moneyText = (minor: number, currency: string, language = 'en'): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digitsOf(currency),
    maximumFractionDigits: digitsOf(currency),
  }).format(minor / 10 ** digitsOf(currency));

/** As it is typed, as `3.50`: with a point, and without the sign of the currency. */
export const typedMoney = (minor: number, currency: string): string =>
  (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/**
 * Minor units of what somebody typed, as `3.5`, `3,50` or `1 200`; null where it is no amount of this currency, or
 * has more digits than the currency.
 */
export const moneyOf = (typed: string, currency: string): number | null => {
  const most = digitsOf(currency);
  const parts = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.replaceAll(/[\s']/gu, ''));
  const [, whole = '', rest = ''] = parts ?? [];
  if (parts === null || rest.length > most) return null;
  const minor = Number(whole) * 10 ** most + Number(rest.padEnd(most, '0'));
  return minor <= mostMoney ? minor : null;
};
