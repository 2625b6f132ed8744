import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { dayOf } from './run-times.ts';

/** What was presented in one room on one day. */
export interface Lecture {
  readonly key: string;
  /** When the newest of it began; ISO 8601. */
  readonly openedAt: string;
  /** Join code of the room; null where it cannot be told. */
  readonly code: string | null;
  readonly runs: readonly RunLine[];
}

/** Runs by lecture, each in the order given; a lecture stands where its first run does. */
export const lecturesOf = (runs: readonly RunLine[]): Lecture[] => {
  const byKey = Map.groupBy(runs, ({ roomId, openedAt }) => `${dayOf(openedAt)} ${roomId}`);
  return [...byKey].flatMap(([key, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    return [{ key, openedAt: first.openedAt, code: first.code, runs: own }];
  });
};
