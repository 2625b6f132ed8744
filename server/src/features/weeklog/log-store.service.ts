import { toStored } from '@sets/shared/core/stored-shape.ts';
import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { storedLog, type StoredLog } from '@sets/shared/weeklog/weeklog.migrations.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { inserted } from '../../core/inserted.ts';
import { charsOf } from './log-draft.ts';
import { logMessages } from './weeklog.messages.ts';
import { logModel, type LogRecord } from './weeklog.model.ts';

export type { LogRecord } from './weeklog.model.ts';

/** Where an entry lies. */
export type LogPlace = Pick<LogRecord, 'moduleid' | 'topicid'>;

/** What is written with what an entry says: all that it names. */
export const contentFields = (
  content: StoredLog,
): Pick<LogRecord, 'content' | 'papers' | 'uploads' | 'chars'> => {
  const uploads = [...content.papers, ...content.files].flatMap((each) =>
    'uploadid' in each ? each.uploadid : [],
  );
  return {
    content: toStored(storedLog, content),
    papers: content.papers.map(({ paperid }) => paperid),
    uploads: [...new Set(uploads)],
    chars: charsOf(content),
  };
};

/** Until when it can be put back, in ms. */
export const endOf = (removedAt: Date): number => removedAt.getTime() + weeklogLimits.putBack;

/** Entries as they are stored: a change is of the revision that was seen, or of nothing. */
export class LogStore {
  readonly #logs: Model<LogRecord>;

  constructor(connection: Connection) {
    this.#logs = logModel(connection);
  }

  find(logid: string): Promise<LogRecord | null> {
    return this.#logs.findById(logid).lean<LogRecord | null>();
  }

  /** By weeks, and as they were made within one; those that were removed too. */
  of({ moduleid, topicid }: LogPlace): Promise<LogRecord[]> {
    return this.#logs
      .find({ moduleid, topicid })
      .sort({ week: 1, at: 1, _id: 1 })
      .lean<LogRecord[]>();
  }

  countOf({ moduleid, topicid }: LogPlace): Promise<number> {
    return this.#logs.countDocuments({ moduleid, topicid });
  }

  /** How long the entries of a topic are together, but this one. */
  async charsBeside(logid: string, { moduleid, topicid }: LogPlace): Promise<number> {
    const all = await this.#logs
      .find({ moduleid, topicid, _id: { $ne: logid } }, { chars: 1 })
      .lean<Pick<LogRecord, 'chars'>[]>();
    return all.reduce((sum, { chars }) => sum + chars, 0);
  }

  /** The entry that has this paper. */
  withPaper(paperid: string): Promise<LogRecord | null> {
    // Two that took the same at the same moment: the first has it.
    return this.#logs.findOne({ papers: paperid }).sort({ at: 1, _id: 1 }).lean<LogRecord | null>();
  }

  /** Whether an entry that is not this one has any of these papers. */
  async hasElsewhere(logid: string, paperids: readonly string[]): Promise<boolean> {
    if (paperids.length === 0) return false;
    const others = { papers: { $in: [...paperids] }, _id: { $ne: logid } };
    return (await this.#logs.findOne(others, { _id: 1 }).lean()) !== null;
  }

  /** False where the id is taken already. */
  insert(record: LogRecord): Promise<boolean> {
    return inserted(this.#logs, record);
  }

  /** What it is then. @throws AppError CONFLICT where it is of another revision by now, or gone */
  async change(
    entry: LogRecord,
    fields: Partial<Omit<LogRecord, '_id' | 'revision'>>,
  ): Promise<LogRecord> {
    const $set = { ...fields, revision: entry.revision + 1 };
    const { _id, revision } = entry;
    const { matchedCount } = await this.#logs.updateOne({ _id, revision }, { $set });
    if (matchedCount !== 1) throw new AppError('CONFLICT', logMessages.changed);
    return { ...entry, ...$set };
  }

  async remove(logid: string): Promise<void> {
    await this.#logs.deleteOne({ _id: logid });
  }

  /** The ids of some that were removed then or before. */
  async removedUntil(until: Date, most: number): Promise<string[]> {
    const found = await this.#logs
      .find({ removedAt: { $lte: until } }, { _id: 1 })
      .limit(most)
      .lean<{ readonly _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Some of a space. */
  ofSpace(moduleid: string, most: number): Promise<LogRecord[]> {
    return this.#logs.find({ moduleid }).limit(most).lean<LogRecord[]>();
  }

  madeBy(userid: string): AsyncIterable<LogRecord> {
    return this.#logs.find({ by: userid }).sort({ at: 1 }).lean<LogRecord>().cursor();
  }

  /** What they made stays, and names them no more. */
  async forget(userid: string): Promise<void> {
    await this.#logs.updateMany({ by: userid }, { $set: { by: null } });
  }
}
