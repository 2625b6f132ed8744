import { createHash } from 'node:crypto';

const prefix = 'at-';
const length = 30;

/** What a place is called: always the same for the same place, and as no room is. No part holds a `:`. */
export const placeIdOf = (kind: string, ...parts: readonly string[]): string => {
  const digest = createHash('sha256')
    .update([kind, ...parts].join(':'))
    .digest('base64url');
  return `${prefix}${digest}`.slice(0, length);
};

/** Whether this names a place that is no room: the ids of rooms are shorter. */
export const isPlaceId = (roomId: string): boolean =>
  roomId.length === length && roomId.startsWith(prefix);
