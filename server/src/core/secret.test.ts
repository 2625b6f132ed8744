import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

test.each(['', 'x', 'short enough to be guessed\n'])(
  'one that is none is refused: %j',
  async (kept) => {
    await writeFile(join(folder, 'jwt-secret'), kept);
    await writeFile(join(folder, 'mails-key'), kept);
    await expect(keptSecret(folder)).rejects.toThrow(
      /jwt-secret holds fewer .*delete it.*sessions end/,
    );
    await expect(keptSecret(folder, 'mails-key')).rejects.toThrow(/mails-key .* next start\.$/);
  },
);

test('where its folder is a file, a sentence says so', async () => {
  const file = join(folder, 'data');
  await writeFile(file, '');
  for (const dataDir of [file, join(file, 'inner')])
    await expect(keptSecret(dataDir)).rejects.toThrow(
      /^The file .*jwt-secret cannot be read: a file is in the place of its folder\. Set DATA_DIR/,
    );
});

/** What a process says that may write no byte to a file, as with a full disk. */
const withoutRoom = (): string => {
  const module = new URL('secret.ts', import.meta.url).href;
  const code = `const { keptSecret } = await import(${JSON.stringify(module)});
    console.log(await keptSecret(${JSON.stringify(folder)}).catch(({ message }) => message));`;
  const run = [process.execPath, '--input-type=module', '-e', code];
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...run]);
  return stdout.toString().trim();
};

test('where it is there, nothing is written, so a full disk stops no start', async () => {
  const secret = await keptSecret(folder);
  expect(withoutRoom()).toBe(secret);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

test('where there is no room for it, a sentence says so and nothing is left over', async () => {
  expect(withoutRoom()).toMatch(/^The file .*jwt-secret cannot be made: .*\.$/);
  expect(await readdir(folder)).toEqual([]);
});
