import type { Model } from 'mongoose';
import * as z from 'zod/mini';
import { duplicateKey, isDuplicateKey } from './duplicate-key.ts';

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

/** What a driver tells of a write of many of which some were refused. */
const refusals = z.object({
  writeErrors: z.array(z.object({ index: z.number(), code: z.number() })),
});

/** Stores records as they are, in one write. Gives the ids of those that were taken already. */
export const insertedAll = async <Doc extends { readonly _id: string }>(
  { collection }: Model<Doc>,
  made: readonly Doc[],
): Promise<ReadonlySet<string>> => {
  try {
    await collection.insertMany(made as never, { ordered: false });
    return new Set();
  } catch (error) {
    const refused = refusals.safeParse(error).data?.writeErrors ?? [];
    if (refused.length === 0 || refused.some(({ code }) => code !== duplicateKey)) throw error;
    return new Set(refused.flatMap(({ index }) => made[index]?._id ?? []));
  }
};
