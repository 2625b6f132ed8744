import type { Clock } from '../../../core/clock.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { renewProcess, takeRoom } from './redis-presence-scripts.ts';

/** How often a process renews its lease and looks for those that have died, in ms. */
const lookEvery = 1_000;

/** A process that has not renewed its lease for so long has died, in ms. */
const usualLeaseMs = 10_000;

interface PresenceProcessesParts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly me: string;
  /** How long Redis keeps what nobody refreshes any more, in ms. */
  readonly keepMs: number;
  /** Other times than the usual ones, in ms: for tests. */
  readonly leaseMs?: number;
  readonly lookEveryMs?: number;
  /** Called at every look; where Redis did not know this process, it must tell everything again. */
  readonly onLook: (isUnknown: boolean) => void;
  /** All of a room is to be kept for longer: also where only phones are, and nobody asks how it is. */
  readonly keep: (roomId: string) => Promise<unknown>;
  /** A process has died whose people were told of in this room. */
  readonly sweep: (roomId: string, process: string) => Promise<void>;
}

/**
 * The processes that tell of their connections. Each has a lease; whoever sees first that one has let
 * its lease run out sweeps its rooms, and then forgets it. Where it is alive after all, it learns from
 * its next renewal that it is unknown.
 */
export class PresenceProcesses {
  readonly #parts: PresenceProcessesParts;
  readonly #rooms = new Set<string>();
  #isLooking = false;
  /** When all rooms were kept for longer, in ms since the epoch. */
  #keptAt: number;
  #cancel: () => void = () => {};

  constructor(parts: PresenceProcessesParts) {
    this.#parts = parts;
    this.#keptAt = parts.clock.now();
  }

  /** The rooms of which this process has told. */
  rooms(): string[] {
    return [...this.#rooms];
  }

  async open(): Promise<void> {
    await this.#renew();
    this.#lookOn();
  }

  /** Nobody is connected any more, and all is told. */
  async close(): Promise<void> {
    this.#cancel();
    await this.#forget(this.#parts.me);
  }

  /** This process is about to tell of a room: known before it is told, so nothing of it is missed. */
  async take(roomId: string): Promise<void> {
    if (this.#rooms.has(roomId)) return;
    const { redis, me, keepMs } = this.#parts;
    await redis.run(takeRoom, [this.#roomsKey(me)], [String(keepMs), roomId]);
    this.#rooms.add(roomId);
  }

  async drop(roomId: string): Promise<void> {
    this.#rooms.delete(roomId);
    await this.#parts.redis.send('SREM', this.#roomsKey(this.#parts.me), roomId);
  }

  get #key(): string {
    return `${this.#parts.redis.playPrefix}processes`;
  }

  #roomsKey(process: string): string {
    return `${this.#parts.redis.playPrefix}process:${process}:rooms`;
  }

  #lookOn(): void {
    this.#cancel = this.#parts.clock.after(this.#parts.lookEveryMs ?? lookEvery, () => {
      // Where Redis is away, it is tried again the next time.
      void this.#look().catch(() => {});
      this.#lookOn();
    });
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const { isUnknown, died } = await this.#renew();
      if (isUnknown) this.#rooms.clear();
      this.#parts.onLook(isUnknown);
      for (const process of died) await this.#end(process);
      await this.#keepAll();
    } finally {
      this.#isLooking = false;
    }
  }

  async #renew(): Promise<{ isUnknown: boolean; died: readonly string[] }> {
    const { redis, me, keepMs, leaseMs = usualLeaseMs } = this.#parts;
    const args = [String(keepMs), me, String(leaseMs)];
    type Renewed = [isUnknown: number, died: string[]];
    const [isUnknown, died] = await redis.run<Renewed>(renewProcess, [this.#key], args);
    await redis.send('PEXPIRE', this.#roomsKey(me), String(keepMs));
    return { isUnknown: isUnknown === 1, died };
  }

  async #keepAll(): Promise<void> {
    const { clock, keepMs, keep } = this.#parts;
    const now = clock.now();
    if (Math.abs(now - this.#keptAt) < keepMs / 4) return;
    for (const roomId of this.#rooms) await keep(roomId);
    this.#keptAt = now;
  }

  async #end(process: string): Promise<void> {
    const rooms = await this.#parts.redis.send<string[]>('SMEMBERS', this.#roomsKey(process));
    for (const roomId of rooms) await this.#parts.sweep(roomId, process);
    await this.#forget(process);
  }

  /** In this order: what a process tells that learns that it is unknown is not taken from it again. */
  async #forget(process: string): Promise<void> {
    const { redis } = this.#parts;
    await redis.send('DEL', this.#roomsKey(process));
    await redis.send('ZREM', this.#key, process);
  }
}
