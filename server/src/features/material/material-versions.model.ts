import { Schema, type Connection, type Model } from 'mongoose';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';

/** What a material was like before a change. `_id` is made of its id and its revision. */
export interface StoredVersion {
  readonly _id: string;
  readonly moduleid: string;
  readonly revision: number;
  /** The stored shape of its kind, in any version. */
  readonly definition: unknown;
  /** Userid of who wrote it. */
  readonly by: string;
  /** Since when it stood. */
  readonly at: Date;
  readonly keptAt: Date;
  /** A run was made of it. */
  readonly presented: boolean;
}

type Named = Pick<MaterialKind<AnyMaterial>, 'name' | 'collections' | 'ref'>;

const schemaIn = (collection: string, ref: string): Schema<StoredVersion> => {
  const schema = new Schema<StoredVersion>(
    {
      _id: { type: String, required: true },
      moduleid: { type: String, required: true },
      revision: { type: Number, required: true },
      definition: { type: Schema.Types.Mixed, required: true },
      by: { type: String, default: '' },
      at: { type: Date, required: true },
      keptAt: { type: Date, required: true },
      presented: { type: Boolean, default: false },
    },
    { collection, minimize: false, versionKey: false },
  );
  // What its material is called is its kind's.
  schema.add({ [ref]: { type: String, required: true } });
  schema.index({ [ref]: 1, revision: -1 });
  schema.index({ moduleid: 1 });
  schema.index({ by: 1, at: 1 });
  return schema;
};

export const versionModel = (
  connection: Connection,
  { name, collections, ref }: Named,
): Model<StoredVersion> => {
  const model = `${name}Version`;
  return (
    (connection.models[model] as Model<StoredVersion> | undefined) ??
    connection.model<StoredVersion>(model, schemaIn(collections.versions, ref))
  );
};
