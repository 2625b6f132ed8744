import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import mongoose, { type Connection } from 'mongoose';
import { fileLimits } from '@sets/shared/file/file.contract.ts';

/** What is kept with a picture. Its id is `_id` of GridFS's own document. */
export interface FileFacts {
  readonly moduleid: string;
  /** Userid of who sent it; null where they are gone. */
  readonly by: string | null;
  readonly width: number;
  readonly height: number;
  /** Since when nothing may name it; null where something was found to. */
  readonly looseSince: Date | null;
}

/** GridFS's document of a file. */
export interface FileDocument {
  readonly _id: string;
  /** In bytes. */
  readonly length: number;
  readonly metadata: FileFacts;
}

const bucketName = 'pictures';

/** Pictures in GridFS, so that they lie in the store with everything else: one backup has them too. */
export class FileStore {
  readonly #connection: Connection;
  #ready: Promise<unknown> | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async put(fileid: string, bytes: Buffer, facts: FileFacts): Promise<void> {
    await this.#indexes();
    // The driver takes any id, its types know one kind alone.
    const id = fileid as unknown as mongoose.mongo.ObjectId;
    const upload = this.#bucket.openUploadStreamWithId(id, fileid, { metadata: { ...facts } });
    await pipeline(Readable.from([bytes]), upload);
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
    // GridFS refuses to delete twice, and so leaves pieces where it failed before.
    await this.#files.deleteOne({ _id: fileid });
    await this.#chunks.deleteMany({ files_id: fileid });
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

  of(by: string): Promise<FileDocument[]> {
    return this.#files.find({ 'metadata.by': by }).sort({ _id: 1 }).toArray();
  }

  in(moduleid: string): Promise<FileDocument[]> {
    return this.#files.find({ 'metadata.moduleid': moduleid }).toArray();
  }

  /** Of those that nothing may name since then or before, some. */
  loose(until: Date, most: number): Promise<FileDocument[]> {
    return this.#files
      .find({ 'metadata.looseSince': { $lte: until } })
      .sort({ 'metadata.looseSince': 1 })
      .limit(most)
      .toArray();
  }

  async setLoose(fileids: readonly string[], looseSince: Date | null): Promise<void> {
    const _id = { $in: [...fileids] };
    await this.#files.updateMany({ _id }, { $set: { 'metadata.looseSince': looseSince } });
  }

  async setNobodys(fileids: readonly string[]): Promise<void> {
    await this.#files.updateMany({ _id: { $in: [...fileids] } }, { $set: { 'metadata.by': null } });
  }

  get #bucket() {
    return new mongoose.mongo.GridFSBucket(this.#db, { bucketName });
  }

  get #files() {
    return this.#db.collection<FileDocument>(`${bucketName}.files`);
  }

  get #chunks() {
    return this.#db.collection(`${bucketName}.chunks`);
  }

  get #db() {
    const { db } = this.#connection;
    if (db === undefined) throw new Error('The store is not connected.');
    return db;
  }

  #indexes(): Promise<unknown> {
    const keys = ['metadata.by', 'metadata.moduleid', 'metadata.looseSince'];
    this.#ready ??= Promise.all(keys.map((key) => this.#files.createIndex({ [key]: 1 }))).catch(
      (error: unknown) => {
        this.#ready = null;
        throw error;
      },
    );
    return this.#ready;
  }
}
