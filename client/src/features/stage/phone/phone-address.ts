import { normalizeCode } from '@sets/shared/core/ids.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { RoomRef } from '../../../live/seat.ts';

/** Where a phone's page is: at the field for the code, or in a room. */
export type PhoneAddress =
  | { readonly at: 'join' }
  | { readonly at: 'room'; readonly room: RoomRef };

/** `/join`, `/j/:code` (also typed as `/join/:code`) or `/tools/polltime/usepoll/:pollid`; anything else is the field for the code. */
export const phoneAddress = (path: string): PhoneAddress => {
  const [, first, second, third, fourth] = path.split('/').map(decoded);
  if ((first === 'j' || first === 'join') && second !== undefined && second !== '') {
    return { at: 'room', room: { code: normalizeCode(second) } };
  }
  const isPoll = first === 'tools' && second === 'polltime' && third === 'usepoll';
  if (isPoll && fourth !== undefined && fourth !== '') {
    return { at: 'room', room: { activity: pollName, definitionId: fourth } };
  }
  return { at: 'join' };
};

/** A stray `%` in an address is taken as it stands. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
