import type { Failure } from '@sets/shared/core/result.ts';
import { dayThere, momentWords, timeWords, zoneHere } from '../../parts/clock-words.ts';
import { checkoutMessages } from './checkout.messages.ts';

const words = checkoutMessages.again;

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** The day after one that is written as '2031-05-06'. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** When somebody can order again, in a sentence; never before they can. */
const againWords = (at: number, now: number, timeZone: string): string => {
  const whole = Math.ceil(at / minute) * minute;
  const [today, then] = [dayThere(now, timeZone), dayThere(whole, timeZone)];
  if (then === today) return words.today(timeWords(whole, timeZone));
  if (then === dayAfter(today)) return words.tomorrow(timeWords(whole, timeZone));
  return words.later(momentWords(whole, now, timeZone));
};

/** Why an order is refused, and from when on it is not, by the clock of whoever reads it. */
export const placingRefusal = (
  { code, msg, retryInMs }: Failure,
  now: number,
  timeZone: string = zoneHere(),
): string =>
  code === 'RATE_LIMITED' && retryInMs !== undefined
    ? `${msg} ${againWords(now + retryInMs, now, timeZone)}`
    : msg;
