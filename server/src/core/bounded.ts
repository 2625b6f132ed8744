import { AppError } from './app-error.ts';

interface Bounds {
  /** How much is under way at once. */
  readonly atOnce: number;
  /** How much may wait; what comes on top is refused. */
  readonly waiting: number;
  /** What is said to whom that happens. */
  readonly msg: string;
}

/** Work that waits for its turn. Rejects with AppError UNAVAILABLE where too much waits. */
export type Bounded = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets as much be under way at once as the machine can bear, in the order in which it came. */
export const createBounded = ({ atOnce, waiting, msg }: Bounds): Bounded => {
  const queue: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay < atOnce) underWay += 1;
    else {
      if (queue.length >= waiting) throw new AppError('UNAVAILABLE', msg, { retryInMs: 5_000 });
      // Whoever is called up takes the place of who has finished.
      await new Promise<void>((goOn) => queue.push(goOn));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
};

/** The same for each key by itself, as of an account. */
export type BoundedByKey = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lets each key have as much under way, and waiting, as the bounds say. */
export const createBoundedByKey = (bounds: Bounds): BoundedByKey => {
  const keys = new Map<string, { readonly bounded: Bounded; users: number }>();
  return async (key, work) => {
    const own = keys.get(key) ?? { bounded: createBounded(bounds), users: 0 };
    keys.set(key, own);
    own.users += 1;
    try {
      return await own.bounded(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) keys.delete(key);
    }
  };
};
