import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { startEmbeddedMongo } from '../start.ts';

/** The files of the store's folder in which these bytes stand. */
const filesWith = async (dir: string, words: string): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if ((await readFile(join(dir, entry.name))).includes(words)) found.push(entry.name);
  }
  return found;
};

/** Of some pages, of a part of one, and of some bytes: they lie in the file in different ways. */
const lengths = [20, 300, 5_000, 60_000];

test('words that were deleted or replaced are in no file after a clean stop; others still are', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sets-deleted-'));
  const store = await startEmbeddedMongo({ dir });
  const client = await MongoClient.connect(store.uri);
  const written = client.db().collection<Document & { _id: string }>('written');
  await written.createIndex({ title: 1 });
  await written.createIndex({ text: 'text' });
  for (let at = 0; at < 80; at += 1) {
    const text = (word: string) => `${word} ${'p'.repeat(lengths[at % 4]!)} ${word}end`;
    await written.insertOne({ _id: `gone${at}`, title: `GONETITLE${at}`, text: text('gonewords') });
    await written.insertOne({ _id: `other${at}`, title: 'Old', text: text('oldwords') });
    await written.insertOne({ _id: `kept${at}`, title: 'Kept', text: text('keptwords') });
  }
  expect(await filesWith(dir, 'gonewords')).not.toEqual([]);
  await written.updateMany({ title: 'Old' }, { $set: { text: 'New.' } });
  for (let at = 0; at < 20; at += 1) await written.deleteOne({ _id: `gone${at}` });
  await written.deleteMany({ _id: { $regex: '^gone' } });
  await client.db().collection('dropped').insertOne({ text: 'droppedwords' });
  await client.db().collection('dropped').drop();
  await client.close();
  await store.close();
  for (const words of ['gonewords', 'GONETITLE', 'oldwords', 'droppedwords']) {
    expect(await filesWith(dir, words), words).toEqual([]);
  }
  expect(await filesWith(dir, 'keptwords')).toEqual(['store.db']);
  expect(await readdir(dir)).toEqual(['lock.db', 'store.db']);
  await rm(dir, { recursive: true });
});
