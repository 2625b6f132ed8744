import { moneyText } from '@sets/shared/food/money.ts';
import { locale } from '../../../core/locale.ts';

/** What something costs, within a sentence. */
export const priceText = (amount: number, currency: string): string =>
  moneyText(amount, currency, locale);
