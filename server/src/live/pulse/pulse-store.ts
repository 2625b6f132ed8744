import type { ReactionCounts } from '@sets/shared/live/pulse.ts';
import type { PulseNews } from '@sets/shared/live/pulse-rules.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { Stop } from '../run/run-store.ts';

/** How a room feels now. */
export interface PulseNow {
  readonly reactions: ReactionCounts;
  /** How many are lost. */
  readonly lost: number;
}

/** `news`: somebody reacted, or is lost, or no more; `settings`: what may be sent has changed; `found`: nobody is lost any more. */
export const pulseChanges = ['news', 'settings', 'found'] as const;
export type PulseChange = (typeof pulseChanges)[number];

/**
 * Reactions of each room, counted, and who is lost until when: summed over all processes. It is not
 * durable. Every implementation passes `server/test/pulse-store-suite.ts`.
 */
export interface PulseStore {
  /** What came in at this process, all at once. */
  add(roomId: string, news: PulseNews): MaybePromise<void>;
  /** Without who is left out of the count. */
  now(roomId: string, excluded: ReadonlySet<string>): MaybePromise<PulseNow>;
  /** Until when a person is lost, in milliseconds of the server's clock; null where they are not. */
  lostUntil(roomId: string, participant: string): MaybePromise<number | null>;
  /** Nobody is lost any more, for something else is on. */
  nobodyLost(roomId: string): MaybePromise<void>;
  /** Tells every process that the settings of a room have changed. */
  settingsChanged(roomId: string): void;
  /** Nobody is in the room at this process any more; at others somebody may be. */
  release(roomId: string): void;
  /** Calls `listener` after every change, by whichever process. */
  onChanged(listener: (roomId: string, change: PulseChange) => void): Stop;
}
