import type { Slot } from './order.contract.ts';
import { orderLimits } from './order.limits.ts';

/** A time to pick up, in ms; `left` null where nobody counts. */
export interface PickUpTime {
  readonly at: number;
  readonly left: number | null;
}

export interface SlotsWanted {
  readonly now: number;
  /** How long an order takes, in minutes. */
  readonly preparation: number;
  /** Whether the stall is open at a time in ms, by its own clock. */
  readonly isOpen: (at: number) => boolean;
  /** Orders that one time may have; null where nobody counts. */
  readonly capacity: number | null;
  /** How many orders a time has already. */
  readonly taken: (at: number) => number;
}

/** The time to pick up in which a moment lies: orders for as soon as possible count there, too. */
export const slotOf = (at: number): number =>
  at - (((at % orderLimits.slot) + orderLimits.slot) % orderLimits.slot);

/** When what is ordered now can be ready, in ms. */
export const earliestAt = ({
  preparation,
  now,
}: Pick<SlotsWanted, 'preparation' | 'now'>): number => now + preparation * 60_000;

/** Whether a stall is open from the beginning of a time to its end. */
const isOpenFor = (isOpen: SlotsWanted['isOpen'], at: number): boolean =>
  isOpen(at) && isOpen(at + orderLimits.slot - 1);

/** The times that somebody can choose from: those that are full, too, with nothing left. */
export const pickUpTimes = (wanted: SlotsWanted): PickUpTime[] => {
  const { now, isOpen, capacity, taken } = wanted;
  const end = now + orderLimits.ahead;
  const earliest = earliestAt(wanted);
  const times: PickUpTime[] = [];
  const first = slotOf(earliest) === earliest ? earliest : slotOf(earliest) + orderLimits.slot;
  for (let at = first; at < end; at += orderLimits.slot) {
    if (!isOpenFor(isOpen, at)) continue;
    times.push({ at, left: capacity === null ? null : Math.max(0, capacity - taken(at)) });
  }
  return times;
};

/** Whether an order can be had then. `at` null: as soon as possible, when its time has a place and the stall is open. */
export const canPickUp = (wanted: SlotsWanted, at: number | null): boolean => {
  const { now, isOpen, capacity, taken } = wanted;
  const earliest = earliestAt(wanted);
  const isFree = (slot: number): boolean => capacity === null || taken(slot) < capacity;
  if (at === null) return isOpen(now) && isOpen(earliest) && isFree(slotOf(earliest));
  const isInTime = at >= earliest && at < now + orderLimits.ahead;
  return slotOf(at) === at && isInTime && isOpenFor(isOpen, at) && isFree(at);
};

/** The times as they are told. */
export const toldTimes = (times: readonly PickUpTime[]): Slot[] =>
  times.map(({ at, left }) => ({ at: new Date(at).toISOString(), left }));
