import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { flushFile } from './files.ts';
import { fileIn } from './storage.ts';

/**
 * Writes all that the store in a folder holds at this moment into one new file, on disk when this returns; what was
 * deleted is not in it. The store may be in use, by this process or another one.
 *
 * @throws Error where there is no store, or no room
 */
export function copyStore(dir: string, to: string): void {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    // SQLite fills an empty file that is there, which is for this user alone.
    closeSync(openSync(part, 'wx', 0o600));
    const db = new DatabaseSync(fileIn(dir), { readOnly: true });
    try {
      db.prepare('VACUUM INTO ?').run(part);
    } finally {
      db.close();
    }
    flushFile(part);
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
}
