/** `npm run data:import [-- --from DIR] [--replace]`: what data:export wrote, read and compared. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importData } from '../server/src/core/data-transfer.ts';
import { printSummaries, run, withDatabase } from './data-target.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: 'data-export' },
      replace: { type: 'boolean', default: false },
    },
  });
  const dir = resolve(values.from);
  await withDatabase(async (db) => {
    printSummaries(await importData(db, dir, { replace: values.replace }));
    console.log(`read from ${dir}; counts and checksums are those of the export`);
  });
});
