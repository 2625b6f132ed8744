import { timing } from '@sets/shared/core/limits.ts';
import type { People } from '@sets/shared/live/room.ts';
import type { Clock } from '../core/clock.ts';
import type { Peer } from './seat.ts';

interface Person {
  /** Their connections. */
  peers: readonly Peer[];
  slow: boolean;
  /** When the last connection went, or null while there is one. */
  leftAt: number | null;
}

/** Who is here now, and who was a moment ago. */
type Health = Omit<People, 'joined'>;

/**
 * Who is connected to each room here and now: counted by participant, so a second tab is nobody
 * new. Who belongs to a room is in the room store.
 */
export class Presence {
  readonly #clock: Clock;
  readonly #rooms = new Map<string, Map<string, Person>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A participant's connection came. */
  arrive(roomId: string, participant: string, peer: Peer): void {
    let room = this.#rooms.get(roomId);
    if (room === undefined) this.#rooms.set(roomId, (room = new Map()));
    const person = room.get(participant);
    if (person === undefined) {
      room.set(participant, { peers: [peer], slow: false, leftAt: null });
      return;
    }
    person.peers = [...person.peers, peer];
    person.leftAt = null;
  }

  /** A participant's connection went. */
  leave(roomId: string, participant: string, peer: Peer): void {
    const person = this.#rooms.get(roomId)?.get(participant);
    if (person === undefined) return;
    person.peers = person.peers.filter((other) => other !== peer);
    if (person.peers.length > 0) return;
    person.leftAt = this.#clock.now();
    person.slow = false;
  }

  /** The connections that a participant has here and now. */
  peersOf(roomId: string, participant: string): readonly Peer[] {
    return this.#rooms.get(roomId)?.get(participant)?.peers ?? [];
  }

  /** The participants who are connected here and now, with their connections. */
  *present(roomId: string): Generator<[participant: string, peers: readonly Peer[]]> {
    for (const [participant, { peers }] of this.#rooms.get(roomId) ?? []) {
      if (peers.length > 0) yield [participant, peers];
    }
  }

  /** Notes a measured round trip of a participant's connection; true where that changed its health. */
  measured(roomId: string, participant: string, roundTripMs: number): boolean {
    const person = this.#rooms.get(roomId)?.get(participant);
    const slow = roundTripMs > timing.slowRoundTrip;
    if (person === undefined || person.slow === slow) return false;
    person.slow = slow;
    return true;
  }

  /** The health of a room, without who is left out of the count. */
  count(roomId: string, excluded: ReadonlySet<string>): Health {
    const now = this.#clock.now();
    const counted = { connected: 0, slow: 0, lost: 0 };
    for (const [participant, person] of this.#rooms.get(roomId) ?? []) {
      if (excluded.has(participant)) continue;
      if (person.leftAt === null) {
        counted.connected += 1;
        if (person.slow) counted.slow += 1;
      } else if (now - person.leftAt <= timing.lostFor) {
        counted.lost += 1;
      }
    }
    return counted;
  }

  /** Forgets who left so long ago that they are not even lost any more. */
  tidy(roomId: string): void {
    const now = this.#clock.now();
    const room = this.#rooms.get(roomId);
    for (const [participant, { leftAt }] of room ?? []) {
      if (leftAt !== null && now - leftAt > timing.lostFor) room?.delete(participant);
    }
  }

  /** Another run is on: whoever has left before it is not lost to it. */
  forgetLost(roomId: string): void {
    const room = this.#rooms.get(roomId);
    for (const [participant, { leftAt }] of room ?? []) {
      if (leftAt !== null) room?.delete(participant);
    }
  }

  drop(roomId: string): void {
    this.#rooms.delete(roomId);
  }
}
