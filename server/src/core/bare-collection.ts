import type { Model } from 'mongoose';

/** The collection of a model, as the driver knows it: what is read from it is what is stored, without defaults. */
export const bareCollection = <Stored extends object>({ db, collection }: Model<Stored>) =>
  db.collection<Stored>(collection.name);
export type BareCollection<Stored extends object> = ReturnType<typeof bareCollection<Stored>>;
