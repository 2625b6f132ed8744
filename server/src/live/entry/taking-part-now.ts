import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import type { Peer } from './seat.ts';
import type { TakingPart } from './taking-part.ts';

interface Parts {
  readonly rooms: Pick<Rooms, 'load'>;
  readonly runs: Pick<Runs, 'load'>;
  readonly takingPart: Pick<TakingPart, 'check'>;
}

/** @throws AppError UNAUTHENTICATED, WRONG_PHASE */
export type CheckPart = (roomId: string, peer: Peer, participant: string) => MaybePromise<void>;

/**
 * Asks whether somebody may answer what is on in a room now; where nothing is, everybody may. What is
 * in play is at hand, as for an answer: this asks no store for it.
 */
export const takingPartNow =
  ({ rooms, runs, takingPart }: Parts): CheckPart =>
  (roomId, peer, participant) =>
    andThen(rooms.load(roomId), ({ current }) =>
      current === null
        ? undefined
        : andThen(runs.load(current), (run) => takingPart.check(run, peer, participant)),
    );
