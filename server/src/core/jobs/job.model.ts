import { type Connection, type Model, Schema } from 'mongoose';

/** A job in the store, until it is done. */
export interface JobRecord {
  readonly _id: string;
  /** Of the record's own shape. */
  readonly v: 1;
  readonly kind: string;
  /** Of the payload's shape. */
  readonly version: number;
  /** As JSON; encrypted where its kind says so. */
  readonly payload: string;
  readonly key?: string;
  readonly about?: string;
  /** How many attempts have begun. */
  readonly tries: number;
  /** When it may be taken up, by whichever process is there then; a dead job has none. */
  readonly dueAt?: Date;
  /** Names the attempt that is under way; null where none is. */
  readonly held: string | null;
  readonly progress?: { readonly done: number; readonly line: string };
  readonly at: Date;
  /** After that it is not worth running any more. */
  readonly staleAt: Date;
  readonly diedAt?: Date;
  /** Why it died. */
  readonly code?: string;
  /** When the store forgets it in any case. */
  readonly expiresAt: Date;
}

/** A job that is given up, as the dead list has it. */
export type DeadJob = JobRecord & Required<Pick<JobRecord, 'diedAt' | 'code'>>;

const progressSchema = new Schema(
  { done: { type: Number, required: true }, line: { type: String, default: '' } },
  { _id: false },
);

const jobSchema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    kind: { type: String, required: true },
    version: { type: Number, required: true },
    payload: { type: String, required: true },
    key: String,
    about: String,
    tries: { type: Number, required: true },
    dueAt: Date,
    held: { type: String, default: null },
    progress: progressSchema,
    at: { type: Date, required: true },
    staleAt: { type: Date, required: true },
    diedAt: Date,
    code: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'jobs', versionKey: false },
);
jobSchema.index({ kind: 1, dueAt: 1 });
jobSchema.index(
  { kind: 1, key: 1 },
  { unique: true, partialFilterExpression: { key: { $exists: true } } },
);
jobSchema.index({ kind: 1, about: 1 }, { partialFilterExpression: { about: { $exists: true } } });
jobSchema.index(
  { diedAt: -1, _id: -1 },
  { partialFilterExpression: { diedAt: { $exists: true } } },
);
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const jobModel = (connection: Connection): Model<JobRecord> =>
  connection.model<JobRecord>('Job', jobSchema);
