import { whenItWas } from '../../../../ui/when.ts';
import { orderMessages } from '../../parts/order.messages.ts';
import type { Refusal } from '../verdict.ts';
import { resultMessages as words } from './result.messages.ts';

/** It is ready, and nobody has set out with it: what is picked up is handed over as it is. */
const isToBeBrought = ({ why, status }: Refusal): boolean =>
  why === 'not-yet' && status === 'ready';

/** Short, to be read from afar: where it was used before, when that was. */
export const refusalTitle = (refusal: Refusal): string => {
  const { why, at } = refusal;
  if (isToBeBrought(refusal)) return words.toBring.title;
  if (at === null) return words.no[why].title;
  const when = whenItWas(Date.parse(at));
  if (why === 'used') return words.usedAt(when);
  return why === 'given' ? words.givenAt(when) : words.no[why].title;
};

/** What that means. */
export const refusalText = (refusal: Refusal): string => {
  const { why, at, status, msg } = refusal;
  if (isToBeBrought(refusal)) return words.toBring.text;
  const { text } = words.no[why];
  if (why === 'refused') return msg === '' ? text : msg;
  if (why === 'twice' && at !== null) return `${words.readAt(whenItWas(Date.parse(at)))}. ${text}`;
  if (why === 'not-yet' && status !== null) {
    return `${words.status(orderMessages.status[status])} ${text}`;
  }
  return text;
};
