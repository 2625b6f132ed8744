import { whenItWas } from '../../../../ui/when.ts';
import { orderMessages } from '../../parts/order.messages.ts';
import type { Refusal } from '../verdict.ts';
import { resultMessages as words } from './result.messages.ts';

/** Short, to be read from afar: where it was used before, when that was. */
export const refusalTitle = ({ why, at }: Refusal): string => {
  if (at === null) return words.no[why].title;
  const when = whenItWas(Date.parse(at));
  if (why === 'used') return words.usedAt(when);
  return why === 'given' ? words.givenAt(when) : words.no[why].title;
};

/** What that means. */
export const refusalText = ({ why, at, status, msg }: Refusal): string => {
  const { text } = words.no[why];
  if (why === 'refused') return msg === '' ? text : msg;
  if (why === 'twice' && at !== null) return `${words.readAt(whenItWas(Date.parse(at)))}. ${text}`;
  if (why === 'not-yet' && status !== null) {
    return `${words.status(orderMessages.status[status])} ${text}`;
  }
  return text;
};
