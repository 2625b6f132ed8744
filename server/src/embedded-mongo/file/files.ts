import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A moment as it stands in the names of files: `2026-11-27T19-20-21Z`. */
export const stampOf = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Puts what was written to a file on the disk. */
export function flushFile(file: string): void {
  const fd = openSync(file, 'r+');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
