import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderLock } from './folder-lock.ts';

test('a file in the place of its folder, or of the one around it, is told in a sentence', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sets-lock-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'data');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'store')])
    expect(() => new FolderLock(folder)).toThrow(
      /^A file is in the place of the folder .*DATA_DIR/,
    );
});

test('its files are for one user alone, also those that a version before has made', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sets-lock-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const modes = () =>
    readdirSync(dir).map((file) => [file, statSync(join(dir, file)).mode & 0o777] as const);
  for (const before of [null, 0o644]) {
    if (before !== null) chmodSync(join(dir, 'lock.db'), before);
    const lock = new FolderLock(dir);
    const held = modes();
    lock.release();
    expect(held.map(([file]) => file)).toContain('lock.db');
    for (const [, mode] of [...held, ...modes()]) expect(mode).toBe(0o600);
  }
});
