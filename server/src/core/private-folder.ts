import { chmod, stat } from 'node:fs/promises';
import type { Log } from './log.ts';

const ofOthers = 0o077;
const sticky = 0o1000;

/**
 * Lets this user alone into a folder that is there, or says in a line that others can read it. A folder that is meant
 * for all, as `/tmp` is, stays so.
 */
export const makePrivate = async (folder: string, log: Pick<Log, 'warn'>): Promise<void> => {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory() || (found.mode & ofOthers) === 0 || !process.getuid) return;
  if (found.uid === process.getuid() && (found.mode & sticky) === 0) {
    const isDone = await chmod(folder, 0o700).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
  log.warn({ folder }, 'other users of this machine can look into the data folder: set it to 0700');
};
