import { limits, timing } from '@sets/shared/core/limits.ts';
import type { Author } from '@sets/shared/live/feed.ts';
import type { Clock } from '../../core/clock.ts';
import { Beat } from '../sending/beat.ts';
import { type FeedKey, keyOf, readKey } from './feed-key.ts';

interface SignalsParts {
  readonly clock: Clock;
  /** Tells everybody who follows a feed, as far as their connections take it now. */
  readonly emit: (feed: FeedKey, signals: readonly unknown[]) => void;
}

/** Passes on what only decorates: at most once in `timing.beat` for a feed, of each sender the newest. */
export class Signals {
  readonly #parts: SignalsParts;
  /** What was not passed on yet, by feed and sender. */
  readonly #newest = new Map<string, Map<string, unknown>>();
  readonly #beat: Beat;

  constructor(parts: SignalsParts) {
    this.#parts = parts;
    this.#beat = new Beat(parts.clock, timing.beat, async (key) => this.#pass(key));
  }

  /** Of too many senders at once some are not passed on; phones leave hosts their share. */
  send(feed: FeedKey, { as, participant }: Author, signal: unknown): void {
    const key = keyOf(feed);
    const newest = this.#newest.get(key) ?? new Map<string, unknown>();
    this.#newest.set(key, newest);
    if (newest.size < limits.feed.signals[as] || newest.has(participant)) {
      newest.set(participant, signal);
    }
    this.#beat.touch(key);
  }

  stop(): void {
    this.#beat.stop();
  }

  #pass(key: string): void {
    const newest = this.#newest.get(key);
    this.#newest.delete(key);
    if (newest !== undefined) this.#parts.emit(readKey(key), [...newest.values()]);
  }
}
