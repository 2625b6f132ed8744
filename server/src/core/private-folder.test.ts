import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivate } from './private-folder.ts';

let folder: string;
let warnings: unknown[];
const log = { warn: (fields: unknown) => void warnings.push(fields) };
const modeOf = async (): Promise<number> => (await stat(folder)).mode & 0o1777;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sets-private-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that others can read is for this user alone from then on', async () => {
  await chmod(folder, 0o755);
  await makePrivate(folder, log);
  expect(await modeOf()).toBe(0o700);
  expect(warnings).toEqual([]);
});

test('one that is meant for all stays so, and a line says it', async () => {
  await chmod(folder, 0o1777);
  await makePrivate(folder, log);
  expect(await modeOf()).toBe(0o1777);
  expect(warnings).toEqual([{ folder }]);
});

test('one that is not there, or is none, is left to who needs it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '', { mode: 0o644 });
  await makePrivate(join(folder, 'none'), log);
  await makePrivate(file, log);
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  expect(warnings).toEqual([]);
});
