import { randomInt } from 'node:crypto';
import { AppError } from './app-error.ts';
import type { Place } from './address-range.ts';

export interface QueueBounds {
  /** How much is under way at once. */
  readonly atOnce: number;
  /** How much may wait, of all together. */
  readonly waiting: number;
  /** What is said to those for whom there is no room. */
  readonly msg: string;
}

interface Turn {
  readonly goOn: () => void;
  readonly giveUp: (why: AppError) => void;
}

/** Those who wait in one part of the network. */
interface Part {
  /** How many they are, in all narrower parts together. */
  size: number;
  /** The narrower parts. A Map keeps the order in which they are due. */
  readonly parts: Map<string, Part>;
  /** Of a place itself, the first one first. */
  readonly turns: Turn[];
}

/** Work that waits for its turn, for whom it is done. Rejects with AppError UNAVAILABLE where there is no room. */
export type FairQueue = <Result>(from: Place, work: () => Promise<Result>) => Promise<Result>;

const emptyPart = (): Part => ({ size: 0, parts: new Map(), turns: [] });

const add = (part: Part, [name, ...narrower]: Place, turn: Turn): void => {
  part.size += 1;
  if (name === undefined) {
    part.turns.push(turn);
    return;
  }
  const within = part.parts.get(name) ?? emptyPart();
  part.parts.set(name, within);
  add(within, narrower, turn);
};

/** Whose turn it is: of each part one after the other, and so within it. */
const next = (part: Part): Turn | undefined => {
  if (part.size === 0) return undefined;
  part.size -= 1;
  const [first] = part.parts;
  if (first === undefined) return part.turns.shift();
  const [name, within] = first;
  const turn = next(within);
  part.parts.delete(name);
  // Its others come after one of each other part.
  if (within.size > 0) part.parts.set(name, within);
  return turn;
};

/** The part with the most; of several such one by lot. */
const largestOf = (parts: ReadonlyMap<string, Part>): [string, Part] | undefined => {
  let largest: [string, Part][] = [];
  for (const each of parts) {
    const most = largest[0]?.[1].size ?? 0;
    if (each[1].size > most) largest = [each];
    else if (each[1].size === most) largest.push(each);
  }
  return largest.length < 2 ? largest[0] : largest[randomInt(largest.length)];
};

/** Who gives way: the last one of the largest place in the largest part. */
const dismiss = (part: Part): Turn | undefined => {
  part.size -= 1;
  const largest = largestOf(part.parts);
  if (largest === undefined) return part.turns.pop();
  const [name, within] = largest;
  const turn = dismiss(within);
  if (within.size === 0) part.parts.delete(name);
  return turn;
};

/**
 * Lets as much be under way at once as the machine can bear. Those who wait take turns by the network they come from, and within
 * it by narrower ones: however much one of them asks for, from however many addresses that it has, everybody else waits as if it
 * asked for one thing. Where no more may wait, the part that waits for most gives way; where all wait for as much, the lot decides,
 * also over the newcomer: whoever comes from many networks can make others try again, and not keep them out for good.
 */
export const createFairQueue = ({ atOnce, waiting, msg }: QueueBounds): FairQueue => {
  const all = emptyPart();
  let underWay = 0;

  const wait = (place: Place): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    add(all, place, { goOn: resolve, giveUp: reject });
    if (all.size > waiting)
      dismiss(all)?.giveUp(new AppError('UNAVAILABLE', msg, { retryInMs: 5_000 }));
    return promise;
  };

  return async (from, work) => {
    if (underWay < atOnce) underWay += 1;
    // Whoever is called up takes the place of who has finished.
    else await wait(from);
    try {
      return await work();
    } finally {
      const turn = next(all);
      if (turn === undefined) underWay -= 1;
      else turn.goOn();
    }
  };
};
