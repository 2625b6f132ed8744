import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import { type JoinBursts, networkOf, newBurst, newNetwork } from './join-bursts.ts';

interface Burst {
  readonly burst: string;
  readonly first: number;
  last: number;
  /** Nobody else comes with it. */
  ended: boolean;
}

/** Those whose burst began longest ago come first, so what is not old is not looked through. */
const forgetOld = (networks: Map<string, Burst>, now: number): void => {
  for (const [network, { first, last }] of networks) {
    if (now - first <= timing.networkKept) return;
    if (now - last > timing.networkKept) networks.delete(network);
  }
};

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
      known?.ended === false &&
      now - known.last <= timing.joinPause &&
      now - known.first <= timing.joinBurst;
    if (goesOn) {
      known.last = now;
      return known.burst;
    }
    forgetOld(networks, now);
    const before = networks.get(addressRange);
    networks.delete(addressRange);
    const burst = newBurst(before === undefined ? newNetwork() : networkOf(before.burst));
    networks.set(addressRange, { burst, first: now, last: now, ended: false });
    return burst;
  }

  end(roomId: string, bursts: readonly string[]): void {
    for (const known of this.#rooms.get(roomId)?.values() ?? []) {
      if (bursts.includes(known.burst)) known.ended = true;
    }
  }

  drop(roomId: string): void {
    this.#rooms.delete(roomId);
  }
}
