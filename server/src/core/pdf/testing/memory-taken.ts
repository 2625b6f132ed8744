import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // Another kind of machine, or a process that has ended.
    return '';
  }
};

const children = (): string[] => {
  try {
    const threads = readdirSync('/proc/self/task');
    return threads.flatMap((thread) =>
      read(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
};

/** Resident memory of this process and those that it has begun, in bytes. */
export const memoryTaken = (): number =>
  children().reduce((sum, pid) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? [];
    return sum + Number(kilobytes ?? 0) * 1_024;
  }, process.memoryUsage().rss);
