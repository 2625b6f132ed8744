import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './start.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-start-'));
let store: EmbeddedMongo;

beforeAll(async () => {
  store = await startEmbeddedMongo({ dir });
});

afterAll(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

describe('the folder', () => {
  test('has a socket and files that only this user may open', () => {
    for (const file of ['store.sock', 'store.db', 'store.db-wal']) {
      expect(statSync(join(dir, file)).mode & 0o777).toBe(0o600);
    }
  });

  test('is refused to a second one, in this process and in another', async () => {
    const sentence = `The data folder ${dir} is in use by another process.`;
    await expect(startEmbeddedMongo({ dir })).rejects.toThrow(sentence);
    const start = fileURLToPath(new URL('start.ts', import.meta.url));
    const code = `const { startEmbeddedMongo } = await import(${JSON.stringify(start)});
      await startEmbeddedMongo({ dir: ${JSON.stringify(dir)} }).catch((e) => console.log(e.message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      timeout: 10_000,
    });
    expect(stdout.toString()).toContain(sentence);
    const client = await MongoClient.connect(store.uri);
    await client.db().collection('still').insertOne({ here: 1 });
    await client.close();
  });

  test('whose lock holds no database is locked all the same', async () => {
    for (const text of ['x', 'no database at all, but a text of some length. '.repeat(200)]) {
      const folder = mkdtempSync(join(dir, 'lock-'));
      writeFileSync(join(folder, 'lock.db'), text);
      const other = await startEmbeddedMongo({ dir: folder });
      await expect(startEmbeddedMongo({ dir: folder })).rejects.toThrow(
        /in use by another process/,
      );
      await other.close();
    }
  });

  test('with a folder in the place of the socket is refused with a sentence', async () => {
    const folder = mkdtempSync(join(dir, 'socket-'));
    mkdirSync(join(folder, 'store.sock'));
    const refused = expect(startEmbeddedMongo({ dir: folder })).rejects;
    await refused.toThrow(/store\.sock is a folder, .*Move it away/);
  });

  test('may be so deep that a socket has no place in it', async () => {
    const deep = join(dir, 'deep'.repeat(20), 'deeper'.repeat(10));
    mkdirSync(deep, { recursive: true });
    const other = await startEmbeddedMongo({ dir: deep });
    const its = await MongoClient.connect(other.uri);
    await its.db().collection('a').insertOne({ a: 1 });
    await its.close();
    await other.close();
  });

  test.each([
    ['a backup', 'backups/store-2026-11-27T19-20-21Z.db', true],
    ['a secret of an earlier start', 'jwt-secret', true],
    ['the lock of an earlier start', 'store/lock.db', true],
    ['a secret of this start', 'jwt-secret', false],
    ['nothing of a store', 'notes.txt', false],
  ])('where it holds no store, but %s: %s', async (_what, name, isUsed) => {
    const data = mkdtempSync(join(dir, 'used-'));
    for (const folder of ['store', 'backups']) mkdirSync(join(data, folder));
    const trace = join(data, name);
    writeFileSync(trace, '');
    if (isUsed) utimesSync(trace, 1, 1);
    const said: string[] = [];
    const hear = ({ message }: Error): number => said.push(message);
    process.on('warning', hear);
    const plan = { dir: join(data, 'backups'), everyMs: 1e9, keep: 7 };
    const options = {
      dir: join(data, 'store'),
      backups: plan,
      traces: [join(data, 'jwt-secret')],
    };
    for (const _ of [0, 1]) await (await startEmbeddedMongo(options)).close();
    process.off('warning', hear);
    const ours = said.filter((message) => message.includes('began an empty store'));
    expect(ours).toEqual(isUsed ? [expect.stringContaining(trace)] : []);
  });

  test('keeps what is in it: documents, indexes and the knowledge which one is multikey', async () => {
    const folder = join(dir, 'again');
    for (const round of [0, 1]) {
      const other = await startEmbeddedMongo({ dir: folder });
      const its = await MongoClient.connect(other.uri);
      const kept = its.db().collection('kept');
      if (round === 0) {
        await kept.createIndex({ tags: 1 }, { unique: true });
        await kept.insertOne({ tags: ['a', 'b'] });
      }
      expect(await kept.find({ tags: 'b' }).toArray()).toHaveLength(1);
      const { queryPlanner } = await kept.find({ tags: 'b' }).explain();
      expect(queryPlanner.winningPlan.inputStage.isMultiKey).toBe(true);
      await expect(kept.insertOne({ tags: 'a' })).rejects.toMatchObject({ code: 11000 });
      await its.close();
      await other.close();
    }
  });
});
