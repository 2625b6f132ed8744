import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { shareOf } from './whole-of.ts';

/** What moved most between the first round of a question and its last. */
export interface Change {
  /** The place of the option, from 0. */
  readonly index: number;
  /** Shares of those who answered, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

const shareAt = (round: RoundResult, index: number): number =>
  shareOf(round, round.lines[index]?.count ?? 0);

/** Null where it was asked once, or nobody answered one of both, or nothing moved. */
export const changeBetween = (rounds: readonly RoundResult[]): Change | null => {
  const [first] = rounds;
  const last = rounds.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  if (first.answered === 0 || last.answered === 0) return null;
  const moves = first.lines.map((_, index) => ({
    index,
    from: shareAt(first, index),
    to: shareAt(last, index),
  }));
  const most = moves.toSorted(
    (one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from),
  )[0];
  return most === undefined || most.from === most.to ? null : most;
};
