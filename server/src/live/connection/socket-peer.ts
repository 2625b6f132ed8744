import { limits } from '@sets/shared/core/limits.ts';
import type { PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Caller } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import { type FeedKey, followersIn, followersOf } from '../feeds/feed-key.ts';
import { heardAt } from './bytes-in-turn.ts';
import type { Arrival, Gate } from './gate.ts';
import type { HubSocket } from './hub-types.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import type { LocalPeers } from './local-peers.ts';
import { RoundTrips } from './round-trips.ts';
import {
  audienceOf,
  channelOf,
  embedOf,
  isSameSeat,
  type Newcomer,
  type Peer,
  type PersonalNoticeName,
  personIn,
  type Seat,
  watchersOf,
} from '../entry/seat.ts';
import { unsentBytes } from './unsent.ts';

interface PeerParts {
  readonly gate: Gate;
  readonly peers: LocalPeers;
  readonly broadcaster: Broadcaster;
  readonly clock: Clock;
}

/** A page looks at one room; several seats are for who carries pages together. */
const mostSeats = 20;

/** A connection over Socket.IO, with its seats in rooms. */
export class SocketPeer implements Peer {
  readonly #socket: HubSocket;
  readonly #parts: PeerParts;
  readonly #arrival: Arrival;
  readonly newcomers = new Map<string, Newcomer>();
  readonly #trips: RoundTrips;
  readonly #seats = new Map<string, Seat>();

  constructor(socket: HubSocket, arrival: Arrival, parts: PeerParts) {
    this.#socket = socket;
    this.#arrival = arrival;
    this.#parts = parts;
    this.#trips = new RoundTrips(arrival.at, parts.clock.now());
    this.#measure();
  }

  get connectionId(): string {
    return this.#socket.id;
  }

  get addressRange(): string {
    return this.#arrival.addressRange;
  }

  get actor(): Caller | null {
    return this.#socket.data.actor;
  }

  seatIn(roomId: string): Seat | null {
    return this.#seats.get(roomId) ?? null;
  }

  /** Whether it does not take what it asked for. */
  get isBehind(): boolean {
    return unsentBytes(this.#socket.conn) > limits.unsentBytes;
  }

  /** A request of this connection was refused: that leaves it less to send (CN8). */
  refused(): void {
    this.#arrival.budget.takeRefused();
  }

  waits(): void {
    this.#parts.gate.seated(this.#socket.conn);
  }

  sit(seat: Seat): MaybePromise<void> {
    const { roomId } = seat;
    const before = this.seatIn(roomId);
    // Who asks for it again goes on following feeds.
    if (before !== null && isSameSeat(before, seat)) return undefined;
    this.stand(roomId);
    // A connection that went away while its request was under way takes no seat.
    if (!this.#socket.connected) return undefined;
    if (this.#seats.size >= mostSeats) {
      throw new AppError('RATE_LIMITED', 'You are in too many rooms at once. Reload the page.');
    }
    this.#seats.set(roomId, seat);
    this.#parts.gate.seated(this.#socket.conn);
    this.#parts.broadcaster.join(this.#socket, channelOf(roomId, audienceOf(seat)));
    const embedid = embedOf(seat);
    if (embedid !== null) void this.#socket.join(watchersOf(embedid));
    const person = personIn(seat);
    return person === null ? undefined : this.#parts.peers.arrive(roomId, person, this);
  }

  stand(roomId: string): void {
    const seat = this.seatIn(roomId);
    if (seat === null) return;
    this.#seats.delete(roomId);
    const { broadcaster, peers } = this.#parts;
    broadcaster.leave(this.#socket, channelOf(roomId, audienceOf(seat)));
    broadcaster.leave(this.#socket, followersIn(roomId));
    const embedid = embedOf(seat);
    if (embedid !== null) void this.#socket.leave(watchersOf(embedid));
    const person = personIn(seat);
    if (person !== null) peers.leave(roomId, person, this);
  }

  end(): void {
    this.#socket.disconnect(true);
  }

  follow(feed: FeedKey, as: Audience): void {
    if (this.seatIn(feed.roomId) === null) return;
    this.#parts.broadcaster.join(this.#socket, followersOf(feed, as));
  }

  /** Leaves every seat: the connection has gone. */
  gone(): void {
    for (const roomId of this.#seats.keys()) this.stand(roomId);
  }

  /** A request of this connection came. */
  heard(at: number): void {
    this.#trips.heard(at);
  }

  get roundTripMs(): number | null {
    return this.#trips.shortest;
  }

  tell<Name extends PersonalNoticeName>(name: Name, payload: PlainNoticePayload[Name]): void {
    // The names of the event map are those of the payloads; TypeScript does not see it through `Name`.
    (this.#socket.emit as (event: Name, payload: unknown) => boolean).call(
      this.#socket,
      name,
      payload,
    );
  }

  #measure(): void {
    const { peers, clock } = this.#parts;
    this.#socket.conn.on('heartbeat', () => {
      const roundTrip = this.#trips.beat(heardAt(this.#socket.conn, clock));
      for (const seat of this.#seats.values()) {
        if (seat.as === 'phone') peers.measured(seat.roomId, seat.participant, roundTrip);
      }
    });
  }
}
