import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/new-id.ts';

interface Burst {
  readonly burst: string;
  readonly first: number;
  last: number;
}

/**
 * Who came together: newcomers of one network, each soon after the one before, within a minute.
 * Which network it was is forgotten with the room in play, and stored nowhere.
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
    const goesOn =
      known !== undefined &&
      now - known.last <= timing.joinPause &&
      now - known.first <= timing.joinBurst;
    if (goesOn) {
      known.last = now;
      return known.burst;
    }
    const burst = newId();
    networks.set(addressRange, { burst, first: now, last: now });
    return burst;
  }

  /** Whoever comes from now on comes with others: bursts that are left out take in nobody else. */
  end(roomId: string, bursts: readonly string[]): void {
    const networks = this.#rooms.get(roomId);
    for (const [addressRange, { burst }] of networks ?? []) {
      if (bursts.includes(burst)) networks?.delete(addressRange);
    }
  }

  drop(roomId: string): void {
    this.#rooms.delete(roomId);
  }
}
