import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Bounds } from '../bounds.ts';
import type { Peer } from './seat.ts';

type NewcomerBounds = Pick<
  Bounds,
  'newcomersOfConnection' | 'newcomersOfAddress' | 'newcomersWaitMs'
>;

interface NewcomerParts {
  readonly bounds: NewcomerBounds;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Gives a participant that nobody is yet. */
  readonly make: () => string;
}

/**
 * How guests without a ticket come in. A connection is one newcomer in a room, however often it
 * joins. Where an address brings very many, each waits for a moment: a hall waits together, once;
 * who comes in again and again under new connections waits every time.
 */
export class Newcomers {
  readonly #bounds: NewcomerBounds;
  readonly #clock: Clock;
  readonly #make: () => string;
  readonly #ofAddress: Limiter;

  constructor({ bounds, clock, limits, make }: NewcomerParts) {
    this.#bounds = bounds;
    this.#clock = clock;
    this.#make = make;
    this.#ofAddress = limits.window('newcomers of an address', bounds.newcomersOfAddress);
  }

  /** The participant that this connection has become in a room, or null. */
  became(peer: Peer, roomId: string): string | null {
    return peer.newcomers.get(roomId)?.participant ?? null;
  }

  /**
   * Waits until this connection may become somebody new in a room: mostly not at all. Asking again
   * is waiting for the same. @throws AppError RATE_LIMITED
   */
  turn(peer: Peer, roomId: string): MaybePromise<void> {
    const known = peer.newcomers.get(roomId);
    if (known !== undefined) return known.turn;
    if (peer.newcomers.size >= this.#bounds.newcomersOfConnection) {
      throw new AppError('RATE_LIMITED', 'You joined too many rooms at once. Reload the page.');
    }
    const turn = andThen(this.#ofAddress.take(peer.addressRange), (wait) =>
      wait > 0 ? this.#afterAWhile() : undefined,
    );
    peer.newcomers.set(roomId, { turn, participant: null });
    return turn;
  }

  /** Makes this connection somebody new in a room, when its turn has come. */
  admit(peer: Peer, roomId: string): string {
    const newcomer = peer.newcomers.get(roomId);
    if (newcomer === undefined) throw new Error('A newcomer takes a turn first.');
    newcomer.participant ??= this.#make();
    return newcomer.participant;
  }

  #afterAWhile(): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(this.#bounds.newcomersWaitMs, resolve);
    });
  }
}
