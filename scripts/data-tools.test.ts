import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../server/src/embedded-mongo/file/backups.ts';
import { type EmbeddedMongo, startEmbeddedMongo } from '../server/src/embedded-mongo/start.ts';
import { nodeFlags } from './node-flags.mjs';
import { root } from './root.ts';
import { TemporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let store: EmbeddedMongo | undefined;

beforeEach(() => {
  folder = new TemporaryFolder();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  folder[Symbol.dispose]();
});

const storeDir = (): string => join(folder.path, 'store');

/** Runs one of the tools on the folder, and gives what it says. */
const tool = async (name: string, ...options: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeFlags, join('scripts', `${name}.ts`), ...options],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: folder.path } },
  );
  return stdout;
};

/** What the store holds, after the work. */
const names = async (work: (client: MongoClient) => Promise<unknown>): Promise<string[]> => {
  store ??= await startEmbeddedMongo({ dir: storeDir() });
  const client = await MongoClient.connect(store.uri);
  await work(client);
  const found = await client.db().collection<{ name: string }>('people').find().toArray();
  await client.close();
  return found.map(({ name }) => name);
};

const put = (name: string) => (client: MongoClient) =>
  client.db().collection('people').insertOne({ name });
const nothing = (): Promise<void> => Promise.resolve();

test('data:export reads beside a running store, at one moment', { timeout: 60_000 }, async () => {
  await names(put('Ada'));
  const out = join(folder.path, 'out');
  expect(await tool('data-export', '--out', out)).toMatch(/in use: read is a copy.*1 documents/s);
  expect(readFileSync(join(out, 'people.ejson'), 'utf8')).toContain('Ada');
  expect(await names(put('Grace'))).toEqual(['Ada', 'Grace']);
});

test(
  'data:restore puts back the newest backup, never beside a running store',
  { timeout: 60_000 },
  async () => {
    await names(put('Ada'));
    const plan = { dir: join(folder.path, 'backups'), everyMs: 1, keep: 2 };
    makeBackup(storeDir(), plan, Date.now());
    await names(put('Grace'));
    await expect(tool('data-restore')).rejects.toMatchObject({
      stderr: expect.stringMatching(/in use by another process/),
    });
    await store?.close();
    store = undefined;
    expect(await tool('data-restore')).toMatch(/is now the store in .* before is in /);
    expect(await names(nothing)).toEqual(['Ada']);
  },
);
