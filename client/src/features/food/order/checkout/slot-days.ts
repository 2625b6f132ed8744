import type { Slot } from '@sets/shared/food/order/order.contract.ts';
import { locale } from '../../../../core/locale.ts';
import { dayThere } from '../../parts/clock-words.ts';

export interface SlotDay {
  /** By the clock of the stall, as '2031-05-06'. */
  readonly day: string;
  /** Those that have a place. */
  readonly slots: readonly Slot[];
}

/** The times that can be chosen, by their days: one that is full is none. */
export const slotDays = (slots: readonly Slot[], timeZone: string): SlotDay[] => {
  const free = slots.filter(({ left }) => left !== 0);
  const days = Map.groupBy(free, ({ at }) => dayThere(Date.parse(at), timeZone));
  return Array.from(days, ([day, own]) => ({ day, slots: own }));
};

const dayOfWeek = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day, as '2031-05-06', as people name one of the next week: 'Tue, May 6'. */
export const slotDayWords = (day: string): string => dayOfWeek.format(Date.parse(day));

/** Those of which it is said how many places they have left. */
export const fewLeft = 3;
