/** `npm run data:export [-- --out DIR]`: the database as EJSON files and a manifest. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportData } from '../server/src/core/data-transfer.ts';
import { printSummaries, run, withDatabaseToRead } from './data-target.ts';

await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'data-export' } } });
  const dir = resolve(values.out);
  await withDatabaseToRead(async (db) => {
    printSummaries(await exportData(db, dir));
    console.log(`written to ${dir}`);
  });
});
