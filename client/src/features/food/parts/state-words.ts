import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { momentWords, withZone } from './clock-words.ts';
import { foodMessages } from './food.messages.ts';

const words = foodMessages.state;

export type StateOfStall = Pick<Stall, 'state' | 'until' | 'timeZone'>;

/** How a stall stands, by its own clock, whose zone is named to who has another one (`here`): 'Open until 14:30', 'Closed, opens Mon 08:00', 'Paused'. */
export const stateWords = (
  { state, until, timeZone }: StateOfStall,
  now: number = Date.now(),
  here?: string,
): string => {
  const at = until === null ? null : Date.parse(until);
  const when = at === null ? null : withZone(momentWords(at, now, timeZone), at, timeZone, here);
  if (state === 'open') return when === null ? words.open : words.openUntil(when);
  if (state === 'closed') return when === null ? words.closed : words.opens(when);
  return when === null ? words.paused : words.pausedUntil(when);
};
