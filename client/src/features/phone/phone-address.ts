import { normalizeCode } from '@sets/shared/core/ids.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import type { RunRef } from '../../live/seat.ts';

/** Where a phone's page is: at the field for the code, or in a run. */
export type PhoneAddress = { readonly at: 'join' } | { readonly at: 'run'; readonly run: RunRef };

export const joinPath = '/join';
export const runPath = (code: string): string => `/j/${code}`;

/** `/join`, `/j/:code` (also typed as `/join/:code`) or `/tools/polltime/usepoll/:pollid`; anything else is the field for the code. */
export const phoneAddress = (path: string): PhoneAddress => {
  const [, first, second, third, fourth] = path.split('/').map(decoded);
  if ((first === 'j' || first === 'join') && second !== undefined && second !== '') {
    return { at: 'run', run: { code: normalizeCode(second) } };
  }
  const isPoll = first === 'tools' && second === 'polltime' && third === 'usepoll';
  if (isPoll && fourth !== undefined && fourth !== '') {
    return { at: 'run', run: { activity: pollName, definitionId: fourth } };
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
