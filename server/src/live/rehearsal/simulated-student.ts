import type { Actor } from '../../core/actor.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import { newId } from '../../core/new-id.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import { type Newcomer, type Peer, personIn, type Seat } from '../entry/seat.ts';

/** As quick as most phones in a hall, in ms. */
const roundTripMs = 60;

/**
 * A student of a rehearsal, as the live engine sees one: a connection like any other, without a
 * network. It is of an account that nobody has: so it comes alone, is no burst of newcomers, counts in
 * no limit of an address, and may answer where accounts alone do.
 */
export class SimulatedStudent implements Peer {
  readonly connectionId = newId();
  readonly addressRange = '';
  readonly actor: Actor;
  readonly newcomers = new Map<string, Newcomer>();
  readonly roundTripMs = roundTripMs;
  readonly number: number;
  readonly #peers: LocalPeers;
  #seat: Seat | null = null;
  #hasLeft = false;

  /** `number` from 1. */
  constructor(roomId: string, number: number, peers: LocalPeers) {
    // No id of an account has a space.
    this.actor = { userid: `student ${number} of ${roomId}`, accountType: 'student' };
    this.number = number;
    this.#peers = peers;
  }

  seatIn(roomId: string): Seat | null {
    return this.#seat?.roomId === roomId ? this.#seat : null;
  }

  waits(): void {}

  sit(seat: Seat): MaybePromise<void> {
    if (this.#hasLeft) return undefined;
    this.#seat = seat;
    const person = personIn(seat);
    return person === null ? undefined : this.#peers.arrive(seat.roomId, person, this);
  }

  stand(roomId: string): void {
    const seat = this.seatIn(roomId);
    this.#seat = null;
    const person = seat === null ? null : personIn(seat);
    if (person !== null) this.#peers.leave(roomId, person, this);
  }

  /** Goes, and does not come back; also where it was just coming. */
  leave(roomId: string): void {
    this.#hasLeft = true;
    this.stand(roomId);
  }

  end(): void {
    this.#hasLeft = true;
    if (this.#seat !== null) this.stand(this.#seat.roomId);
  }

  follow(): void {}

  tell(): void {}
}
