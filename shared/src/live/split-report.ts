import type { RoundReport } from './activity.ts';

/** The answers of one round, by what the same people said in another. */
export interface SplitReport {
  /** What was asked in the round that is told apart, and in the one that it is told by. */
  readonly text: string;
  readonly by: string;
  readonly groups: readonly SplitGroup[];
}

/** Those who said the same in the other round. */
export interface SplitGroup {
  readonly name: string;
  /** How many of them have answered both. */
  readonly people: number;
  /** Null where they are so few that it would tell of one, or of others who are. */
  readonly told: Pick<RoundReport, 'multiple' | 'lines' | 'figures' | 'unit' | 'unmarked'> | null;
}
