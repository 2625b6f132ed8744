import { constants } from 'node:os';
import { longestLifeMs } from './child-calls.ts';

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Ends the tool, and with it what it started, at Ctrl-C, when it is told to, or after its longest life. */
const stopInTime = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  setTimeout(() => {
    console.error(`Stopped by itself after ${longestLifeMs / 60_000} minutes.`);
    process.exit(3);
  }, longestLifeMs).unref();
};

/** Whether every promise was kept; `slow`: they were, and it took longer than it may. */
export type Verdict = boolean | 'slow';

const codeOf = (verdict: Verdict): number => (verdict === 'slow' ? 4 : Number(!verdict));

/**
 * The frame of a tool: reads its command line, does its work and sets the exit code. 0: every
 * promise was kept; 1: one was not, or the tool could not do its work; 2: wrong options; 4: every promise
 * was kept, and a figure is above its bound.
 */
export const runTool = async <Options>(
  usage: string,
  readOptions: (args: string[]) => Options,
  work: (options: Options) => Promise<Verdict>,
): Promise<void> => {
  if (process.argv.includes('--help')) return console.log(usage);
  stopInTime();
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${sentenceOf(error)}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    process.exitCode = codeOf(await work(options));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
};
