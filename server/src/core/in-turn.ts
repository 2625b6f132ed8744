import type { Connection, Model } from 'mongoose';
import { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts';

/** Of that many processes that change the same at once, the last still gets through. */
export const mostTries = 100;

/** Of this process: who takes turns reads and writes once, instead of all against all. */
const turns = new WeakMap<Connection, KeyedMutex>();

/** Does what changes one document after what changes it already. */
export const inTurn = <Doc, Result>(
  { db, collection }: Model<Doc>,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const mutex = turns.get(db) ?? createKeyedMutex();
  turns.set(db, mutex);
  return mutex(`${collection.name}\n${id}`, work);
};
