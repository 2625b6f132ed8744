import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sets-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, for this user alone, and is the same ever after', async () => {
  const dataDir = join(folder, 'new');
  const secret = await keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await keptSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
});

test('of many that start together, all have the same one and nothing is left over', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

test('each is one of its own', async () => {
  const names = ['jwt-secret', 'metrics-token', 'mails-key'] as const;
  const secrets = await Promise.all(names.map((name) => keptSecret(folder, name)));
  expect(new Set(secrets).size).toBe(3);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
});
