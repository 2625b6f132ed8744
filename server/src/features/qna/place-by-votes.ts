import { AppError } from '../../core/app-error.ts';

/** Where a page of a list ends that is sorted by votes, then by time and `_id`; most and newest first. */
export interface PlaceByVotes {
  readonly votes: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly id: string;
}

const shape = /^([0-9a-z]{1,7})-([0-9a-z]{1,9})-([A-Za-z0-9_-]{1,40})$/;

export const writePlaceByVotes = ({ votes, at, id }: PlaceByVotes): string =>
  `${votes.toString(36)}-${at.toString(36)}-${id}`;

/** @throws AppError BAD_REQUEST */
export const readPlaceByVotes = (before: string): PlaceByVotes => {
  const [, votes, at, id] = shape.exec(before) ?? [];
  if (votes === undefined || at === undefined || id === undefined) {
    throw new AppError('BAD_REQUEST', 'before: Not a place in a list.');
  }
  return { votes: Number.parseInt(votes, 36), at: Number.parseInt(at, 36), id };
};

/** What comes after that place. Votes that come meanwhile may show one twice, or leave it to the next look. */
export const afterVotes = ({ votes, at, id }: PlaceByVotes): Record<string, unknown> => {
  const time = new Date(at);
  // The first condition says no more than the others: it is for the index.
  return {
    votes: { $lte: votes },
    $or: [{ votes: { $lt: votes } }, { at: { $lt: time } }, { at: time, _id: { $lt: id } }],
  };
};
