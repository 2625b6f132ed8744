import type { Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/** Stores a record as it is. False where its id is taken already, or another unique index refuses it. */
export const inserted = async <Doc>({ collection }: Model<Doc>, made: Doc): Promise<boolean> => {
  try {
    await collection.insertOne(made as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
