import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the client is built from; tests and what is built are no part of it. */
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'client/*.{html,json,ts}',
  'client/{src,public}/**/*',
  'shared/package.json',
  'shared/src/**/*',
];
const tests = /\.test\.tsx?$/u;

/** The same text for the same sources: name and content of each file, as one hash. */
export function clientFingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !tests.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The build keeps the fingerprint of what it was made from; sirv serves no dot files. */
export const fingerprintFile = '.fingerprint';

export function isClientStale(root: string): boolean {
  const kept = join(root, 'client', 'dist', fingerprintFile);
  return !existsSync(kept) || readFileSync(kept, 'utf8') !== clientFingerprint(root);
}
