import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import { Schema, type Connection, type Model } from 'mongoose';

/** A note as it is stored. `_id` is the noteid, which its author's client has made. */
export interface NoteRecord {
  readonly _id: string;
  readonly kind: NoteSubject['kind'];
  /** The id of what it is about, and the space in which that lies. */
  readonly subject: string;
  readonly moduleid: string;
  readonly by: string;
  readonly shared: boolean;
  readonly isClosed: boolean;
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly revision: number;
  /** A `storedNote` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const noteSchema = new Schema<NoteRecord>(
  {
    _id: text,
    kind: text,
    subject: text,
    moduleid: text,
    by: text,
    shared: flag,
    isClosed: flag,
    at: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    revision: { type: Number, required: true },
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'notes' },
);
// On one text: one's own, and those that people share.
noteSchema.index({ subject: 1, kind: 1, by: 1 });
noteSchema.index({ subject: 1, kind: 1, shared: 1 });
noteSchema.index({ moduleid: 1 });
// What a person wrote, for their export and its end.
noteSchema.index({ by: 1, at: 1 });

export const noteModel = (connection: Connection): Model<NoteRecord> =>
  connection.model<NoteRecord>('Note', noteSchema);
