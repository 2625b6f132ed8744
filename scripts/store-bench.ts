/**
 * `npm run store:bench`: the embedded store through the official driver, beside the same work on
 * plain node:sqlite with the same durability, in the same run. Prints a table for docs.
 *
 * `npm run store:bench -- --long [--documents N] [--json]`: durable writes while N documents (a million) are sorted
 * by a field without an index. Ends with 4 where the 99th percentile is above its bound.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLongRead } from './store-bench/long-read.ts';
import { measureSqlite } from './store-bench/sqlite.ts';
import { measureStore } from './store-bench/store.ts';
import { measureFts, measureStoreText } from './store-bench/text.ts';

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    documents: { type: 'string', default: '1000000' },
    json: { type: 'boolean', default: false },
  },
});

/** A durable write beside a long read may take so long, in ms. */
const writeP99Bound = 50;

const dir = mkdtempSync(join(tmpdir(), 'sets-bench-'));
try {
  if (values.long) await printLongRead();
  else await printTable();
} finally {
  rmSync(dir, { recursive: true });
}

async function printLongRead(): Promise<void> {
  const found = await measureLongRead(join(dir, 'store'), Number(values.documents));
  const { documents, readMs, writes, writeP50Ms, writeP99Ms, writeMaxMs, addedMB } = found;
  console.log(
    `${rounded(documents)} documents sorted without an index in ${(readMs / 1_000).toFixed(1)} s, ${rounded(addedMB)} MB more memory at most.`,
  );
  console.log(
    `${rounded(writes)} durable writes beside it: p50 ${writeP50Ms.toFixed(1)}, p99 ${writeP99Ms.toFixed(1)} (at most ${writeP99Bound}), longest ${writeMaxMs.toFixed(1)} ms.`,
  );
  if (values.json) console.log(JSON.stringify(found));
  if (writeP99Ms > writeP99Bound) process.exitCode = 4;
}

async function printTable(): Promise<void> {
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
}

function rounded(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}
