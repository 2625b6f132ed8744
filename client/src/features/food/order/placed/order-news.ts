import { moneyText } from '@sets/shared/food/money.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { locale } from '../../../../core/locale.ts';
import { orderMessages } from './order.messages.ts';

const words = orderMessages.news;

/** Why it came to nothing, where it did; null where it did not. */
const endWords = ({ status, endedBy, pay }: OwnOrder): string | null => {
  if (status !== 'cancelled' || endedBy === null) return null;
  if (endedBy === 'time' && pay === 'card') return words.unpaid;
  return words.cancelledBy[endedBy];
};

/** What the stall has refused, as long as that counts. */
const refusalWords = ({ status, refused }: OwnOrder): string | null => {
  if (status === 'delivered') return refused.refund ? words.refused.refund : null;
  const isOff = status === 'cancelled' || status === 'refunded';
  return refused.cancel && !isOff ? words.refused.cancel : null;
};

/** What somebody must be told of their order besides how far it is: why it came to nothing, what was refused. */
export const newsOf = (order: OwnOrder): readonly string[] => {
  const why = order.reason === '' ? null : orderMessages.reason(order.reason);
  return [endWords(order), refusalWords(order), why].filter((said) => said !== null);
};

/** What becomes of the money of an order, in a sentence; null where it is as usual. */
export const moneyNewsOf = ({ status, sums, currency }: OwnOrder): string | null => {
  const textOf = (amount: number): string => moneyText(amount, currency, locale);
  if (sums.returning > 0) return words.returning(textOf(sums.returning));
  if (sums.refunded > 0) return words.refunded(textOf(sums.refunded));
  return status === 'cancelled' && sums.paid === 0 ? words.nothingOwed : null;
};
