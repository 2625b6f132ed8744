import type { Price } from '@sets/shared/premium/premium.contract.ts';
import { locale } from '../../core/locale.ts';

/** An amount in the smallest unit of its currency, as people write it: whole amounts without cents. */
export const formatMoney = ({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string => {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const written = new Intl.NumberFormat(locale, style);
  // The yen has no smaller unit, the dinar has a thousand.
  const digits = written.resolvedOptions().maximumFractionDigits ?? 2;
  const shown = { ...style, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, shown).format(amount / 10 ** digits);
};
