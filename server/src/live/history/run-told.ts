import type { Tallies } from '@sets/shared/live/activity.ts';
import type { RoundReport } from '@sets/shared/live/round-report.ts';
import type { Entry } from '@sets/shared/live/feed.ts';
import type { RoundOfRun } from './run-result.migrations.ts';

/** A round in words, with what it came to. */
export interface RoundInWords extends Omit<RoundOfRun, 'slot' | 'version' | 'counters'> {
  readonly report: RoundReport;
}

/** What a run came to, in words and in the order of what was asked. */
export interface RunInWords {
  readonly title: string;
  /** Who was in the room while the run was on. */
  readonly joined: number;
  /** How many more were there whom the host has left out of the count. */
  readonly leftOut: number;
  /** Whether people gave a name. */
  readonly named?: boolean;
  readonly rounds: readonly RoundInWords[];
}

/** A run as its activity made it, what it came to, and the entries of its feed. */
export interface RunMaterial {
  readonly definition: unknown;
  readonly state: unknown;
  readonly tallies: Tallies;
  readonly entries: readonly Entry<unknown>[];
}
