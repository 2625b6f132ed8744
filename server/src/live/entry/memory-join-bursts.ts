import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import type { JoinBursts } from './join-bursts.ts';

interface Burst {
  readonly burst: string;
  readonly first: number;
  last: number;
}

/** In this process's memory, with the rooms that are in play there. */
export class MemoryJoinBursts implements JoinBursts {
  readonly #clock: Clock;
  readonly #rooms = new Map<string, Map<string, Burst>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

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
