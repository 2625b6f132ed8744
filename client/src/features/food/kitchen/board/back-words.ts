import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { priceText } from '../../parts/price-text.ts';
import { backOf } from './board-rules.ts';
import { cardMessages } from './card.messages.ts';

/** That a sum goes back, by the way in which it was paid. */
type Back = Readonly<Record<KitchenOrder['pay'], (price: string) => string>>;

/**
 * What is said of the sum that goes back with these lines, null for all of them: why it is more than they cost, and
 * what is owed besides. Null where nothing goes back.
 */
export const wordsOfBack = (
  order: KitchenOrder,
  lines: readonly number[] | null,
  back: Back,
): { readonly text: string; readonly yes: string } | null => {
  const words = cardMessages.refund;
  const { owed, currency, pay } = order;
  const { amount, beside } = backOf(order, lines);
  if (amount === 0) return null;
  const text = [
    back[pay](priceText(amount, currency)),
    ...(beside > 0 ? [words.beside(priceText(beside, currency))] : []),
    ...(owed > 0 ? [words.owed(priceText(owed, currency))] : []),
  ];
  return { text: text.join(' '), yes: words.give(priceText(amount, currency)) };
};
