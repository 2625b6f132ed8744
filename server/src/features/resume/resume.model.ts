import { Schema, type Connection, type Model } from 'mongoose';
import type { Revised } from '../../core/revise.ts';

/** A resume as it is stored. `_id` is the userid. */
export interface ResumeRecord extends Revised {
  /** A `storedResume` of any version. */
  readonly content: unknown;
}

const resumeSchema = new Schema<ResumeRecord>(
  {
    _id: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'resumes', minimize: false, versionKey: false },
);

export const resumeModel = (connection: Connection): Model<ResumeRecord> =>
  connection.model<ResumeRecord>('Resume', resumeSchema);
