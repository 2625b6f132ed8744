import { Schema, type Connection, type Model } from 'mongoose';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';
import type { StoredMaterial } from './stored-material.ts';

/** Those that are listed, and that a plan counts. */
export const listed = { quick: { $exists: false } } as const;

/** Who made a material, where their account is deleted. */
export const nobody = '';

const schemaIn = (collection: string): Schema<StoredMaterial> => {
  const schema = new Schema<StoredMaterial>(
    {
      _id: { type: String, required: true },
      owner: { type: String, default: nobody },
      moduleid: { type: String, required: true },
      topicid: { type: String, required: true },
      definition: { type: Schema.Types.Mixed, required: true },
      revision: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      changedBy: String,
      attempt: String,
      quick: Boolean,
    },
    { collection, minimize: false, versionKey: false },
  );
  schema.index({ moduleid: 1, topicid: 1, createdAt: -1, _id: -1 });
  schema.index({ owner: 1, createdAt: 1 });
  schema.index({ changedBy: 1 });
  schema.index(
    { owner: 1, attempt: 1 },
    { unique: true, partialFilterExpression: { attempt: { $exists: true } } },
  );
  return schema;
};

type Named = Pick<MaterialKind<AnyMaterial>, 'name' | 'collections'>;

export const materialModel = (
  connection: Connection,
  { name, collections }: Named,
): Model<StoredMaterial> =>
  (connection.models[name] as Model<StoredMaterial> | undefined) ??
  connection.model<StoredMaterial>(name, schemaIn(collections.all));
