import type { RoundResult } from '@sets/shared/run/run.contract.ts';

/** What the shares of a round are of: everybody who answered, or all points that were given. */
const wholeOf = ({
  unit,
  answered,
  lines,
}: Pick<RoundResult, 'unit' | 'answered' | 'lines'>): number =>
  unit === 'points' ? lines.reduce((sum, { count }) => sum + count, 0) : answered;

/** Which part of its round a count is, from 0 to 1. */
export const shareOf = (
  round: Pick<RoundResult, 'unit' | 'answered' | 'lines'>,
  count: number,
): number => {
  const whole = wholeOf(round);
  return whole === 0 ? 0 : count / whole;
};
