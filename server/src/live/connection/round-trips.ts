import { heartbeat } from './heartbeat.ts';

/**
 * How long something takes to a connection and back, as it has shown itself whenever it was asked: by the
 * greeting, which its first request answers, and by the transport's own heartbeat, which asks so long after it
 * was answered last. (To listen for the asking itself would cost something at every message that is sent.)
 * Times are the server's, in ms.
 */
export class RoundTrips {
  readonly #greetedAt: number;
  #asksAt: number;
  #shortest: number | null = null;

  constructor(arrivedAt: number, greetedAt: number) {
    this.#greetedAt = greetedAt;
    this.#asksAt = arrivedAt + heartbeat.pingInterval;
  }

  /**
   * The shortest; null before there was any. Nothing makes a connection quicker than it is, so whoever answers
   * late to seem slow is as quick as they once were.
   */
  get shortest(): number | null {
    return this.#shortest;
  }

  /** A request came. */
  heard(now: number): void {
    this.#shortest ??= Math.max(0, now - this.#greetedAt);
  }

  /** The heartbeat was answered; gives how long that took. */
  beat(now: number): number {
    const took = now - this.#asksAt;
    this.#asksAt = now + heartbeat.pingInterval;
    // A clock that was set back meanwhile has measured nothing.
    if (took < 0) return 0;
    this.#shortest = Math.min(this.#shortest ?? took, took);
    return took;
  }
}
