import { moved } from '../../../core/moved.ts';

/** The order with an item put at its end; as it is where it is in it, or there is no room. */
export const withPlaced = (order: readonly string[], item: string, places: number): string[] =>
  order.includes(item) || order.length >= places ? [...order] : [...order, item];

/**
 * The order with an item one place further up (-1) or down (1). What is last and goes down is taken
 * out of it.
 */
export const withStep = (order: readonly string[], item: string, step: -1 | 1): string[] => {
  const from = order.indexOf(item);
  if (from === -1) return [...order];
  if (step === 1 && from === order.length - 1) return order.filter((each) => each !== item);
  return moved(order, from, from + step);
};

/** The order with an item taken to a place, counted from 0. */
export const withMoved = (order: readonly string[], item: string, to: number): string[] => {
  const from = order.indexOf(item);
  return from === -1 ? [...order] : moved(order, from, Math.min(Math.max(0, to), order.length - 1));
};

/** The one that is left when all others have their place has the last one. */
export const completed = (
  order: readonly string[],
  all: readonly string[],
  places: number,
): string[] => {
  const left = all.filter((each) => !order.includes(each));
  const [last] = left;
  const isLast = places === all.length && left.length === 1 && last !== undefined;
  return isLast ? [...order, last] : [...order];
};
