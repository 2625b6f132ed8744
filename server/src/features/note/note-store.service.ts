import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { inserted } from '../../core/inserted.ts';
import { noteMessages } from './note.messages.ts';
import { noteModel, type NoteRecord } from './note.model.ts';

export type { NoteRecord } from './note.model.ts';

/** What is asked of all notes on one text. */
const on = ({ kind, id }: NoteSubject) => ({ subject: id, kind });

/** Notes as they are stored: a change is of the revision that was seen, or of nothing. */
export class NoteStore {
  readonly #notes: Model<NoteRecord>;

  constructor(connection: Connection) {
    this.#notes = noteModel(connection);
  }

  find(noteid: string): Promise<NoteRecord | null> {
    return this.#notes.findById(noteid).lean<NoteRecord | null>();
  }

  ownOn(subject: NoteSubject, by: string): Promise<NoteRecord[]> {
    return this.#notes.find({ ...on(subject), by }).lean<NoteRecord[]>();
  }

  sharedOn(subject: NoteSubject): Promise<NoteRecord[]> {
    return this.#notes.find({ ...on(subject), shared: true }).lean<NoteRecord[]>();
  }

  countOwn(subject: NoteSubject, by: string): Promise<number> {
    return this.#notes.countDocuments({ ...on(subject), by });
  }

  countShared(subject: NoteSubject): Promise<number> {
    return this.#notes.countDocuments({ ...on(subject), shared: true });
  }

  countSharedBy(subject: NoteSubject, by: string): Promise<number> {
    return this.#notes.countDocuments({ ...on(subject), by, shared: true });
  }

  /** False where the id is taken already. */
  insert(record: NoteRecord): Promise<boolean> {
    return inserted(this.#notes, record);
  }

  /** What it is then. @throws AppError CONFLICT where it is of another revision by now, or gone */
  async change(
    note: NoteRecord,
    fields: Pick<NoteRecord, 'shared' | 'editedAt' | 'content'>,
  ): Promise<NoteRecord> {
    const { _id, revision } = note;
    const $set = { ...fields, revision: revision + 1 };
    const { matchedCount } = await this.#notes.updateOne({ _id, revision }, { $set });
    if (matchedCount !== 1) throw new AppError('CONFLICT', noteMessages.changed);
    return { ...note, ...$set };
  }

  /** Its author alone reads it from now on, for good. */
  async close(noteid: string): Promise<void> {
    const closed = { $set: { shared: false, isClosed: true }, $inc: { revision: 1 } };
    await this.#notes.updateOne({ _id: noteid, shared: true }, closed);
  }

  async remove(noteid: string): Promise<void> {
    await this.#notes.deleteOne({ _id: noteid });
  }

  /** All on these texts. */
  async removeOn(kind: NoteSubject['kind'], ids: readonly string[]): Promise<void> {
    await this.#notes.deleteMany({ subject: { $in: [...ids] }, kind });
  }

  async removeOfSpace(moduleid: string): Promise<void> {
    await this.#notes.deleteMany({ moduleid });
  }

  async removeOf(by: string): Promise<void> {
    await this.#notes.deleteMany({ by });
  }

  writtenBy(by: string): AsyncIterable<NoteRecord> {
    return this.#notes.find({ by }).sort({ at: 1 }).lean<NoteRecord>().cursor();
  }
}
