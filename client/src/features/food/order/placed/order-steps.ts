import { isOver } from '@sets/shared/food/order/order-change.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';

/** A part of the way of an order, in the order in which they come. */
export type StepName = 'placed' | 'accepted' | 'preparing' | 'ready' | 'under-way' | 'delivered';

export interface OrderStep {
  readonly name: StepName;
  readonly is: 'done' | 'now' | 'to-come';
}

const ways: Readonly<Record<OwnOrder['had']['type'], readonly StepName[]>> = {
  'pick-up': ['placed', 'accepted', 'preparing', 'ready', 'delivered'],
  delivery: ['placed', 'accepted', 'preparing', 'ready', 'under-way', 'delivered'],
};

/** How far an order is; none once it is over. */
export const stepsOf = ({
  status,
  had,
}: Pick<OwnOrder, 'status' | 'had'>): readonly OrderStep[] => {
  if (isOver({ status })) return [];
  const way = ways[had.type];
  const now = status === 'paid' ? 'placed' : status;
  const at = way.findIndex((name) => name === now);
  return way.map((name, place) => ({
    name,
    is: place < at ? 'done' : place === at ? 'now' : 'to-come',
  }));
};

const second = 1_000;

/** So long around its handing over, by a clock that may be somewhat wrong, the stall can take that back. */
const undoing = 180 * second;

/** Whether an order that was handed over may come back with its code: somebody pressed a button too many. */
export const canComeBack = (
  { status, deliveredAt }: Pick<OwnOrder, 'status' | 'deliveredAt'>,
  now: number,
): boolean =>
  status === 'delivered' &&
  deliveredAt !== null &&
  Math.abs(now - Date.parse(deliveredAt)) < undoing;

/**
 * Whether an order may become ready, for the first time or anew: the stall can take back that it is ready, on its way or
 * handed over. Of one that is older than any that is under way nobody has told the end.
 */
export const mayBecomeReady = (
  order: Pick<OwnOrder, 'status' | 'placedAt' | 'deliveredAt'>,
  now: number,
): boolean =>
  now - Date.parse(order.placedAt) < orderLimits.openWithin &&
  (!isOver(order) || canComeBack(order, now));

/**
 * In how many ms to ask for an order anew; null where nothing changes by itself any more. Who waits at the counter
 * hears of it soon: by news while they are heard, of which some may be lost, else by asking often. An answer of the
 * stall may take hours.
 */
export const pauseFor = (
  order: Pick<OwnOrder, 'status' | 'asked' | 'sums' | 'deliveredAt'>,
  now: number,
  isHeard: boolean,
): number | null => {
  if (!isOver(order) || canComeBack(order, now)) return (isHeard ? 60 : 12) * second;
  return order.asked !== null || order.sums.returning > 0 ? 60 * second : null;
};

/** A pause made longer by up to a quarter, `chance` from 0 to 1: those who wait at one counter do not ask in step. */
export const spread = (pause: number, chance: number): number => pause * (1 + chance / 4);
