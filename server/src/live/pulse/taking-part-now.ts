import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Peer } from '../entry/seat.ts';
import type { TakingPart } from '../entry/taking-part.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';

interface Parts {
  readonly rooms: Pick<Rooms, 'load'>;
  readonly runs: Pick<Runs, 'load'>;
  readonly takingPart: Pick<TakingPart, 'check'>;
}

export type CheckPart = (roomId: string, peer: Peer, participant: string) => MaybePromise<void>;

/**
 * Who may not answer what is on in a room is counted in nothing that is told of it. What is in play is
 * at hand, as for an answer: a tap asks no store for it. @throws AppError
 */
export const takingPartNow =
  ({ rooms, runs, takingPart }: Parts): CheckPart =>
  (roomId, peer, participant) =>
    andThen(rooms.load(roomId), ({ current }) =>
      current === null
        ? undefined
        : andThen(runs.load(current), (run) => takingPart.check(run, peer, participant)),
    );
