import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
