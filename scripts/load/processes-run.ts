import type { LoadOptions } from './load-options.ts';
import { isSound } from './load-report.ts';
import type { LoadOrder, LoadResult } from './load-run.ts';
import {
  isTooSlow,
  mostTimes,
  processesFigures,
  processesLines,
  type ProcessesFigures,
  type ProcessesRun,
} from './processes-report.ts';
import type { RawFigures } from './raw-base.ts';

/** What is done for each number of processes, and where it is told. */
export interface Tools {
  readonly measure: (order: LoadOrder) => Promise<LoadResult>;
  readonly besideBase: (order: LoadOrder) => Promise<{ result: LoadResult; raw: RawFigures }>;
  readonly show: (lines: readonly string[]) => void;
}

/** So much fewer phones first: what an answer costs must not depend on how many there are. */
const part = 4;

/** As long as V8 compiles: after so many answers what one costs falls no more. */
const warmUp = 15_000;

export interface ProcessesResult {
  readonly figures: readonly ProcessesFigures[];
  readonly isSound: boolean;
}

/** The same lecture for each number of processes, each time on a new server. */
export const runProcesses = async (
  options: LoadOptions,
  counts: readonly number[],
  { measure, besideBase, show }: Tools,
): Promise<ProcessesResult> => {
  const runs: ProcessesRun[] = [];
  for (const processes of counts) {
    const { phones, questions, overMs } = options;
    const order = { phones, questions, overMs, processes, warmUp };
    const few = Math.max(1, Math.floor(phones / part));
    const fewer = { phones: few, result: await measure({ ...order, phones: few }) };
    runs.push({ processes, phones, fewer, ...(await besideBase(order)) });
  }
  const alone = runs.find(({ processes }) => processes === 1);
  const figures = runs.map((run) => processesFigures(run, alone));
  show(figures.flatMap(processesLines));
  const slow = figures.filter(isTooSlow);
  show(
    slow.map(
      ({ processes }) =>
        `Broken: ${processes} processes take more than ${mostTimes} times as long.`,
    ),
  );
  return {
    figures,
    isSound:
      slow.length === 0 &&
      runs.every(
        ({ phones, result, fewer }) =>
          isSound(phones, result) && isSound(fewer.phones, fewer.result),
      ),
  };
};
