import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import mongoose, { type Connection } from 'mongoose';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import type { Clock } from '../../core/clock.ts';
import type { SentFor } from './pictured-kind.ts';

/** What is kept with a picture. Its id is `_id` of GridFS's own document. */
export interface FileFacts {
  /** The space that it was sent to; null of what is in none. */
  readonly moduleid: string | null;
  /** Userid of who sent it; null where they are gone. */
  readonly by: string | null;
  readonly width: number;
  readonly height: number;
  /** Since when nothing may name it; null where something was found to. */
  readonly looseSince: Date | null;
  /** It belongs to a question: whoever knows its id may see it. */
  readonly ofQuestion?: boolean;
}

/** GridFS's document of a file. */
export interface FileDocument {
  readonly _id: string;
  /** In bytes. */
  readonly length: number;
  /** With the id of the thing that it was sent for, by the fact of its kind. */
  readonly metadata: FileFacts & { readonly [fact: string]: unknown };
}

interface FileStoreOptions {
  /** Pictures of spaces, and photos of people: neither is read, counted or swept with the other. */
  readonly bucket?: 'pictures' | 'photos';
  /** By which pictures are found besides. */
  readonly facts?: readonly string[];
}

/** Pictures in GridFS, so that they lie in the store with everything else: one backup has them too. */
export class FileStore {
  readonly #connection: Connection;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #bucketName: string;
  readonly #facts: readonly string[];
  #ready: Promise<unknown> | null = null;

  constructor(
    connection: Connection,
    clock: Pick<Clock, 'now'>,
    { bucket = 'pictures', facts = [] }: FileStoreOptions = {},
  ) {
    this.#connection = connection;
    this.#clock = clock;
    this.#bucketName = bucket;
    this.#facts = facts;
  }

  async put(fileid: string, bytes: Buffer, facts: FileFacts): Promise<void> {
    await this.#indexes();
    await this.#begun.insertOne({ _id: fileid, at: new Date(this.#clock.now()) });
    // The driver takes any id, its types know one kind alone.
    const id = fileid as unknown as mongoose.mongo.ObjectId;
    const upload = this.#bucket.openUploadStreamWithId(id, fileid, { metadata: { ...facts } });
    await pipeline(Readable.from([bytes]), upload);
    await this.#begun.deleteOne({ _id: fileid });
  }

  /** Null where it is gone, also in this moment. */
  async read(fileid: string): Promise<Buffer | null> {
    const id = fileid as unknown as mongoose.mongo.ObjectId;
    try {
      return await buffer(this.#bucket.openDownloadStream(id));
    } catch (error) {
      // A picture that is being deleted ends in the middle.
      if ((await this.find(fileid)) === null) return null;
      throw error;
    }
  }

  async remove(fileid: string): Promise<void> {
    const at = new Date(this.#clock.now());
    await this.#begun.updateOne({ _id: fileid }, { $set: { at } }, { upsert: true });
    // GridFS refuses to delete twice, and so leaves pieces where it failed before.
    await this.#files.deleteOne({ _id: fileid });
    await this.#removePieces(fileid);
  }

  /** What was begun until then and never ended, for a process died at it: pieces without a file go. */
  async removeUnfinished(until: Date): Promise<void> {
    for await (const { _id: fileid } of this.#begun.find({ at: { $lte: until } })) {
      if ((await this.find(fileid)) === null) await this.#removePieces(fileid);
      else await this.#begun.deleteOne({ _id: fileid });
    }
  }

  async #removePieces(fileid: string): Promise<void> {
    await this.#chunks.deleteMany({ files_id: fileid });
    await this.#begun.deleteOne({ _id: fileid });
  }

  find(fileid: string): Promise<FileDocument | null> {
    return this.#files.findOne({ _id: fileid });
  }

  /** How many pictures of this person are kept, and their bytes; of the first that fit no account. */
  async usedBy(by: string): Promise<{ count: number; bytes: number }> {
    const own = await this.#files
      .find({ 'metadata.by': by }, { projection: { length: 1 } })
      .limit(fileLimits.pictures)
      .toArray();
    return { count: own.length, bytes: own.reduce((sum, { length }) => sum + length, 0) };
  }

  /** Those of these that were sent for something else than a question. */
  async notOfQuestions(fileids: readonly string[]): Promise<string[]> {
    const found = await this.#files
      .find(
        { _id: { $in: [...fileids] }, 'metadata.ofQuestion': { $ne: true } },
        { projection: { _id: 1 } },
      )
      .toArray();
    return found.map(({ _id }) => _id);
  }

  of(by: string): Promise<FileDocument[]> {
    return this.#files.find({ 'metadata.by': by }).sort({ _id: 1 }).toArray();
  }

  in(moduleid: string): Promise<FileDocument[]> {
    return this.#files.find({ 'metadata.moduleid': moduleid }).toArray();
  }

  /** Those that were sent for one thing. */
  sentFor(thing: SentFor): Promise<FileDocument[]> {
    const facts = Object.entries(thing).map(([fact, id]) => [`metadata.${fact}`, id]);
    return this.#files.find(Object.fromEntries(facts)).toArray();
  }

  /** Whether this one was. */
  async isSentFor(fileid: string, thing: SentFor): Promise<boolean> {
    const found = await this.find(fileid);
    return (
      found !== null && Object.entries(thing).every(([fact, id]) => found.metadata[fact] === id)
    );
  }

  /** From now on it is as one that was sent for this other thing of the same kind. */
  async pass(fileid: string, thing: SentFor): Promise<void> {
    const facts = Object.entries(thing).map(([fact, id]) => [`metadata.${fact}`, id]);
    await this.#files.updateOne({ _id: fileid }, { $set: Object.fromEntries(facts) });
  }

  /** Of those that nothing may name since then or before, some: of questions, and of what is written. */
  loose(until: { question: Date; written: Date }, most: number): Promise<FileDocument[]> {
    const ofQuestion = 'metadata.ofQuestion';
    const since = 'metadata.looseSince';
    return this.#files
      .find({
        $or: [
          { [since]: { $lte: until.question }, [ofQuestion]: true },
          { [since]: { $lte: until.written }, [ofQuestion]: { $ne: true } },
        ],
      })
      .sort({ 'metadata.looseSince': 1 })
      .limit(most)
      .toArray();
  }

  /** Whether there are any that nothing may name. */
  async hasLoose(): Promise<boolean> {
    const loose = { 'metadata.looseSince': { $type: 'date' } };
    return (await this.#files.findOne(loose, { projection: { _id: 1 } })) !== null;
  }

  async setLoose(fileids: readonly string[], looseSince: Date | null): Promise<void> {
    const _id = { $in: [...fileids] };
    await this.#files.updateMany({ _id }, { $set: { 'metadata.looseSince': looseSince } });
  }

  async setNobodys(fileids: readonly string[]): Promise<void> {
    await this.#files.updateMany({ _id: { $in: [...fileids] } }, { $set: { 'metadata.by': null } });
  }

  get #bucket() {
    return new mongoose.mongo.GridFSBucket(this.#db, { bucketName: this.#bucketName });
  }

  get #files() {
    return this.#db.collection<FileDocument>(`${this.#bucketName}.files`);
  }

  /** Of each picture that is being put or removed, since when: both are several writes. */
  get #begun() {
    return this.#db.collection<{ readonly _id: string; readonly at: Date }>(
      `${this.#bucketName}.begun`,
    );
  }

  get #chunks() {
    return this.#db.collection(`${this.#bucketName}.chunks`);
  }

  get #db() {
    const { db } = this.#connection;
    if (db === undefined) throw new Error('The store is not connected.');
    return db;
  }

  #indexes(): Promise<unknown> {
    const facts = ['by', 'moduleid', ...this.#facts, 'looseSince'];
    const keys = facts.map((fact) => `metadata.${fact}`);
    this.#ready ??= Promise.all(keys.map((key) => this.#files.createIndex({ [key]: 1 }))).catch(
      (error: unknown) => {
        this.#ready = null;
        throw error;
      },
    );
    return this.#ready;
  }
}
