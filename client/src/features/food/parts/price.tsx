import { moneyText } from '@sets/shared/food/money.ts';
import { locale } from '../../../core/locale.ts';
import { foodMessages as words } from './food.messages.ts';

interface PriceProps {
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** It is paid beside another price: with its sign, as '+€0.50'. */
  readonly isMore?: boolean;
  readonly className?: string;
}

/** What something costs, written as where the reader is. */
export const Price = ({ amount, currency, isMore = false, className }: PriceProps) => {
  const text = moneyText(amount, currency, locale);
  return <span className={className}>{isMore ? words.more(text) : text}</span>;
};
