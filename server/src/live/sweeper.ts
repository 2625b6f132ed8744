import { audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Beat } from './beat.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { RunStore } from './run-store.ts';
import type { RunSteps } from './run-steps.ts';
import { roomOf } from './seat.ts';
import type { Hub } from './hub-types.ts';

/** How often rooms are looked at, and how long an empty one stays in memory, in ms. */
const sweepEvery = 10_000;
const emptyFor = 600_000;

interface SweeperParts {
  readonly hub: Hub;
  readonly store: RunStore;
  readonly steps: RunSteps;
  readonly publisher: Publisher;
  readonly presence: Presence;
  readonly beat: Beat;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Keeps memory bounded: a run that nobody looks at any more leaves it. What is in a room changes by
 * the mere passing of time too (who is lost), so rooms with people in them get a beat.
 */
export class Sweeper {
  readonly #parts: SweeperParts;
  readonly #emptySince = new Map<string, number>();
  #cancel: () => void = () => {};

  constructor(parts: SweeperParts) {
    this.#parts = parts;
    this.#schedule();
  }

  stop(): void {
    this.#cancel();
  }

  #schedule(): void {
    this.#cancel = this.#parts.clock.after(sweepEvery, () => {
      const { publisher, store, steps, log } = this.#parts;
      steps.expireDue().catch((error: unknown) => {
        log.error({ err: error }, 'a question could not be closed on time');
      });
      // A run can be in play without anybody having looked at it: looked up, and left alone.
      for (const runId of new Set([...publisher.runIds(), ...store.runIds()])) this.#sweep(runId);
      this.#schedule();
    });
  }

  #sweep(runId: string): void {
    const { beat, clock, publisher, presence, store } = this.#parts;
    if (this.#isPeopled(runId)) {
      this.#emptySince.delete(runId);
      presence.tidy(runId);
      beat.touch(runId);
      return;
    }
    const since = this.#emptySince.get(runId) ?? clock.now();
    this.#emptySince.set(runId, since);
    if (clock.now() - since < emptyFor) return;
    this.#emptySince.delete(runId);
    publisher.drop(runId);
    presence.drop(runId);
    void store.release(runId);
  }

  #isPeopled(runId: string): boolean {
    const { rooms } = this.#parts.hub.of('/').adapter;
    return audiences.some((audience) => rooms.has(roomOf(runId, audience)));
  }
}
