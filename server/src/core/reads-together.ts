import DataLoader from 'dataloader';
import type { Model } from 'mongoose';

/** So many are asked for at once: a read of more would hold up others. */
const most = 200;

/** Gives the record of an id as it is stored; null where there is none. */
export type ReadById<Stored> = (id: string) => Promise<Stored | null>;

/**
 * Reads records by id, those that are asked for in the same turn of the event loop with one command: in a rush a
 * command costs more than what it reads. Nothing is kept: each read begins after it was asked for. It goes past
 * mongoose, so no default is filled in.
 */
export const readsTogether = <Stored extends { readonly _id: string }>(
  { db, collection }: Model<Stored>,
  projection: Readonly<Record<string, 1>> = {},
): ReadById<Stored> => {
  const stored = db.collection<{ readonly _id: string }>(collection.name);
  const loader = new DataLoader<string, Stored | null>(
    async (ids) => {
      const found = await stored
        .find<Stored>({ _id: { $in: [...new Set(ids)] } }, { projection })
        .toArray();
      const byId = new Map(found.map((each) => [each._id, each]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (read) => void setImmediate(read) },
  );
  return (id) => loader.load(id);
};
