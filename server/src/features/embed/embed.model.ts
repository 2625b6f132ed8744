import { type Connection, type Model, Schema } from 'mongoose';

/** A link by which others watch a room. `_id` is the embedid. */
export interface EmbedRecord {
  readonly _id: string;
  readonly roomId: string;
  /** The space that the room was opened for; null where that is none. */
  readonly moduleid: string | null;
  readonly name: string;
  /** What the key is known by: it is random, so a plain digest tells nothing of it. */
  readonly digest: string;
  /** userid of who made it. */
  readonly madeBy: string;
  readonly madeAt: Date;
}

const embedSchema = new Schema<EmbedRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    moduleid: { type: String, default: null },
    name: { type: String, required: true },
    digest: { type: String, required: true },
    madeBy: { type: String, required: true },
    madeAt: { type: Date, required: true },
  },
  { collection: 'embeds', versionKey: false },
);
embedSchema.index({ digest: 1 }, { unique: true });
embedSchema.index({ roomId: 1, madeAt: -1 });
embedSchema.index({ madeBy: 1 });
embedSchema.index({ moduleid: 1 });

export const embedModel = (connection: Connection): Model<EmbedRecord> =>
  connection.model<EmbedRecord>('Embed', embedSchema);
