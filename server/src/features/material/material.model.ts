import { Schema, type Connection, type Model } from 'mongoose';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';

/** A material as it is stored. */
export interface StoredMaterial {
  readonly _id: string;
  /** Userid of who made it. It belongs to its space. */
  readonly owner: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** The stored shape of its kind, in any version. */
  readonly definition: unknown;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who wrote it as it is; whoever made it, where nobody else is named. */
  readonly changedBy?: string;
  /** It was made to be asked at once: it is in no list, and a run of it begins with its question open. */
  readonly quick?: true;
  /** The name that its maker gave to making it: one material, however often it was sent. */
  readonly attempt?: string;
}

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
