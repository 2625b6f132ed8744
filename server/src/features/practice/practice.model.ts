import { type Connection, type Model, Schema } from 'mongoose';
import type { Revised } from '../../core/revise.ts';

/**
 * What somebody practises in a space, sealed. `_id` and `person` are made of the account with the
 * server's secret: whoever reads the store alone learns neither whose it is nor what they missed (decision 82).
 */
export interface PracticeRecord extends Revised {
  readonly person: string;
  readonly moduleid: string;
  /** A `storedPractice` of any version, encrypted. */
  readonly sealed: string;
}

/** A quiz that is open for practice in a space. `_id` is the quizid. */
export interface OpeningRecord {
  readonly _id: string;
  readonly moduleid: string;
  /** A `storedPracticeOpening` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;

const practiceSchema = new Schema<PracticeRecord>(
  {
    _id: text,
    person: text,
    moduleid: text,
    sealed: text,
    revision: { type: Number, required: true },
  },
  { collection: 'practices', versionKey: false },
);
practiceSchema.index({ person: 1 });
practiceSchema.index({ moduleid: 1 });

const openingSchema = new Schema<OpeningRecord>(
  { _id: text, moduleid: text, content: { type: Schema.Types.Mixed, required: true } },
  { collection: 'practiceopenings', minimize: false, versionKey: false },
);
openingSchema.index({ moduleid: 1 });
// Whose deed it was is taken out when their account goes.
openingSchema.index({ 'content.by': 1 });

export const practiceModel = (connection: Connection): Model<PracticeRecord> =>
  connection.model<PracticeRecord>('Practice', practiceSchema);

export const openingModel = (connection: Connection): Model<OpeningRecord> =>
  connection.model<OpeningRecord>('PracticeOpening', openingSchema);
