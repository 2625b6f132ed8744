import type { Clock } from '../core/clock.ts';
import type { FeedStore } from './feeds/feed-store.ts';
import type { FoldStore } from './run/fold-store.ts';
import { MemoryFoldStore } from './run/memory-fold-store.ts';
import type { JoinBursts } from './entry/join-bursts.ts';
import { MemoryJoinBursts } from './entry/memory-join-bursts.ts';
import { MemoryPresenceStore } from './room/memory-presence-store.ts';
import { MemoryRoomStore } from './room/memory-room-store.ts';
import { MemoryRunStore } from './run/memory-run-store.ts';
import { MemoryPulseStore } from './pulse/memory-pulse-store.ts';
import type { PulseStore } from './pulse/pulse-store.ts';
import type { PresenceStore } from './room/presence-store.ts';
import type { RoomStore } from './room/room-store.ts';
import type { RunStore } from './run/run-store.ts';

/** Where what is in play is held: all that processes which serve the same rooms must share. */
export interface StoresInPlay {
  readonly store: RunStore;
  readonly roomStore: RoomStore;
  readonly presence: PresenceStore;
  readonly folds: FoldStore;
  readonly bursts: JoinBursts;
  readonly pulse: PulseStore;
}

/** What is in play, opened. */
export interface InPlay {
  readonly stores: StoresInPlay;
  /** The durable logs of feeds, which tell what any process changes in them. */
  readonly feedStore: FeedStore;
  /** Lets go of everything: for the end of the process, when all that it noted is on disk. */
  close(): Promise<void>;
}

/** In this process's memory: for one process. */
export const storesInMemory = (clock: Clock) =>
  ({
    store: new MemoryRunStore(),
    roomStore: new MemoryRoomStore(),
    presence: new MemoryPresenceStore(clock),
    folds: new MemoryFoldStore(),
    bursts: new MemoryJoinBursts(clock),
    pulse: new MemoryPulseStore(clock),
  }) satisfies StoresInPlay;

/** The same, where nobody else has a part in it. */
export const inPlayInMemory = (clock: Clock, feedStore: FeedStore): InPlay => ({
  stores: storesInMemory(clock),
  feedStore,
  close: () => Promise.resolve(),
});
