import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyStore } from './copy-store.ts';
import { stampOf } from './files.ts';

/** Where copies of the store go, how often one is made, and how many stay. */
export interface BackupPlan {
  readonly dir: string;
  readonly everyMs: number;
  readonly keep: number;
}

const nameShape = /^store-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.db$/;

/** The file of a backup is named by the second in which it was begun. */
const nameOf = (at: number): string => `store-${stampOf(at)}.db`;

const timeOf = (name: string): number => {
  const [date, time = ''] = (nameShape.exec(name)?.[1] ?? '').split('T');
  return Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
};

/** The files of the backups in a folder, the newest first. */
export function backupsIn(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => nameShape.test(name))
      .toSorted()
      .toReversed()
      .map((name) => join(dir, name));
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether the newest is older than the plan wants, or there is none. One of the future is none. */
export function isBackupDue({ dir, everyMs }: BackupPlan, now: number): boolean {
  const ages = backupsIn(dir).map((file) => now - timeOf(file.slice(dir.length + 1)));
  return !ages.some((age) => age >= 0 && age < everyMs);
}

/** Makes one, and removes the oldest beyond those that stay. Takes as long as the store is large. */
export function makeBackup(store: string, { dir, keep }: BackupPlan, now: number): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  copyStore(store, join(dir, nameOf(now)));
  for (const file of backupsIn(dir).slice(keep)) rmSync(file);
}
