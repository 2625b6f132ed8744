import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';

type Line = Pick<KitchenOrder['lines'][number], 'isRefunded'>;

/** The places of the lines of an order of which no money went back, nor is on its way. */
export const openPlaces = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ isRefunded }, at) => (isRefunded ? [] : [at]));
