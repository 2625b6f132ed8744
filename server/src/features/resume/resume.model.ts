import { Schema, type Connection, type Model } from 'mongoose';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import type { Revised } from '../../core/revise.ts';

/** What a resume says, whoever it is about. */
export type ResumeContent = Omit<Resume, 'userid' | 'username'>;

/** A resume as it is stored. `_id` is the userid. */
export interface ResumeRecord extends Revised {
  readonly content: ResumeContent;
}

const resumeSchema = new Schema<ResumeRecord>(
  {
    _id: { type: String, required: true },
    // Its shape is the contract's, which is checked on the way in and on the way out.
    content: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'resumes', minimize: false, versionKey: false },
);

export const resumeModel = (connection: Connection): Model<ResumeRecord> =>
  connection.model<ResumeRecord>('Resume', resumeSchema);
