import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import type { MaybePromise } from '../core/maybe-promise.ts';
import { createWindowLimiter, type WindowLimiter } from '../core/window-limiter.ts';
import type { Bounds } from './bounds.ts';
import type { Peer } from './seat.ts';

type DoorBounds = Pick<Bounds, 'newcomersOfConnection' | 'newcomersOfAddress' | 'waitAtDoor'>;

/**
 * Where newcomers come in. A connection is one newcomer in a run, however often it joins without a
 * ticket. Where an address brings very many, each waits for a moment: a hall waits together, once;
 * who comes in again and again under new connections waits every time.
 */
export class Door {
  readonly #bounds: DoorBounds;
  readonly #clock: Clock;
  readonly #make: () => string;
  readonly #ofAddress: WindowLimiter;
  /** The newcomers that a connection has become, by run. */
  readonly #became = new WeakMap<Peer, Map<string, MaybePromise<string>>>();

  /** `make` gives a participant that nobody is yet. */
  constructor(bounds: DoorBounds, clock: Clock, make: () => string) {
    this.#bounds = bounds;
    this.#clock = clock;
    this.#make = make;
    this.#ofAddress = createWindowLimiter(bounds.newcomersOfAddress, clock);
  }

  /** The participant that this connection is in a run. @throws AppError RATE_LIMITED */
  admit(peer: Peer, runId: string): MaybePromise<string> {
    const became = this.#became.get(peer) ?? new Map<string, MaybePromise<string>>();
    const before = became.get(runId);
    if (before !== undefined) return before;
    if (became.size >= this.#bounds.newcomersOfConnection) {
      throw new AppError('RATE_LIMITED', 'You joined too many runs at once. Reload the page.');
    }
    const waits = this.#ofAddress.take(peer.address) > 0;
    const participant = waits ? this.#afterAWhile() : this.#make();
    this.#became.set(peer, became.set(runId, participant));
    return participant;
  }

  #afterAWhile(): Promise<string> {
    return new Promise((resolve) => {
      this.#clock.after(this.#bounds.waitAtDoor, () => {
        resolve(this.#make());
      });
    });
  }
}
