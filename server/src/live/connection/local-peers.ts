import { timing } from '@sets/shared/core/limits.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { Peer } from '../entry/seat.ts';

/**
 * The connections that participants have to this process, by room. A second tab is nobody new: the
 * presence hears of the first connection of a participant and of the end of the last.
 */
export class LocalPeers {
  readonly #presence: PresenceStore;
  readonly #rooms = new Map<string, Map<string, readonly Peer[]>>();

  constructor(presence: PresenceStore) {
    this.#presence = presence;
  }

  /** A participant's connection came; in `of` at once, done when every process sees them. */
  arrive(roomId: string, participant: string, peer: Peer): MaybePromise<void> {
    let room = this.#rooms.get(roomId);
    if (room === undefined) this.#rooms.set(roomId, (room = new Map()));
    room.set(participant, [...(room.get(participant) ?? []), peer]);
    // Also of a second one: how far the first is with telling, nobody knows.
    return this.#presence.arrive(roomId, participant);
  }

  /** A participant's connection went. */
  leave(roomId: string, participant: string, peer: Peer): void {
    const room = this.#rooms.get(roomId);
    const left = room?.get(participant)?.filter((other) => other !== peer);
    if (room === undefined || left === undefined) return;
    if (left.length > 0) {
      room.set(participant, left);
      return;
    }
    room.delete(participant);
    if (room.size === 0) this.#rooms.delete(roomId);
    this.#presence.leave(roomId, participant);
  }

  /** The connections of a participant. */
  of(roomId: string, participant: string): readonly Peer[] {
    return this.#rooms.get(roomId)?.get(participant) ?? [];
  }

  /** Whether any participant of a room has a connection to this process. */
  isIn(roomId: string): boolean {
    return this.#rooms.has(roomId);
  }

  /** The participants of a room who have connections, with these. */
  in(roomId: string): Iterable<[participant: string, peers: readonly Peer[]]> {
    return this.#rooms.get(roomId) ?? [];
  }

  /** A round trip of a participant's connection was measured. */
  measured(roomId: string, participant: string, roundTripMs: number): void {
    this.#presence.measured(roomId, participant, roundTripMs > timing.slowRoundTrip);
  }
}
