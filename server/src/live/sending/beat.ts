import type { Clock } from '../../core/clock.ts';

/**
 * Paces what rooms send (NO3), by room; and feeds (FE8), by their key. The first change goes out at once; whatever changes within the next
 * `intervalMs` goes out together when they have passed, so a room never sends more often.
 */
export class Beat {
  readonly #clock: Clock;
  readonly #intervalMs: number;
  readonly #send: (roomId: string) => Promise<void>;
  /** Rooms that sent within the last interval, or are about to. */
  readonly #pending = new Map<string, { again: boolean; cancel: () => void }>();

  constructor(clock: Clock, intervalMs: number, send: (roomId: string) => Promise<void>) {
    this.#clock = clock;
    this.#intervalMs = intervalMs;
    this.#send = send;
  }

  /** Rooms that wait for their next beat. */
  get size(): number {
    return this.#pending.size;
  }

  /** Says that something of this room changed. */
  touch(roomId: string): void {
    const pending = this.#pending.get(roomId);
    if (pending === undefined) this.#fire(roomId);
    else pending.again = true;
  }

  /** Forgets whatever waits; for the end of the process. */
  stop(): void {
    for (const { cancel } of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  #fire(roomId: string): void {
    const cancel = this.#clock.after(this.#intervalMs, () => {
      const again = this.#pending.get(roomId)?.again ?? false;
      this.#pending.delete(roomId);
      if (again) this.#fire(roomId);
    });
    this.#pending.set(roomId, { again: false, cancel });
    // After this turn of the event loop: what changes together goes together, and behind the reply
    // to the request that changed it.
    setImmediate(() => void this.#send(roomId));
  }
}
