import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../root.ts';

/** A file that is made: where, and what is in it. */
export interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Writes them and says so. */
export const writeFiles = (files: readonly MadeFile[]): void => {
  for (const { path, bytes } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    console.log(`${relative(root, path)}: ${bytes.length} bytes`);
  }
};
