import type { PlainNoticePayload } from '@sets/shared/live/notices.ts';
import type { Caller } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Beat } from './beat.ts';
import type { Arrival, Gate } from './gate.ts';
import type { HubSocket } from './hub-types.ts';
import { heartbeat } from './heartbeat.ts';
import type { Presence } from './presence.ts';
import { type Newcomer, type Peer, type PersonalNoticeName, roomOf, type Seat } from './seat.ts';

interface PeerParts {
  readonly gate: Gate;
  readonly presence: Presence;
  readonly beat: Beat;
  readonly clock: Clock;
}

/** A connection over Socket.IO, with its seat in rooms and in the presence. */
export class SocketPeer implements Peer {
  readonly #socket: HubSocket;
  readonly #parts: PeerParts;
  readonly #arrival: Arrival;
  readonly newcomers = new Map<string, Newcomer>();
  readonly #greetedAt: number;
  #roundTripMs: number | null = null;
  #seat: Seat | null = null;

  constructor(socket: HubSocket, arrival: Arrival, parts: PeerParts) {
    this.#socket = socket;
    this.#arrival = arrival;
    this.#parts = parts;
    this.#greetedAt = parts.clock.now();
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

  get seat(): Seat | null {
    return this.#seat;
  }

  /** A request of this connection was refused: that leaves it less to send (CN8). */
  refused(): void {
    this.#arrival.budget.takeRefused();
  }

  waits(): void {
    this.#parts.gate.seated(this.#socket.conn);
  }

  sit(seat: Seat): void {
    this.stand();
    // A connection that went away while its request was under way takes no seat.
    if (!this.#socket.connected) return;
    this.#seat = seat;
    this.#parts.gate.seated(this.#socket.conn);
    void this.#socket.join(roomOf(seat.runId, seat.as));
    if (seat.as !== 'phone') return;
    this.#parts.presence.arrive(seat.runId, seat.participant, this);
  }

  /** Leaves the seat. */
  stand(): void {
    const seat = this.#seat;
    if (seat === null) return;
    this.#seat = null;
    void this.#socket.leave(roomOf(seat.runId, seat.as));
    if (seat.as !== 'phone') return;
    this.#parts.presence.leave(seat.runId, seat.participant, this);
    this.#parts.beat.touch(seat.runId);
  }

  /** A request came: the first one answers the greeting, so it tells the round trip. */
  heard(): void {
    this.#roundTripMs ??= this.#parts.clock.now() - this.#greetedAt;
  }

  get roundTripMs(): number | null {
    return this.#roundTripMs;
  }

  tell<Name extends PersonalNoticeName>(name: Name, payload: PlainNoticePayload[Name]): void {
    // The names of the event map are those of the payloads; TypeScript does not see it through `Name`.
    (this.#socket.emit as (event: Name, payload: unknown) => boolean).call(
      this.#socket,
      name,
      payload,
    );
  }

  /**
   * Measures the round trip of this connection by the transport's own heartbeat, which asks so long
   * after it was answered last. To listen for the asking itself would cost something at every
   * message that is sent.
   */
  #measure(): void {
    const { conn } = this.#socket;
    const { presence, beat, clock } = this.#parts;
    let asksAt = this.#arrival.at + heartbeat.pingInterval;
    conn.on('heartbeat', () => {
      const now = clock.now();
      const roundTrip = Math.max(0, now - asksAt);
      this.#roundTripMs = roundTrip;
      asksAt = now + heartbeat.pingInterval;
      const seat = this.#seat;
      if (seat?.as !== 'phone') return;
      if (presence.measured(seat.runId, seat.participant, roundTrip)) beat.touch(seat.runId);
    });
  }
}
