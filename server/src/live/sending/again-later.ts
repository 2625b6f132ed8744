import type { Clock } from '../../core/clock.ts';

interface Parts {
  readonly clock: Clock;
  /** What was told of a room may be too old now: it is to be told again. */
  readonly again: (roomId: string) => void;
}

/** Rooms that are to be told again after a while: each waits once. */
export class AgainLater {
  readonly #parts: Parts;
  readonly #waiting = new Map<string, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Unless this room waits already. */
  ask(roomId: string, inMs: number): void {
    if (this.#waiting.has(roomId)) return;
    const cancel = this.#parts.clock.after(inMs, () => {
      this.#waiting.delete(roomId);
      this.#parts.again(roomId);
    });
    this.#waiting.set(roomId, cancel);
  }

  drop(roomId: string): void {
    this.#waiting.get(roomId)?.();
    this.#waiting.delete(roomId);
  }

  stop(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }
}
