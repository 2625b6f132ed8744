import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import type { Peer } from './seat.ts';
import type { TakingPart } from './taking-part.ts';

interface Parts {
  readonly rooms: Rooms;
  readonly runs: Pick<Runs, 'load'>;
  readonly takingPart: Pick<TakingPart, 'check'>;
}

/** @throws AppError UNAUTHENTICATED, WRONG_PHASE */
export type CheckPart = (roomId: string, peer: Peer, participant: string) => Promise<void>;

/** Asks whether somebody may answer what is on in a room now; where nothing is, everybody may. */
export const takingPartNow =
  ({ rooms, runs, takingPart }: Parts): CheckPart =>
  async (roomId, peer, participant) => {
    const { current } = await rooms.load(roomId);
    if (current !== null) await takingPart.check(await runs.load(current), peer, participant);
  };
