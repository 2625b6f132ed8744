import { Schema, type Connection, type Model } from 'mongoose';

/** A question that stayed unanswered in a run. `_id` names run and question. */
export interface StoredPromise {
  readonly _id: string;
  readonly moduleid: string;
  readonly topicid: string;
  readonly runId: string;
  /** The number of the question in the feed of its room. */
  readonly question: number;
  readonly title: string;
  readonly text: string;
  readonly votes: number;
  readonly askedAt: Date;
  /** Minutes since its run began then; not there where it was put on the list before that was kept. */
  readonly minute?: number | null;
  /** Null until somebody has answered. */
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  /** Userid of who wrote that; empty where their account is gone. */
  readonly repliedBy: string;
  /** `dropped`: a moderator took it off the list, and nothing of its text is kept. */
  readonly standing: 'open' | 'done' | 'dropped';
}

const promiseSchema = new Schema<StoredPromise>(
  {
    _id: { type: String, required: true },
    moduleid: { type: String, required: true },
    topicid: { type: String, required: true },
    runId: { type: String, required: true },
    question: { type: Number, required: true },
    title: { type: String, default: '' },
    text: { type: String, default: '' },
    votes: { type: Number, required: true },
    askedAt: { type: Date, required: true },
    minute: { type: Number, default: null },
    reply: { type: String, default: null },
    repliedAt: { type: Date, default: null },
    repliedBy: { type: String, default: '' },
    standing: { type: String, required: true },
  },
  { collection: 'livepromises', minimize: false, versionKey: false },
);
promiseSchema.index({ moduleid: 1, topicid: 1, standing: 1, askedAt: -1, _id: -1 });
promiseSchema.index({ runId: 1 });
promiseSchema.index({ repliedBy: 1 });

export const promiseModel = (connection: Connection): Model<StoredPromise> =>
  connection.model<StoredPromise>('LivePromise', promiseSchema);
