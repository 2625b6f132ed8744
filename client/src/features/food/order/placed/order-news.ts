import { moneyText } from '@sets/shared/food/money.ts';
import { isCalledOff, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { locale } from '../../../../core/locale.ts';
import { orderMessages } from './order.messages.ts';
import { payMessages } from './pay.messages.ts';

const words = orderMessages.news;

/** That money of it is owed, in a sentence; null where none is. */
export const owedNewsOf = ({ owed, currency }: OwnOrder): string | null =>
  owed === undefined ? null : words.owed(moneyText(owed, currency, locale));

/** Nothing that goes back of an order is on its way, owed, or held by a bank. */
export const isMoneyBack = ({ owed, sums }: OwnOrder): boolean =>
  owed === undefined && sums.returning === 0 && sums.disputed === 0;

/** How an order stands, in short. */
export const statusWordsOf = (order: OwnOrder): string => {
  if (waitsForCard(order)) return payMessages.status;
  return order.status === 'refunded' && !isMoneyBack(order)
    ? orderMessages.toPayBack
    : orderMessages.status[order.status];
};

/** Of these its stall has nothing more to do than to hand them over. */
const cooked: ReadonlySet<OwnOrder['status']> = new Set(['preparing', 'ready', 'under-way']);

/**
 * That a bank decides of its money, and that its stall waits for that where it does; or that its money went back while
 * the stall had it still to do. Null where neither is so.
 */
export const disputeNewsOf = (order: OwnOrder): string | null => {
  const { status, sums, currency } = order;
  const stops = cooked.has(status) ? 'handOver' : 'goOn';
  if (sums.disputed === 0) return order.lacksMoney === true ? words.moneyGone[stops] : null;
  const said = words.disputed(moneyText(sums.disputed, currency, locale));
  return order.lacksMoney === true ? `${said} ${words.untilDecided[stops]}` : said;
};

/** Why it came to nothing, where it did; null where it did not. */
const endWords = ({ status, endedBy }: OwnOrder): string | null =>
  status !== 'cancelled' || endedBy === null ? null : words.cancelledBy[endedBy];

/** What was decided of an order that goes on, with its reason where that is the reason of this. */
const withWhy = (order: OwnOrder, said: string, what: OwnOrder['reasonOf']): string =>
  order.reasonOf === what ? `${said} ${orderMessages.reason(order.reason)}` : said;

/** What the stall has refused, as long as that counts. */
const refusalWords = (order: OwnOrder): string | null => {
  const asked = order.status === 'delivered' ? 'refund' : 'cancel';
  if (!order.refused[asked]) return null;
  return withWhy(order, words.refused[asked], `${asked}-refused`);
};

/** That some lines of it go back, where that was decided last and has a reason. */
const linesWords = (order: OwnOrder): string | null =>
  order.reasonOf === 'lines' ? withWhy(order, words.linesBack, 'lines') : null;

/** What somebody must be told of their order besides how far it is: why it came to nothing, what was refused, and why. */
export const newsOf = (order: OwnOrder): readonly string[] => {
  const why = order.reason === '' ? null : orderMessages.reason(order.reason);
  const said = isCalledOff(order)
    ? [endWords(order), why]
    : [refusalWords(order), linesWords(order)];
  return said.filter((each) => each !== null);
};

/** What becomes of the money of an order, in a sentence; null where it is as usual. */
export const moneyNewsOf = (order: OwnOrder): string | null => {
  const { status, sums, currency } = order;
  const said = disputeNewsOf(order) ?? owedNewsOf(order);
  if (said !== null) return said;
  const textOf = (amount: number): string => moneyText(amount, currency, locale);
  if (sums.returning > 0) return words.returning(textOf(sums.returning));
  if (sums.refunded > 0) return words.refunded(textOf(sums.refunded));
  return status === 'cancelled' && sums.paid === 0 ? words.nothingOwed : null;
};
