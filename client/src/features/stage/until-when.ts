import { exactTime } from '../../ui/when.ts';

/**
 * Until when something is open, or since when, by the clock of this device, from which the server's differs by `offset` ms. To
 * the second: clocks that differ by less are told the same minute.
 */
export const untilWhen = (at: number, offset: number): string =>
  exactTime(new Date(Math.round((at - offset) / 1_000) * 1_000).toJSON());
