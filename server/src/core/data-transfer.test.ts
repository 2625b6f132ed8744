import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Double, Int32, Long, type Db, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedTestStore, startTestStore } from '../../test/start-test-store.ts';
import { checkImported, exportData, importData } from './data-transfer.ts';

const closers: (() => Promise<unknown>)[] = [];
let source: Db;
let target: Db;
let dir: string;

async function database(start: typeof startTestStore): Promise<Db> {
  const store = await start();
  const client = await MongoClient.connect(store.uri);
  closers.push(async () => {
    await client.close();
    await store.close();
  });
  return client.db();
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sets-export-'));
  source = await database(startEmbeddedTestStore);
  target = await database(startTestStore);
  await source.collection('people').createIndex({ email: 1 }, { unique: true, sparse: true });
  await source
    .collection('people')
    .createIndex({ at: -1 }, { expireAfterSeconds: 3_000_000_000 / 2 });
  await source.collection('people').insertMany([
    { _id: new ObjectId(), email: 'a@x', at: new Date(), tags: ['ä', '\u{1F600}'] },
    {
      _id: 'text' as never,
      whole: new Double(3),
      n: new Int32(3),
      long: Long.fromString('9007199254740993'),
    },
    { _id: 5 as never, bytes: new Binary(Buffer.from('bytes')), nothing: null, deep: { a: [{}] } },
  ]);
  const many = Array.from({ length: 1200 }, (_, n) => ({ _id: `run:${n}` as never, n }));
  await source.collection('answers/of runs').insertMany(many);
});

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(dir, { recursive: true });
});

test('what is exported is for this user alone, also where an older export was for all', async () => {
  const out = join(dir, 'private');
  const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
  await exportData(source, out);
  expect(await modeOf(out)).toBe(0o700);
  await chmod(join(out, 'people.ejson'), 0o644);
  await exportData(source, out);
  for (const file of ['people.ejson', 'manifest.json'])
    expect(await modeOf(join(out, file))).toBe(0o600);
});

test('what is exported and imported is the same, indexes too, both ways', async () => {
  const there = join(dir, 'there');
  const back = join(dir, 'back');
  const exported = await exportData(source, there);
  expect(exported.map(({ name, count }) => [name, count])).toEqual([
    ['answers/of runs', 1200],
    ['people', 3],
  ]);
  const imported = await importData(target, there);
  expect(imported).toEqual(exported.map(({ name, count, sha256 }) => ({ name, count, sha256 })));
  const specs = await target.collection('people').indexes();
  expect(specs).toMatchObject([
    { key: { _id: 1 } },
    { key: { email: 1 }, unique: true, sparse: true },
    { key: { at: -1 }, expireAfterSeconds: 1_500_000_000 },
  ]);
  await exportData(target, back);
  for (const file of ['people.ejson', 'answers%2Fof%20runs.ejson']) {
    expect(await readFile(join(back, file), 'utf8')).toBe(
      await readFile(join(there, file), 'utf8'),
    );
  }
  await importData(source, back, { replace: true });
  expect(await source.collection('answers/of runs').countDocuments()).toBe(1200);
});

test('a target that is not empty is refused, and left as it is', async () => {
  const folder = join(dir, 'again');
  await exportData(source, folder);
  await expect(importData(source, folder)).rejects.toThrow('--replace');
  expect(await source.collection('people').countDocuments()).toBe(3);
});

test('a file that was changed is told', async () => {
  const folder = join(dir, 'changed');
  await exportData(source, folder);
  const file = join(folder, 'people.ejson');
  await writeFile(file, (await readFile(file, 'utf8')).replace('a@x', 'b@x'));
  await expect(importData(source, folder, { replace: true })).rejects.toThrow(/people is not what/);
});

test('an import that did not finish is known, and is begun anew with replace alone', async () => {
  const broken = join(dir, 'broken');
  await exportData(source, broken);
  await importData(target, broken, { replace: true });
  await expect(checkImported(target)).resolves.toBeUndefined();
  // As a kill would: in the middle of the second collection.
  await writeFile(join(broken, 'people.ejson'), '{"_id":"one"}\nno line of an export\n');
  await expect(importData(target, broken, { replace: true })).rejects.toThrow();
  await expect(checkImported(target)).rejects.toThrow(/did not finish.*--replace/);
  await expect(importData(target, broken)).rejects.toThrow(/did not finish/);
  const whole = join(dir, 'whole');
  await exportData(source, whole);
  const imported = await importData(target, whole, { replace: true });
  expect(imported.map(({ name }) => name)).toEqual(['answers/of runs', 'people']);
  await expect(checkImported(target)).resolves.toBeUndefined();
});
