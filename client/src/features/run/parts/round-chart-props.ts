import type { RoundResult } from '@sets/shared/run/run.contract.ts';

export interface RoundChartProps {
  readonly round: RoundResult;
  /** The share at which bars end. */
  readonly lane?: number;
}
