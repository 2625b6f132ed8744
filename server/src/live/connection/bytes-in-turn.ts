import type { Writable } from 'node:stream';
import { WebSocket } from 'ws';
import type { Clock } from '../../core/clock.ts';
import { Portions } from '../../core/portions.ts';
import type { HubSocket } from './hub-types.ts';
import { WholeFrames } from './whole-frames.ts';

/** So many are taken apart in a millisecond or two; what a program does that has only just begun takes longer. */
const inOneTurn = { inOneTurn: 250, forMs: 8, waiting: 4_096 };

/** When what is being taken apart was read. */
const readAt = Symbol('readAt');

interface Reading {
  [readAt]?: number;
}

/** What the library keeps to itself: the stream that takes apart what was read, and where it is made. */
interface Inside {
  readonly _receiver: Receiver;
}
interface Receiver extends Pick<Writable, '_write'> {
  readonly write: (this: Receiver, piece: Buffer) => boolean;
}
const { setSocket } = WebSocket.prototype as unknown as {
  readonly setSocket: (this: WebSocket, ...given: unknown[]) => void;
};

/**
 * Connections of the server, of which what was read waits for its turn: so much of all of them together is taken apart in
 * one turn of the event loop. The stream of the library keeps the order of a connection, its end behind what was sent
 * before, and has a client wait whose bytes wait. Decision 89.
 */
export const bytesInTurn = (clock: Pick<Clock, 'now'>): typeof WebSocket => {
  const portions = new Portions(inOneTurn);
  return class extends WholeFrames implements Reading {
    [readAt]?: number;

    setSocket(...given: unknown[]): void {
      setSocket.apply(this, given);
      const { _receiver: receiver } = this as unknown as Inside;
      const { write, _write: takeApart } = receiver;
      /** Of pieces that are not taken apart yet: the stream keeps them in their order. */
      const came: number[] = [];
      const keep = (piece: Buffer): boolean => {
        came.push(clock.now());
        return write.call(receiver, piece);
      };
      const inTurn: Writable['_write'] = (piece, encoding, done) => {
        portions.do(() => {
          this[readAt] = came.shift() ?? clock.now();
          takeApart.call(receiver as Writable, piece, encoding, done);
        });
      };
      Object.assign(receiver, { write: keep, _write: inTurn });
    }
  };
};

/** When that was read which a connection is heard to say now; without a WebSocket nothing has waited. */
export const heardAt = ({ transport }: HubSocket['conn'], clock: Pick<Clock, 'now'>): number =>
  (transport as { readonly socket?: Reading }).socket?.[readAt] ?? clock.now();
