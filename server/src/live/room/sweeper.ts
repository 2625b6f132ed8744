import { audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Beat } from '../sending/beat.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import type { FeedPublisher } from '../feeds/feed-publisher.ts';
import type { PresenceStore } from './presence-store.ts';
import type { Publisher } from '../sending/publisher.ts';
import type { Admission } from '../entry/admission.ts';
import type { RoomStore } from './room-store.ts';
import type { RunStore } from '../run/run-store.ts';
import type { RunSteps } from '../run/run-steps.ts';
import { channelOf } from '../entry/seat.ts';

/** How often rooms are looked at, and how long an empty one stays in memory, in ms. */
const sweepEvery = 10_000;
const emptyFor = 600_000;
/** How often it is looked for runs whose deadline nobody has noticed, in ms: their process may have died. */
const dueEvery = 1_000;

interface SweeperParts {
  readonly broadcaster: Broadcaster;
  readonly peers: Pick<LocalPeers, 'isIn'>;
  readonly store: RunStore;
  readonly roomStore: RoomStore;
  readonly admission: Admission;
  readonly steps: RunSteps;
  readonly publisher: Publisher;
  readonly feedPublisher: FeedPublisher;
  readonly presence: PresenceStore;
  readonly beat: Beat;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Keeps memory bounded: a room that nobody is in any more leaves it, with its runs. What is in a room changes by
 * the mere passing of time too (who is lost), so rooms with people in them get a beat.
 */
export class Sweeper {
  readonly #parts: SweeperParts;
  readonly #emptySince = new Map<string, number>();
  #cancelSweep: () => void = () => {};
  #cancelDue: () => void = () => {};
  #isStopped = false;

  constructor(parts: SweeperParts) {
    this.#parts = parts;
    this.#scheduleSweep();
    this.#scheduleDue();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelSweep();
    this.#cancelDue();
  }

  #scheduleSweep(): void {
    this.#cancelSweep = this.#parts.clock.after(sweepEvery, () => {
      this.#sweepAll();
      this.#scheduleSweep();
    });
  }

  /** One look at a time, however long it takes. */
  #scheduleDue(): void {
    this.#cancelDue = this.#parts.clock.after(dueEvery, () => void this.#expireDue());
  }

  async #expireDue(): Promise<void> {
    const { steps, log } = this.#parts;
    await steps.expireDue().catch((error: unknown) => {
      log.error({ err: error }, 'it could not be looked for deadlines that have passed');
    });
    if (!this.#isStopped) this.#scheduleDue();
  }

  #sweepAll(): void {
    const { publisher, store, roomStore } = this.#parts;
    const runs = Map.groupBy(store.inPlay(), ({ roomId }) => roomId);
    // A room can be in play without anybody having looked at it: looked up, and left alone.
    const roomIds = new Set([...publisher.roomIds(), ...roomStore.roomIds(), ...runs.keys()]);
    for (const roomId of roomIds) {
      const isEmpty = this.#isEmptyForLong(roomId);
      if (isEmpty) this.#drop(roomId);
      for (const { runId } of runs.get(roomId) ?? []) {
        const released = isEmpty ? store.release(runId) : this.#releaseIfOver(roomId, runId);
        this.#logged(roomId, released);
      }
    }
  }

  /** Lets go of a run that has ended and is no longer the one on in its room; for rooms with people in them. */
  async #releaseIfOver(roomId: string, runId: string): Promise<void> {
    const { store, roomStore } = this.#parts;
    const [run, room] = [await store.get(runId), await roomStore.get(roomId)];
    if (run?.ended === true && room?.current !== runId) await store.release(runId);
  }

  #isEmptyForLong(roomId: string): boolean {
    const { beat, clock } = this.#parts;
    if (this.#isPeopled(roomId)) {
      this.#emptySince.delete(roomId);
      beat.touch(roomId);
      return false;
    }
    const since = this.#emptySince.get(roomId) ?? clock.now();
    this.#emptySince.set(roomId, since);
    return clock.now() - since >= emptyFor;
  }

  #drop(roomId: string): void {
    const { publisher, feedPublisher, presence, admission, roomStore } = this.#parts;
    this.#emptySince.delete(roomId);
    publisher.drop(roomId);
    feedPublisher.drop(roomId);
    presence.release(roomId);
    admission.drop(roomId);
    this.#logged(roomId, roomStore.release(roomId));
  }

  /** Nobody waits for it, and the next look tries again: the stores may be away. */
  #logged(roomId: string, work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#parts.log.error({ err: error, roomId }, 'a room could not be looked at');
    });
  }

  #isPeopled(roomId: string): boolean {
    const { broadcaster, peers } = this.#parts;
    // Simulated students have no connection to be found by.
    if (peers.isIn(roomId)) return true;
    return audiences.some((audience) => broadcaster.has(channelOf(roomId, audience)));
  }
}
