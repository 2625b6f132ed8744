import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { Connection } from 'mongoose';
import type { Log } from '../core/log.ts';
import { PollMoves } from '../features/poll/poll-moves.service.ts';
import { placeRuns } from '../live/run/place-runs.ts';
import type { Features } from './features.ts';

/** Polls that lie in no space move into one of whoever made them, with their runs. */
export const movePolls = (
  connection: Connection,
  { spaces, ownSpaces, polls }: Pick<Features, 'spaces' | 'ownSpaces' | 'polls'>,
  log: Log,
): Promise<void> =>
  new PollMoves({
    connection,
    log,
    polls,
    spaces,
    ownSpaces,
    placeRuns: (pollid, topic) => placeRuns(connection, pollName, pollid, topic),
  }).run();
