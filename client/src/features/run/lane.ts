import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { shareOf } from './whole-of.ts';

/** Lanes end at a multiple of this share; none ends before the least. */
const [step, least] = [0.05, 0.2];

/** Which share a lane's end stands for, from 0 to 1: rounds on the same lane can be compared. */
export const laneOf = (rounds: readonly RoundResult[]): number => {
  const shares = rounds.flatMap((round) => round.lines.map(({ count }) => shareOf(round, count)));
  const most = Math.max(least, ...shares);
  return Math.min(1, Math.ceil(most / step - 1e-9) * step);
};
