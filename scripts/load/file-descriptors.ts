import { readFileSync } from 'node:fs';

/** Phones that one swarm may have: a machine that serves and drives more needs other tools. */
export const mostPhones = 10_000;

/** Descriptors that a process of Node and a store need besides those of the phones. */
const besidePhones = 200;

/** The number of open files that `/proc/<pid>/limits` allows; Infinity where it sets no limit. */
export const openFilesAllowed = (limits: string): number => {
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
};

/** Throws a sentence for a person when this process may not open a connection for each phone. */
export const requireDescriptors = (phones: number): void => {
  if (phones > mostPhones) throw new Error(`At most ${mostPhones} phones, not ${phones}.`);
  const allowed = openFilesAllowed(readFileSync('/proc/self/limits', 'utf8'));
  const needed = phones + besidePhones;
  if (allowed >= needed) return;
  throw new Error(
    `${phones} phones need ${needed} open files, this process may have ${allowed}. ` +
      `Raise the limit and try again: ulimit -n ${needed}`,
  );
};
