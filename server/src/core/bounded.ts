import { createFairQueue, type QueueBounds } from './fair-queue.ts';
import { createWhileUsed } from './while-used.ts';

/** Work that waits for its turn. Rejects with AppError UNAVAILABLE where too much waits. */
export type Bounded = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets as much be under way at once as the machine can bear, in the order in which it came: a queue of one place. */
export const createBounded = (bounds: QueueBounds): Bounded => {
  const queue = createFairQueue(bounds);
  return (work) => queue([], work);
};

/** The same for each key by itself, as of an account. */
export type BoundedByKey = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lets each key have as much under way, and waiting, as the bounds say. */
export const createBoundedByKey = (bounds: QueueBounds): BoundedByKey => {
  const ofKey = createWhileUsed(() => createBounded(bounds));
  return (key, work) => ofKey(key, (bounded) => bounded(work));
};
