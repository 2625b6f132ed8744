import { AppError } from '../../core/app-error.ts';
import { type PlaceInList, readPlace, writePlace } from '../../core/place-in-list.ts';

/** Where a page ends of a list that is sorted by a count, and what has the same by time. */
export interface RankedPlace extends PlaceInList {
  readonly rank: number;
}

/** Counts may be below 0, places are written without a sign. */
const zero = 1_000_000_000;
const ranked = /^([0-9a-z]{1,9})-([0-9a-z]{1,9}-[A-Za-z0-9_-]{1,40})$/;

export const writeRanked = ({ rank, ...place }: RankedPlace): string =>
  `${(rank + zero).toString(36)}-${writePlace(place)}`;

/** @throws AppError BAD_REQUEST */
export const readRanked = (before: string): RankedPlace => {
  const [, rank, place] = ranked.exec(before) ?? [];
  if (rank === undefined || place === undefined) {
    throw new AppError('BAD_REQUEST', 'before: Not a place in a list.');
  }
  return { rank: Number.parseInt(rank, 36) - zero, ...readPlace(place) };
};
