import type { MaybePromise } from '../../core/maybe-promise.ts';

/**
 * Who came together: newcomers of one network, each soon after the one before, within a minute,
 * whichever process they reach. Which network it was is forgotten soon, and stored nowhere.
 */
export interface JoinBursts {
  /** The burst of a newcomer who comes now. */
  of(roomId: string, addressRange: string): MaybePromise<string>;
  /** Whoever comes from now on comes with others: bursts that are left out take in nobody else. */
  end(roomId: string, bursts: readonly string[]): MaybePromise<void>;
  /** The room is in play here no more. */
  drop(roomId: string): void;
}
