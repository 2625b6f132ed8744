import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/new-id.ts';

interface Burst {
  readonly burst: string;
  last: number;
}

/**
 * Who came together: newcomers of one network, each soon after the one before. Which network it
 * was is forgotten with the room in play, and stored nowhere.
 */
export class JoinBursts {
  readonly #clock: Clock;
  readonly #rooms = new Map<string, Map<string, Burst>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The burst of a newcomer who comes now. */
  of(roomId: string, addressRange: string): string {
    let networks = this.#rooms.get(roomId);
    if (networks === undefined) this.#rooms.set(roomId, (networks = new Map()));
    const now = this.#clock.now();
    const known = networks.get(addressRange);
    if (known !== undefined && now - known.last <= timing.joinPause) {
      known.last = now;
      return known.burst;
    }
    const burst = newId();
    networks.set(addressRange, { burst, last: now });
    return burst;
  }

  drop(roomId: string): void {
    this.#rooms.delete(roomId);
  }
}
