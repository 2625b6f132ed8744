import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { type PromiseContent, storedPromise } from '@sets/shared/live-qna/live-qna.migrations.ts';
import { Schema, type Connection, type Model } from 'mongoose';

/** A question that stayed unanswered in a run. `_id` names run and question. */
export interface StoredPromise {
  readonly _id: string;
  readonly moduleid: string;
  readonly topicid: string;
  readonly runId: string;
  readonly roomId: string;
  /** The number of the question in the feed of its room; 0 is none: it notes that the run was gathered. */
  readonly question: number;
  /** A `storedPromise` of any version; null where nothing is kept of it. */
  readonly content: unknown;
  readonly askedAt: Date;
  /** Minutes since its run began then; not there where it was put on the list before that was kept. */
  readonly minute?: number | null;
  readonly repliedAt: Date | null;
  /** Userid of who wrote the answer; empty where their account is gone. */
  readonly repliedBy: string;
  /** `dropped`: a moderator took it off the list, and nothing of its text is kept. */
  readonly standing: 'open' | 'done' | 'dropped';
}

/** One as this program reads it. */
export interface PromiseRecord extends Omit<StoredPromise, 'content'> {
  readonly content: PromiseContent;
}

const promiseSchema = new Schema<StoredPromise>(
  {
    _id: { type: String, required: true },
    moduleid: { type: String, required: true },
    topicid: { type: String, required: true },
    runId: { type: String, required: true },
    roomId: { type: String, required: true },
    question: { type: Number, required: true },
    content: { type: Schema.Types.Mixed, default: null },
    askedAt: { type: Date, required: true },
    minute: { type: Number, default: null },
    repliedAt: { type: Date, default: null },
    repliedBy: { type: String, default: '' },
    standing: { type: String, required: true },
  },
  { collection: 'livepromises', minimize: false, versionKey: false },
);
promiseSchema.index({ moduleid: 1, topicid: 1, standing: 1, askedAt: -1, _id: -1 });
promiseSchema.index({ moduleid: 1, standing: 1, askedAt: -1, _id: -1 });
promiseSchema.index({ runId: 1 });
promiseSchema.index({ roomId: 1, question: 1 });
promiseSchema.index({ repliedBy: 1 });

export const promiseModel = (connection: Connection): Model<StoredPromise> =>
  connection.model<StoredPromise>('LivePromise', promiseSchema);

export const promiseIdOf = (runId: string, question: number): string => `${runId}-${question}`;

/** What is kept of one; NEWER_VERSION and UNREADABLE say why it cannot be read. */
export const contentOf = ({ content }: Pick<StoredPromise, 'content'>): Result<PromiseContent> =>
  readStored(storedPromise, content);
