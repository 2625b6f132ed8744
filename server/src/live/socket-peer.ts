import type { NoticeEvents, PlainNoticePayload } from '@sets/shared/live/notices.ts';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../core/actor.ts';
import type { Beat } from './beat.ts';
import type { Presence } from './presence.ts';
import { participantRoom, type Peer, roomOf, type Seat } from './seat.ts';

/** What comes in is not trusted to be anything. */
type Incoming = Record<string, (...sent: unknown[]) => void>;
type NoEvents = Record<string, never>;
export type Hub = Server<Incoming, NoticeEvents, NoEvents, { actor: Caller | null }>;
export type HubSocket = Socket<Incoming, NoticeEvents, NoEvents, { actor: Caller | null }>;

/** A connection over Socket.IO, with its seat in rooms and in the presence. */
export class SocketPeer implements Peer {
  readonly #socket: HubSocket;
  readonly #presence: Presence;
  readonly #beat: Beat;
  #seat: Seat | null = null;
  #pingedAt = 0;

  constructor(socket: HubSocket, presence: Presence, beat: Beat) {
    this.#socket = socket;
    this.#presence = presence;
    this.#beat = beat;
  }

  get connectionId(): string {
    return this.#socket.id;
  }

  get actor(): Caller | null {
    return this.#socket.data.actor;
  }

  get seat(): Seat | null {
    return this.#seat;
  }

  sit(seat: Seat): void {
    this.stand();
    // A connection that went away while its request was under way takes no seat.
    if (!this.#socket.connected) return;
    this.#seat = seat;
    void this.#socket.join(roomOf(seat.runId, seat.as));
    if (seat.as !== 'phone') return;
    void this.#socket.join(participantRoom(seat.runId, seat.participant));
    this.#presence.arrive(seat.runId, seat.participant);
  }

  /** Leaves the seat. */
  stand(): void {
    const seat = this.#seat;
    if (seat === null) return;
    this.#seat = null;
    void this.#socket.leave(roomOf(seat.runId, seat.as));
    if (seat.as !== 'phone') return;
    void this.#socket.leave(participantRoom(seat.runId, seat.participant));
    this.#presence.leave(seat.runId, seat.participant);
    this.#beat.touch(seat.runId);
  }

  tellOthers(payload: PlainNoticePayload['answer:changed']): void {
    if (this.#seat?.as !== 'phone') return;
    const room = participantRoom(this.#seat.runId, this.#seat.participant);
    // Most people have one tab: nothing is put into words for nobody.
    const connections = this.#socket.nsp.adapter.rooms.get(room)?.size ?? 0;
    if (connections > 1) this.#socket.to(room).emit('answer:changed', payload);
  }

  /** Measures the round trip of this connection by the transport's own heartbeat. */
  measure(now: () => number): void {
    const { conn } = this.#socket;
    conn.on('packetCreate', ({ type }) => {
      if (type === 'ping') this.#pingedAt = now();
    });
    conn.on('heartbeat', () => {
      const seat = this.#seat;
      if (seat?.as !== 'phone') return;
      const roundTrip = now() - this.#pingedAt;
      if (this.#presence.measured(seat.runId, seat.participant, roundTrip)) {
        this.#beat.touch(seat.runId);
      }
    });
  }
}
