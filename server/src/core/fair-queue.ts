import { AppError } from './app-error.ts';

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

/** Work that waits for its turn, for whom it is done. Rejects with AppError UNAVAILABLE where there is no room. */
export type FairQueue = <Result>(from: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets as much be under way at once as the machine can bear. Those who wait take turns by where they come from,
 * each place one: however much one of them asks for, everybody else waits as if it asked for one thing. Where no more may
 * wait, the place that waits for most gives way to the others.
 */
export const createFairQueue = ({ atOnce, waiting, msg }: QueueBounds): FairQueue => {
  /** Of each place those who wait, the first one first. A Map keeps the order in which places are due. */
  const places = new Map<string, Turn[]>();
  let underWay = 0;
  let inAll = 0;

  const noRoom = (): AppError => new AppError('UNAVAILABLE', msg, { retryInMs: 5_000 });

  const next = (): Turn | undefined => {
    const [first] = places;
    if (first === undefined) return undefined;
    const [place, turns] = first;
    const turn = turns.shift();
    places.delete(place);
    // Its others come after one of each other place.
    if (turns.length > 0) places.set(place, turns);
    inAll -= 1;
    return turn;
  };

  /** Makes room for one more of this place. @throws AppError UNAVAILABLE where it waits for as much as any */
  const makeRoom = (place: string): void => {
    if (inAll < waiting) return;
    const own = places.get(place)?.length ?? 0;
    const largest = [...places.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    // As large as its own it would become: then nobody gains by it, nor where it is the own one.
    if (largest.length <= own + 1) throw noRoom();
    largest.pop()?.giveUp(noRoom());
    inAll -= 1;
  };

  const wait = (place: string): Promise<void> => {
    makeRoom(place);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turns = places.get(place) ?? [];
    places.set(place, turns);
    turns.push({ goOn: resolve, giveUp: reject });
    inAll += 1;
    return promise;
  };

  return async (from, work) => {
    if (underWay < atOnce) underWay += 1;
    // Whoever is called up takes the place of who has finished.
    else await wait(from);
    try {
      return await work();
    } finally {
      const turn = next();
      if (turn === undefined) underWay -= 1;
      else turn.goOn();
    }
  };
};
