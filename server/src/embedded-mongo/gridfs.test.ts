import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Db, GridFSBucket, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';

/** The driver's own GridFS; with `TEST_MONGODB_URI` on that server. */
let client: MongoClient;
let db: Db;
let bucket: GridFSBucket;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const store = await startTestStore();
  client = await MongoClient.connect(store.uri);
  db = client.db();
  close = async () => {
    await client.close();
    await store.close();
  };
});
afterAll(() => close());

let bucketName: string;
beforeEach(() => {
  bucketName = `fs-${crypto.randomUUID()}`;
  bucket = new GridFSBucket(db, { bucketName, chunkSizeBytes: 1000 });
});

async function upload(name: string, bytes: Uint8Array, metadata = {}): Promise<ObjectId> {
  const stream = bucket.openUploadStream(name, { metadata });
  await pipeline(Readable.from([bytes]), stream);
  return stream.id;
}
const read = (id: ObjectId, range?: { start?: number; end?: number }): Promise<Buffer> =>
  buffer(bucket.openDownloadStream(id, range));
const chunks = () => db.collection(`${bucketName}.chunks`);
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('GridFS', () => {
  test.each([0, 1, 999, 1000, 1001, 2_500])('gives back a file of %d bytes', async (size) => {
    const bytes = randomBytes(size);
    const id = await upload('a.bin', bytes, { kind: 'test' });
    expect((await read(id)).equals(bytes)).toBe(true);
    const [file] = await bucket.find({ _id: id }).toArray();
    expect(file).toMatchObject({
      length: size,
      chunkSize: 1000,
      filename: 'a.bin',
      metadata: { kind: 'test' },
    });
    expect(file?.uploadDate).toBeInstanceOf(Date);
    expect(await chunks().countDocuments({ files_id: id })).toBe(Math.ceil(size / 1000));
  });

  test('a large file in chunks of the usual size', async () => {
    const large = new GridFSBucket(db, { bucketName });
    const bytes = randomBytes(5 * 1024 * 1024 + 7);
    const stream = large.openUploadStream('large');
    await pipeline(Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), stream);
    expect(sha(await buffer(large.openDownloadStreamByName('large')))).toBe(sha(bytes));
    expect(await chunks().countDocuments()).toBe(21);
  });

  test('the indexes that it needs are there, and a chunk is there once', async () => {
    const id = await upload('a', randomBytes(10));
    const keys = async (of: string) =>
      (await db.collection(`${bucketName}.${of}`).indexes()).map(({ key }) => key as unknown);
    expect(await keys('files')).toEqual([{ _id: 1 }, { filename: 1, uploadDate: 1 }]);
    expect(await keys('chunks')).toEqual([{ _id: 1 }, { files_id: 1, n: 1 }]);
    const twice = chunks().insertOne({ files_id: id, n: 0, data: Buffer.alloc(1) });
    await expect(twice).rejects.toMatchObject({ code: 11000 });
  });

  test.each<[{ start?: number; end?: number }]>([
    [{ start: 0, end: 5 }],
    [{ start: 998, end: 1003 }],
    [{ start: 1000, end: 2000 }],
    [{ start: 2400, end: 2500 }],
    [{ end: 1 }],
  ])('a part of a file: %o', async (range) => {
    const bytes = randomBytes(2500);
    const id = await upload('part', bytes);
    expect((await read(id, range)).equals(bytes.subarray(range.start ?? 0, range.end))).toBe(true);
  });

  test('revisions of a name', async () => {
    for (const text of ['first', 'second', 'third']) await upload('notes.txt', Buffer.from(text));
    const revision = async (number: number): Promise<string> =>
      String(await buffer(bucket.openDownloadStreamByName('notes.txt', { revision: number })));
    const found = await bucket.find({ filename: 'notes.txt' }).sort({ uploadDate: 1 }).toArray();
    expect(found).toHaveLength(3);
    const texts = await Promise.all(found.map(async ({ _id }) => String(await read(_id))));
    expect([...texts].toSorted()).toEqual(['first', 'second', 'third']);
    expect(['first', 'second', 'third']).toContain(await revision(-1));
    expect(['first', 'second', 'third']).toContain(await revision(0));
    await expect(revision(9)).rejects.toThrow(/FileNotFound/);
  });

  test("an id of one's own, a new name, and away with it", async () => {
    const id = new ObjectId();
    await pipeline(Readable.from([randomBytes(3000)]), bucket.openUploadStreamWithId(id, 'old'));
    await bucket.rename(id, 'new');
    expect((await bucket.find({ filename: 'new' }).toArray()).map(({ _id }) => _id)).toEqual([id]);
    await bucket.delete(id);
    expect(await chunks().countDocuments()).toBe(0);
    await expect(read(id)).rejects.toThrow(/FileNotFound/);
    await expect(bucket.delete(id)).rejects.toThrow(/File not found/);
    await expect(bucket.rename(id, 'x')).rejects.toThrow(/not found/);
  });

  test('an upload that is broken off leaves nothing', async () => {
    const stream = bucket.openUploadStream('half');
    await new Promise<void>((resolve, reject) => {
      stream.write(randomBytes(5000), (error) => (error ? reject(error) : resolve()));
    });
    await stream.abort();
    expect(await chunks().countDocuments()).toBe(0);
    expect(await bucket.find().toArray()).toEqual([]);
  });

  test('a chunk that is lost is noticed', async () => {
    const id = await upload('a', randomBytes(2500));
    await chunks().deleteOne({ files_id: id, n: 1 });
    await expect(read(id)).rejects.toThrow(/ChunkIsMissing/);
  });

  test('all of it is dropped', async () => {
    await upload('a', randomBytes(10));
    await bucket.drop();
    const names = await db.listCollections({}, { nameOnly: true }).toArray();
    expect(names.filter(({ name }) => name.startsWith(bucketName))).toEqual([]);
    const id = await upload('again', randomBytes(10));
    expect(await read(id)).toHaveLength(10);
  });
});
