import { whenItWas } from '../../../../ui/when.ts';
import { orderMessages } from '../../parts/order.messages.ts';
import type { Refusal } from '../verdict.ts';
import { resultMessages as words } from './result.messages.ts';

/** It is ready, and nobody has set out with it: what is picked up is handed over as it is. */
const isToBeBrought = ({ why, status }: Refusal): boolean =>
  why === 'not-yet' && status === 'ready';

/** What was paid by card once, and is not any more: nobody is to take it in cash. */
const isMoneyGone = ({ why, status }: Refusal): boolean =>
  why === 'not-paid-yet' && status !== null && status !== 'placed';

/** What is said of the state of an order in place of why it is refused; null for nothing. */
const inPlaceOf = (refusal: Refusal): { readonly title: string; readonly text: string } | null => {
  if (isToBeBrought(refusal)) return words.toBring;
  return isMoneyGone(refusal) ? words.moneyGone : null;
};

/** Short, to be read from afar: where it was used before, when that was. */
export const refusalTitle = (refusal: Refusal): string => {
  const { why, at } = refusal;
  const instead = inPlaceOf(refusal);
  if (instead !== null) return instead.title;
  if (at === null) return words.no[why].title;
  const when = whenItWas(Date.parse(at));
  if (why === 'used') return words.usedAt(when);
  return why === 'given' ? words.givenAt(when) : words.no[why].title;
};

/** What that means. */
export const refusalText = (refusal: Refusal): string => {
  const { why, at, status, msg } = refusal;
  const instead = inPlaceOf(refusal);
  if (instead !== null) return instead.text;
  const { text } = words.no[why];
  if (why === 'refused') return msg === '' ? text : msg;
  if (why === 'twice' && at !== null) return `${words.readAt(whenItWas(Date.parse(at)))}. ${text}`;
  if (why === 'not-yet' && status !== null) {
    return `${words.status(orderMessages.status[status])} ${text}`;
  }
  return text;
};
