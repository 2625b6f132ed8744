import { AppError } from './app-error.ts';

/** Where a page of a list ends that is sorted by a time, newest first, and then by `_id`. */
export interface PlaceInList {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly id: string;
}

const shape = /^([0-9a-z]{1,9})-([A-Za-z0-9_-]{1,40})$/;

/** The place as the `next` of a page has it. */
export const writePlace = ({ at, id }: PlaceInList): string => `${at.toString(36)}-${id}`;

/** @throws AppError BAD_REQUEST */
export const readPlace = (before: string): PlaceInList => {
  const [, at, id] = shape.exec(before) ?? [];
  if (at === undefined || id === undefined) {
    throw new AppError('BAD_REQUEST', 'before: Not a place in a list.');
  }
  return { at: Number.parseInt(at, 36), id };
};

/** What comes after that place; nobody appears twice or is left out when something new comes in. */
export const after = (field: string, { at, id }: PlaceInList): Record<string, unknown> => {
  const time = new Date(at);
  // The first condition says no more than the others: it is for the index.
  return { [field]: { $lte: time }, $or: [{ [field]: { $lt: time } }, { _id: { $lt: id } }] };
};

/** One item more than fits was read: those that fit, and the place of the last if there are more. */
export const cutPage = <Item>(
  read: readonly Item[],
  size: number,
  placeOf: (item: Item) => PlaceInList,
): { items: Item[]; next: string | null } => {
  const items = read.slice(0, size);
  const last = items.at(-1);
  const next = read.length > size && last !== undefined ? writePlace(placeOf(last)) : null;
  return { items, next };
};
