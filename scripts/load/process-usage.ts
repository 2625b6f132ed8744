import { readFileSync } from 'node:fs';

/** What a process has used so far, as Linux counts it. */
export interface Usage {
  /** CPU time of all its threads, in seconds, to a hundredth. */
  readonly cpuS: number;
  /** Memory that it holds now, and the most that it ever held, in MB of 1,000,000 bytes. */
  readonly rssMB: number;
  readonly peakRssMB: number;
}

/** Linux counts CPU time in hundredths of a second on every machine that Node runs on. */
const ticksPerSecond = 100;

/** From the texts of `/proc/<pid>/stat` and `/proc/<pid>/status`. */
export const readUsage = (stat: string, status: string): Usage => {
  // The name of the program stands in parentheses and may hold anything; fields count from after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const megabytes = (name: string): number =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024) / 1e6;
  return {
    cpuS: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    rssMB: megabytes('VmRSS'),
    peakRssMB: megabytes('VmHWM'),
  };
};

/** Of a process that lives. */
export const usageOf = (pid: number): Usage => {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return readUsage(read('stat'), read('status'));
};
