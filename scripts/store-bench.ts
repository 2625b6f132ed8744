/**
 * `npm run store:bench`: the embedded store through the official driver, beside the same work on
 * plain node:sqlite with the same durability, in the same run. Prints a table for docs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSqlite } from './store-bench/sqlite.ts';
import { measureStore } from './store-bench/store.ts';
import { measureFts, measureStoreText } from './store-bench/text.ts';

const dir = mkdtempSync(join(tmpdir(), 'sets-bench-'));
try {
  const store = new Map([
    ...(await measureStore(join(dir, 'store'))),
    ...(await measureStoreText(join(dir, 'text'))),
  ]);
  const sqlite = new Map([
    ...measureSqlite(join(dir, 'plain.db')),
    ...measureFts(join(dir, 'words.db')),
  ]);
  console.log('| operation | embedded store, a second | plain node:sqlite, a second |');
  console.log('|---|---:|---:|');
  for (const [name, rate] of store) {
    const base = sqlite.get(name);
    console.log(`| ${name} | ${rounded(rate)} | ${base === undefined ? '' : rounded(base)} |`);
  }
} finally {
  rmSync(dir, { recursive: true });
}

function rounded(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}
