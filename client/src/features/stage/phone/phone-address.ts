import { normalizeCode } from '@sets/shared/core/ids.ts';
import type { RoomRef } from '../../../live/seat.ts';
import { stagePaths } from '../stage-paths.ts';

/** Where a phone's page is: at the field for the code, at what was answered, or in a room. */
export type PhoneAddress =
  | { readonly at: 'join' | 'mine' }
  | { readonly at: 'room'; readonly room: RoomRef };

/** Addresses that name no code but what is presented: how they begin, before its id, and of which activity it is. */
export type DefinitionPaths = Readonly<Record<string, string>>;

/** `/join`, `/mine`, `/j/:code` (also typed as `/join/:code`) or one of `paths`; anything else is the field for the code. */
export const phoneAddress = (path: string, paths: DefinitionPaths): PhoneAddress => {
  const [, first, second] = path.split('/').map(decoded);
  if ((first === 'j' || first === 'join') && second !== undefined && second !== '') {
    return { at: 'room', room: { code: normalizeCode(second) } };
  }
  if (path === stagePaths.mine) return { at: 'mine' };
  for (const [start, activity] of Object.entries(paths)) {
    const [id = ''] = path.startsWith(start) ? path.slice(start.length).split('/') : [];
    if (id !== '') return { at: 'room', room: { activity, definitionId: decoded(id) } };
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
