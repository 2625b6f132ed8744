import type { Connection } from 'mongoose';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import type { Clock } from '../../../core/clock.ts';
import { durableWrite } from '../../../core/durable-write.ts';
import { newId } from '../../../core/new-id.ts';

/** What uses a file: it stays as long as that. */
export interface Owner {
  readonly kind: 'cheatsheet' | 'weeklog';
  readonly id: string;
}

/** GridFS's document of a file, which is there from its first part on. */
export interface UploadDocument {
  /** Never given twice, also where an upload is begun again: pieces of two never mix. */
  readonly _id: string;
  readonly filename: string;
  /** Of the whole file, in bytes. */
  readonly length: number;
  readonly chunkSize: number;
  readonly uploadDate: Date;
  readonly metadata: {
    readonly uploadid: string;
    readonly by: string;
    /** Bytes from the beginning that are kept. */
    readonly have: number;
    /** Since when it has neither grown nor been used; null where something uses it. */
    readonly waitingSince: Date | null;
    readonly owner: Owner | null;
  };
}

interface Begun {
  readonly uploadid: string;
  readonly by: string;
  readonly name: string;
  readonly bytes: number;
}

const bucket = 'documents';
const partBytes = uploadLimits.partBytes;

/** There is one document for each place of each file, whoever sends it and how often. */
const pieceId = (fileid: string, n: number): string => `${fileid}.${n}`;

/**
 * Files in GridFS, part by part: what is sent is a piece of GridFS as it is, so nothing is ever put together or
 * copied. A piece is never written over: what was read once stays so.
 */
export class UploadStore {
  readonly #connection: Connection;
  readonly #clock: Pick<Clock, 'now'>;
  #ready: Promise<unknown> | null = null;

  constructor(connection: Connection, clock: Pick<Clock, 'now'>) {
    this.#connection = connection;
    this.#clock = clock;
  }

  /** False where the uploadid is taken. */
  async begin({ uploadid, by, name, bytes }: Begun): Promise<boolean> {
    await this.#indexes();
    const now = this.#now();
    const made: UploadDocument = {
      _id: newId(),
      filename: name,
      length: bytes,
      chunkSize: partBytes,
      uploadDate: now,
      metadata: { uploadid, by, have: 0, waitingSince: now, owner: null },
    };
    return (await durableWrite(this.#db, { insert: `${bucket}.files`, documents: [made] })) === 1;
  }

  find(uploadid: string): Promise<UploadDocument | null> {
    return this.#files.findOne({ 'metadata.uploadid': uploadid });
  }

  /**
   * Keeps the part that comes next; whoever sends the same one at the same time keeps it once. False where the file
   * is not as it was: somebody was faster, or it is gone.
   */
  async put({ _id, metadata }: UploadDocument, part: Buffer): Promise<boolean> {
    const { have } = metadata;
    const n = have / partBytes;
    const piece = { _id: pieceId(_id, n), files_id: _id, n, data: part };
    await durableWrite(this.#db, { insert: `${bucket}.chunks`, documents: [piece] });
    const grown = { 'metadata.have': have + part.byteLength, 'metadata.waitingSince': this.#now() };
    const didGrow = await this.#change({ _id, 'metadata.have': have }, grown);
    // It was removed meanwhile, and this piece may have come after that.
    if (!didGrow && (await this.#files.findOne({ _id })) === null) await this.#removePieces(_id);
    return didGrow;
  }

  /** Bytes [from, to) of a file, of which no more than a piece is held; it ends early where the file goes meanwhile. */
  async *read({ _id }: UploadDocument, from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at < to;) {
      const n = Math.floor(at / partBytes);
      const piece = await this.#chunks.findOne({ _id: pieceId(_id, n) });
      if (piece === null) throw new Error('A piece of a file is gone.');
      const start = n * partBytes;
      const { buffer, byteOffset } = piece.data.buffer;
      const end = Math.min(to - start, piece.data.position);
      yield Buffer.from(buffer, byteOffset + at - start, end - (at - start));
      at = start + end;
    }
  }

  /** False where it is not whole, gone, or something else uses it. */
  claim({ _id, length }: UploadDocument, owner: Owner): Promise<boolean> {
    const free = { _id, 'metadata.have': length, 'metadata.owner': null };
    return this.#change(free, { 'metadata.owner': owner, 'metadata.waitingSince': null });
  }

  async #change(which: object, set: object): Promise<boolean> {
    const updates = [{ q: which, u: { $set: set } }];
    return (await durableWrite(this.#db, { update: `${bucket}.files`, updates })) === 1;
  }

  /** What was begun, by what it is to become: bytes of all, and how many wait for their use. */
  async usedBy(by: string): Promise<{ bytes: number; waiting: number }> {
    const waits = { $cond: [{ $eq: ['$metadata.owner', null] }, 1, 0] };
    const [sum] = await this.#files
      .aggregate<{ bytes: number; waiting: number }>([
        { $match: { 'metadata.by': by } },
        { $group: { _id: null, bytes: { $sum: '$length' }, waiting: { $sum: waits } } },
      ])
      .toArray();
    return { bytes: sum?.bytes ?? 0, waiting: sum?.waiting ?? 0 };
  }

  of(by: string): Promise<UploadDocument[]> {
    return this.#files.find({ 'metadata.by': by }).sort({ _id: 1 }).toArray();
  }

  ofOwner({ kind, id }: Owner): Promise<UploadDocument[]> {
    return this.#files.find({ 'metadata.owner.id': id, 'metadata.owner.kind': kind }).toArray();
  }

  /** What uses these of a person is nobody's alone: they do not go with the account, and count for no plan. */
  async disown(by: string, kind: Owner['kind']): Promise<void> {
    const used = { 'metadata.by': by, 'metadata.owner.kind': kind };
    await this.#files.updateMany(used, { $set: { 'metadata.by': '' } });
  }

  among(uploadids: readonly string[]): Promise<UploadDocument[]> {
    return this.#files.find({ 'metadata.uploadid': { $in: [...uploadids] } }).toArray();
  }

  /** Of those that have waited since then or longer, some. */
  waiting(until: Date, most: number): Promise<UploadDocument[]> {
    return this.#files
      .find({ 'metadata.waitingSince': { $lte: until } })
      .limit(most)
      .toArray();
  }

  /** Whether the sweep finds anything, now or later. */
  async hasAnythingToSweep(): Promise<boolean> {
    const waits = { 'metadata.waitingSince': { $type: 'date' } } as const;
    const found =
      (await this.#files.findOne(waits, { projection: { _id: 1 } })) ??
      (await this.#removed.findOne({}, { projection: { _id: 1 } }));
    return found !== null;
  }

  /**
   * With its pieces; that it was removed stays noted, for a part that is on its way while it goes.
   * @param onlyIf what must hold of it in that moment
   */
  async remove(fileid: string, onlyIf: object = {}): Promise<void> {
    const at = this.#now();
    await this.#removed.updateOne({ _id: fileid }, { $set: { at } }, { upsert: true });
    const { deletedCount } = await this.#files.deleteOne({ ...onlyIf, _id: fileid });
    const isGone = deletedCount === 1 || (await this.#files.findOne({ _id: fileid })) === null;
    if (isGone) await this.#removePieces(fileid);
    else await this.#removed.deleteOne({ _id: fileid });
  }

  /** Unless it is used since it was found. */
  removeWaiting(fileid: string, until: Date): Promise<void> {
    return this.remove(fileid, { 'metadata.waitingSince': { $lte: until } });
  }

  /** Unless it is used. */
  removeUnused(fileid: string): Promise<void> {
    return this.remove(fileid, { 'metadata.owner': null });
  }

  /** Pieces that came while their file was removed, where nobody was left to take them away. */
  async removeLeft(until: Date): Promise<void> {
    for await (const { _id: fileid } of this.#removed.find({ at: { $lte: until } })) {
      if ((await this.#files.findOne({ _id: fileid })) === null) await this.#removePieces(fileid);
      await this.#removed.deleteOne({ _id: fileid });
    }
  }

  async #removePieces(fileid: string): Promise<void> {
    await this.#chunks.deleteMany({ files_id: fileid });
  }

  get #files() {
    return this.#db.collection<UploadDocument>(`${bucket}.files`);
  }

  get #chunks() {
    return this.#db.collection<{
      readonly _id: string;
      readonly files_id: string;
      readonly n: number;
      readonly data: { readonly buffer: Buffer; readonly position: number };
    }>(`${bucket}.chunks`);
  }

  /** Of each file that was removed, when. */
  get #removed() {
    return this.#db.collection<{ readonly _id: string; readonly at: Date }>(`${bucket}.removed`);
  }

  get #db() {
    const { db } = this.#connection;
    if (db === undefined) throw new Error('The store is not connected.');
    return db;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  #indexes(): Promise<unknown> {
    const facts = ['by', 'owner.id', 'waitingSince'];
    this.#ready ??= Promise.all([
      this.#files.createIndex({ 'metadata.uploadid': 1 }, { unique: true }),
      this.#chunks.createIndex({ files_id: 1, n: 1 }, { unique: true }),
      ...facts.map((fact) => this.#files.createIndex({ [`metadata.${fact}`]: 1 })),
    ]).catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }
}
