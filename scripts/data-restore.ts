/**
 * `npm run data:restore [-- --from FILE]`: puts a backup, the newest one, in the place of the embedded store.
 * `npm run data:restore -- --forget-unreadable`: lets a store with a damaged log go on with what was written before.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupsIn } from '../server/src/embedded-mongo/file/backups.ts';
import { forgetUnreadable, restoreStore } from '../server/src/embedded-mongo/file/restore-store.ts';
import { backupsFolder, run, storeFolder } from './data-target.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      'forget-unreadable': { type: 'boolean', default: false },
    },
  });
  const dir = storeFolder();
  if (values['forget-unreadable']) {
    const aside = forgetUnreadable(dir, Date.now());
    console.log(`${dir} goes on with what could be read. Its files as they were are in ${aside}`);
    return;
  }
  const [newest] = backupsIn(backupsFolder());
  const from = values.from === undefined ? newest : resolve(values.from);
  if (from === undefined) throw new Error(`There is no backup in ${backupsFolder()}.`);
  const aside = restoreStore(dir, from, Date.now());
  console.log(`${from} is now the store in ${dir}. What was there before is in ${aside}`);
});
