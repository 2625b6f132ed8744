import type { PlainNoticePayload } from '@sets/shared/live/notices.ts';
import type { Caller } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Beat } from './beat.ts';
import type { Arrival, Gate } from './gate.ts';
import type { HubSocket } from './hub-types.ts';
import { heartbeat } from './heartbeat.ts';
import type { Presence } from './presence.ts';
import { type Newcomer, type Peer, roomOf, type Seat } from './seat.ts';

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
  #seat: Seat | null = null;

  constructor(socket: HubSocket, arrival: Arrival, parts: PeerParts) {
    this.#socket = socket;
    this.#arrival = arrival;
    this.#parts = parts;
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

  tell(payload: PlainNoticePayload['answer:changed']): void {
    this.#socket.emit('answer:changed', payload);
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
      const roundTrip = now - asksAt;
      asksAt = now + heartbeat.pingInterval;
      const seat = this.#seat;
      if (seat?.as !== 'phone') return;
      if (presence.measured(seat.runId, seat.participant, roundTrip)) beat.touch(seat.runId);
    });
  }
}
