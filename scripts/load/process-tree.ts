import { readdirSync, readFileSync } from 'node:fs';

/** What the text of `/proc/<pid>/stat` says besides figures. */
export interface Kin {
  /** One letter, as Linux has it: Z has ended and waits for somebody to notice. */
  readonly state: string;
  readonly parent: number;
}

/** From the text of `/proc/<pid>/stat`. */
export const readKin = (stat: string): Kin => {
  // The name of the program stands in parentheses and may hold anything; fields count from after it.
  const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
};

const kinOf = (pid: number): Kin | null => {
  try {
    return readKin(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return null;
  }
};

/** Whether a process has ended. */
export const hasGone = (pid: number): boolean => {
  const kin = kinOf(pid);
  return kin === null || kin.state === 'Z' || kin.state === 'X';
};

/** The processes that a process has started and that live. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => kinOf(pid)?.parent === parent && !hasGone(pid));
