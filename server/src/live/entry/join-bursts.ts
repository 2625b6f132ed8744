import { newId } from '../../core/new-id.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';

/**
 * Who came together: newcomers of one network, each soon after the one before, within a minute,
 * whichever process they reach. Which network it was is forgotten soon, and stored nowhere: a burst
 * begins with a mark by chance that bursts of one network have in common for `timing.networkKept`.
 */
export interface JoinBursts {
  /** The burst of a newcomer who comes now. */
  of(roomId: string, addressRange: string): MaybePromise<string>;
  /** Whoever comes from now on comes with others: bursts that are left out take in nobody else. */
  end(roomId: string, bursts: readonly string[]): MaybePromise<void>;
  /** The room is in play here no more. */
  drop(roomId: string): void;
}

const markLength = 10;

/** A mark for a network of which nothing is known yet. */
export const newNetwork = (): string => newId().slice(0, markLength);

/** A burst of a network. */
export const newBurst = (network: string): string => `${network}${newId()}`;

/** The mark that bursts of one network have in common; one of before there were marks has its own. */
export const networkOf = (burst: string): string =>
  burst.length === markLength + newId().length ? burst.slice(0, markLength) : burst;
