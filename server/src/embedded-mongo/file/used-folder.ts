import { statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn } from './backups.ts';
import { isEmpty } from './open-file.ts';
import { fileIn } from './storage.ts';

interface Folder {
  readonly dir: string;
  readonly backups: { readonly dir: string } | null;
  readonly traces: readonly string[];
  /** When the process began, in ms since 1970. */
  readonly begunAt: number;
}

const isOlder = (file: string, than: number): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? than) < than;

/**
 * What tells that a folder without a store had one: a backup, or a file that was made before this process began.
 * A disk that is not mounted looks so.
 */
export function traceOfAnother({ dir, backups, traces, begunAt }: Folder): string | undefined {
  if (!isEmpty(fileIn(dir))) return undefined;
  const [backup] = backups ? backupsIn(backups.dir) : [];
  return backup ?? [join(dir, 'lock.db'), ...traces].find((file) => isOlder(file, begunAt));
}
