import type { People } from '@sets/shared/live/room.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { Stop } from '../run/run-store.ts';

/** Who is here now, and who was a moment ago; in persons. */
export type Health = Omit<People, 'joined'>;

/**
 * Who is connected to each room: by participant, summed over all processes. It is not durable: what
 * is lost of it is told again by the processes, each of which knows its own connections. Who belongs
 * to a room is in the room store. Every implementation passes `server/test/presence-store-suite.ts`.
 */
export interface PresenceStore {
  /**
   * A participant is connected to this process. Done when every process sees it, so that whoever
   * asks then what is on in the room is there for what comes on later.
   */
  arrive(roomId: string, participant: string): MaybePromise<void>;
  /** No connection of a participant to this process is left. */
  leave(roomId: string, participant: string): void;
  /** Whether the connection of a participant to this process that was measured last is slow. */
  measured(roomId: string, participant: string, isSlow: boolean): void;
  /** Leaves exactly these participants out of the health of a room. */
  exclude(roomId: string, participants: ReadonlySet<string>): MaybePromise<void>;
  /** The health of a room, without who is left out. */
  health(roomId: string): MaybePromise<Health>;
  /** The participants who are connected, to whichever process; also who is left out. */
  here(roomId: string): MaybePromise<ReadonlySet<string>>;
  /** Who has left since then and is not back; also who is left out. In milliseconds of the server's clock. */
  lostSince(roomId: string, since: number): MaybePromise<readonly string[]>;
  /** Another run is on: whoever has left before it is not lost to it. */
  forgetLost(roomId: string): MaybePromise<void>;
  /** Nobody has been connected to this process for long; to others somebody may be. */
  release(roomId: string): void;
  /** Calls `listener` after every change of a room's health but those by the mere passing of time, by whichever process. */
  onChanged(listener: (roomId: string) => void): Stop;
}
