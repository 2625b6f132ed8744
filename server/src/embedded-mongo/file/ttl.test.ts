import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { encode } from '../raw-bson.ts';
import type { Doc } from '../values.ts';

test('a partial TTL index leaves what is due but not within it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sets-ttl-'));
  const now = Date.UTC(2026, 0, 1);
  const engine = new Engine(dir, { now: () => now });
  const run = async (command: Doc): Promise<Doc> =>
    (await engine.run({ ...command, $db: 'test' })) as Doc;
  const key = { name: 'at', key: { at: 1 }, expireAfterSeconds: 60 };
  const index = { ...key, partialFilterExpression: { finished: true } };
  await run({ createIndexes: 'c', indexes: [index] });
  const at = new Date(now - 3_600_000);
  const documents = [
    { _id: 1, at, finished: true },
    { _id: 2, at, finished: false },
    { _id: 3, at },
    { _id: 4, at: new Date(now), finished: true },
  ];
  await run({ insert: 'c', documents: documents.map((doc) => encode(doc)) });
  await engine.sweep();
  const left = await run({ distinct: 'c', key: '_id' });
  expect(left.values).toEqual(
    [2, 3, 4].map((id) => expect.toSatisfy((each) => Number(each) === id)),
  );
  engine.close();
  rmSync(dir, { recursive: true });
});
