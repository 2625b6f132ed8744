/** Fails when something that `npm start` installs has a licence other than a permissive one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** By SPDX name. MPL-2.0 binds only who changes its own files; OFL-1.1 is the licence of fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** The LGPL's libvips, as sharp brings it: a library of its own files that is loaded as it is and can be replaced. */
const loadedAsTheyAre = /\/@img\/sharp-libvips-[^/]+$/u;

type Lockfile = { packages: Record<string, { dev?: boolean; link?: boolean }> };
/** `licenses` is the old form, still found in a few packages. */
type Manifest = { license?: unknown; licenses?: { type: string }[] };

const lockfile: Lockfile = readJson('package-lock.json');
const product = Object.entries(lockfile.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
  .map(([path]) => path)
  .filter((path) => existsSync(join(root, path, 'package.json')));

const refused = product.flatMap((path) => {
  if (loadedAsTheyAre.test(path)) return [];
  const { license, licenses }: Manifest = readJson(join(path, 'package.json'));
  const expression =
    license ?? licenses?.map(({ type }) => type).join(' OR ') ?? licenceBeside(path);
  return isAllowed(expression) ? [] : [`${path}: ${JSON.stringify(expression)}`];
});

for (const line of refused) console.error(line);
console.log(`${product.length} packages of the product, ${refused.length} with another licence.`);
process.exitCode = refused.length === 0 ? 0 : 1;

/** An SPDX expression: of alternatives one is enough, of a sum every part counts. */
function isAllowed(expression: unknown): boolean {
  if (typeof expression !== 'string') return false;
  return expression
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .some((sum) => sum.split(' AND ').every((name) => allowed.has(name.trim())));
}

/** A few packages say in their text alone, and not in their manifest, that it is MIT's. */
function licenceBeside(path: string): string | undefined {
  const file = join(root, path, 'LICENSE');
  const isMit = existsSync(file) && readFileSync(file, 'utf8').startsWith('MIT License\n');
  return isMit ? 'MIT' : undefined;
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
