import { limits, timing } from '@sets/shared/core/limits.ts';
import type { Rate } from '../core/window-limiter.ts';

/**
 * What one client, and one address, may cost the live engine. A client makes seats, tickets and
 * connections anew as it likes, so what bounds it counts its connection or its account; and an
 * address is a lecture hall or a whole university, so it is slowed down and not shut out.
 */
export interface Bounds {
  /** What a connection may send, in messages. */
  readonly messages: {
    readonly atOnce: number;
    readonly perSecond: number;
    /** As how many more a KB, and a refused request, count. */
    readonly kilobyte: number;
    readonly refused: number;
  };
  /** Rooms in which one connection may become somebody new. */
  readonly newcomersOfConnection: number;
  /** Newcomers of one address who are let in without waiting, and how long the others wait, in ms. */
  readonly newcomersOfAddress: Rate;
  readonly newcomersWaitMs: number;
  /** Participants of a room. */
  readonly participants: number;
  /** Newcomers of a room, however many of them have gone again: each is remembered. */
  readonly newcomersOfRoom: Rate;
  /** Connections that have taken no seat yet: by WebSocket and by polling of one address, and of all. */
  readonly unseated: Readonly<Record<'websocket' | 'polling' | 'inAll', number>>;
  /** Handshakes of one address without waiting; how long others wait, in ms, and how many may. */
  readonly handshakesOfAddress: Rate;
  readonly handshakeWaitMs: number;
  readonly handshakesWaiting: number;
}

/** Two thousand people behind one address come in within seconds, by whatever transport. Tests pin these. */
export const usualBounds: Bounds = {
  messages: limits.liveMessages,
  newcomersOfConnection: 20,
  newcomersOfAddress: { count: 3_000, seconds: 60 },
  newcomersWaitMs: timing.newcomersWait,
  participants: limits.participantsPerRoom,
  newcomersOfRoom: { count: limits.newcomersPerRoom, seconds: 86_400 },
  unseated: { websocket: 4_000, polling: 3_000, inAll: 20_000 },
  handshakesOfAddress: { count: 3_000, seconds: 10 },
  handshakeWaitMs: timing.handshakeWait,
  handshakesWaiting: 4_000,
};
