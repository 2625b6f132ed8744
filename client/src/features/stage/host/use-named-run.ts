import { useMemo } from 'react';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import type { LivePage } from '../../../live/live-context.ts';
import type { NamedRun } from './named-run.ts';

/** How the names of what is on are asked for; null where it asks nobody. */
export const useNamedRun = (
  { request }: LivePage,
  { room, run }: FollowedRoom,
): NamedRun | null => {
  const roomId = room?.roomId ?? null;
  const runId = run?.entry === 'named' ? run.runId : null;
  return useMemo(() => {
    if (roomId === null || runId === null) return null;
    return {
      runId,
      ask: () => request('run:names', { roomId, runId }),
      change: (person, change) => request('run:person', { roomId, runId, person, change }),
    };
    // What asks is another function with each drawing, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [roomId, runId]);
};
