import { canonical } from './same-value.ts';

type Leaves = Readonly<Record<string, number>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * All that counts say, as numbers by their path, so that any counts can be compared. What stands in a
 * list of objects is found by what it says, whatever its place.
 */
export const leavesOf = (counts: unknown): Leaves => {
  const leaves = new Map<string, number>();
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'number') leaves.set(path, (leaves.get(path) ?? 0) + value);
    else if (!isObject(value)) add(`${path}=${JSON.stringify(value)}`, 1);
    else if (Array.isArray(value) && value.every(isObject)) {
      for (const each of value) add(`${path}.${canonical(each)}`, 1);
    } else for (const [name, each] of Object.entries(value)) add(`${path}.${name}`, each);
  };
  add('', counts);
  return Object.fromEntries(leaves);
};

/** How far `got` is below and above `wanted`, each added up over all there is. */
export const distance = (wanted: Leaves, got: Leaves): { below: number; above: number } => {
  let below = 0;
  let above = 0;
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
    const difference = (got[path] ?? 0) - (wanted[path] ?? 0);
    if (difference < 0) below -= difference;
    else above += difference;
  }
  return { below, above };
};
