/** Fails when `npm ci` would refuse package-lock.json; with `--fix` it completes the file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackages, unnamedPackages, withUnnamed } from './lockfile-platforms.ts';
import { root } from './root.ts';

const path = join(root, 'package-lock.json');
const lockfile: { packages: LockPackages } = JSON.parse(readFileSync(path, 'utf8'));
const unnamed = Object.keys(unnamedPackages(lockfile.packages));

if (unnamed.length > 0 && process.argv.includes('--fix')) {
  const packages = withUnnamed(lockfile.packages);
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
  console.log(`Named ${unnamed.length} optional packages in package-lock.json.`);
} else if (unnamed.length > 0) {
  console.error(`package-lock.json does not name these optional packages, so npm ci refuses it:`);
  console.error(unnamed.map((place) => `  ${place}`).join('\n'));
  console.error('Mend it with: node scripts/check-lockfile.ts --fix');
  process.exitCode = 1;
}
