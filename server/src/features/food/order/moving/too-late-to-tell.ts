import type { Effect } from '@sets/shared/food/order/order-effects.ts';

/** So long it is tried to tell somebody, in ms: once a minute. */
export const tellingMs = 10 * 60_000;

/** Whether what has failed is not tried again: what is told later than that helps nobody, and holds up what comes after it. */
export const isTooLateToTell = ({ type, notBefore }: Effect, now: number): boolean =>
  type === 'tell' && now >= notBefore + tellingMs;
