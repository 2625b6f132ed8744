import { Schema, type Connection, type Model } from 'mongoose';

/** An entry as it is stored. `_id` is the logid, which its maker's client has made. */
export interface LogRecord {
  readonly _id: string;
  readonly moduleid: string;
  readonly topicid: string;
  readonly week: number;
  /** Who made it; null where they are gone. */
  readonly by: string | null;
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
  /** Grows by one with every change of what it is. */
  readonly revision: number;
  /** Of all its papers; no other entry has one of these. */
  readonly papers: readonly string[];
  /** Files as they were sent that it names. */
  readonly uploads: readonly string[];
  /** How long it is for whoever reads it (`charsOf`). */
  readonly chars: number;
  /** Somebody else than who made it has changed what it says. */
  readonly isMixed: boolean;
  /** A `storedLog` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;
const timeOrNull = { type: Date, default: null } as const;
const count = { type: Number, required: true } as const;

const logSchema = new Schema<LogRecord>(
  {
    _id: text,
    moduleid: text,
    topicid: text,
    week: count,
    by: { type: String, default: null },
    at: time,
    editedAt: timeOrNull,
    removedAt: timeOrNull,
    revision: count,
    papers: [String],
    uploads: [String],
    chars: count,
    isMixed: { type: Boolean, default: false },
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'weeklogs' },
);
// Those of a topic in their order; and all of a space.
logSchema.index({ moduleid: 1, topicid: 1, week: 1, at: 1, _id: 1 });
logSchema.index({ papers: 1 });
// What a person made, for their export and its end.
logSchema.index({ by: 1, at: 1 });
logSchema.index({ removedAt: 1 });

export const logModel = (connection: Connection): Model<LogRecord> =>
  connection.model<LogRecord>('WeekLog', logSchema);
